/** Words by what they do in questions, talk and answers (`roles.ts`). */
export const SPEECH_ROLES = {
  // Referring back.
  /** Politeness and the like behind a time for what was said before. */
  behindTime: '',
  /** "*What* about nine". */
  whatOf: '',
  /** "What *about* nine". */
  about: '',
  /** Verbs that give what was said another time: "*make* it nine". */
  moving: '',
  /** What was said before. */
  it: '',
  // Questions by what they are about.
  /** A question, or a wish to be shown something, begins with one of these. */
  asking: '',
  /** A question cut short begins with one of these: "*my* alarms". */
  bareQuestion: '',
  /** Words that do something: a question holds none of them. */
  doing: '',
  /** What may stand in any question. */
  inAnyQuestion: '',
  /** These want something written down … */
  noting: '',
  /** … unless one of these follows: "remember *what* …". */
  notedFor: '',
  /** Words that begin no entry of the calendar. */
  noEntry: '',
  /** The speaker, alone. */
  meAlone: '',
  /** "*How* do I set an alarm" asks for an explanation … */
  how: '',
  /** … where one of these follows. */
  howTo: '',
  /** "*Would* you". */
  request: '',
  /** "When *it* starts to rain" sets a condition. */
  itAlone: '',
  /** "*When* it starts". */
  when: '',
  /** "*If* it snows". */
  if: '',
  /** "If it snows *tell* me". */
  tellLater: '',
  /** What is asked about is the speaker's. */
  mine: '',
  /** "*The* concert": one that both know of. */
  pointingOut: '',
  /** "*When* is the wedding". */
  whenWhere: '',
  /** "What *time* is the party". */
  whatWhen: '',
  /** "*What* time". */
  what: '',
  /** "The *next* event". */
  coming: '',
  /** "*Coming* up". */
  comingUp: '',
  /** "Coming *up*", "turn *up*". */
  up: '',
  /** "When *does* the meeting start". */
  does: '',
  /** Parts of the names of places that are words elsewhere. */
  nameWord: '',
  /** What may stand between the person's own words. */
  insideNames: '',
  /** Before the person's own words. */
  articleOrThat: '',
  /** "Would *you* …". */
  speaker: '',
  /** "I *set* an alarm" is told unless one of the next follows. */
  toldVerb: '',
  /** "Set *an* alarm". */
  gift: '',
  /** Behind these a verb is told, and not asked to be done. */
  beforeTold: '',
  /** Around what is written down these say nothing. */
  aroundEntry: '',
  /** "*Give* me a reminder" wants a new one. */
  giving: '',
  /** "*A* reminder". */
  another: '',
  // Talk.
  /** "Can I *have* the lamp on" asks for it, and not how. */
  getting: '',
  /** "Tell me how *many* …" asks for no way to do it. */
  amount: '',
  /** Whom a greeting is for. */
  addressed: '',
  /** Words that lead on to why something is wanted. */
  why: '',
  /** The same behind a wish. */
  soThen: '',
  /** What is told in a reason is of these. */
  teller: '',
  /** Before a thing that is told of. */
  toldOf: '',
  /** "*While* we eat". */
  while: '',
  /** Who does something meanwhile. */
  meanwhileDoer: '',
  /** A reason without a mark before it: "*I* am going to sleep" … */
  reasonTeller: '',
  /** … *am* … */
  reasonBe: '',
  /** … *going* to sleep. */
  plainReason: '',
  /** "I *need* a timer" is worded as a statement, and meant as a wish. */
  wish: '',
  /** "I *would* like". */
  would: '',
  /** "I would *like*". */
  likeTo: '',
  /** Verbs by which it is told how a thing is. */
  linking: '',
  /** The same without its verb: "the heater has *been* on all day". */
  toldBehind: '',
  /** Words of telling: what follows them was said or thought by somebody. */
  saidByOne: '',
  /** A statement has such a verb before anything new begins. */
  finite: '',
  /** "I *hear* the neighbours turn …". */
  perceiving: '',
  /** Words that open a clause of their own: what follows is told in it. */
  subordinate: '',
  /** What may stand between what is told and a wish. */
  breaksTelling: '',
  /** Verbs that begin a wish behind what is told, without a mark. */
  imperative: '',
  /** A verb behind these is no new wish. */
  leadsOn: '',
  /** What was told of: "turn *it* off". */
  itThat: '',
  /** What is told in a few words before a wish: how it is, where one goes, who comes. */
  setting: '',
  /** A verb behind these is what is told: "I just *put* the kettle on". */
  settingUnfinished: '',
  /** "*Is* my alarm set for six": what begins so asks. */
  askingStatement: '',
  /** Before a room that is told of. */
  beforeRoom: '',
  /** Words that lead from what is told to a wish. */
  leadsToWish: '',
  // Times by themselves.
  /** Words that tie pieces of time together. */
  timeGlue: '',
  /** "*From* 4pm to 5pm". */
  rangeLead: '',
  /** "From 4pm *to* 5pm"; `and` only behind a word for the beginning. */
  rangeJoint: '',
  // What is lost, and answers.
  /** Words that rule over the rest of their sentence where they begin a stretch that was not understood. */
  governor: '',
  /** With these something is asked of somebody or written to them: what stands before it does not hang on it. */
  messaging: '',
  /** With these it may be said of all before that something is left out. */
  leavingOut: '',
  /** "When *everything* is done". */
  allDone: '',
  /** Around what tells one thing of several. */
  aroundChoice: '',
  /** All of them. */
  every: '',
  /** "The *last* one". */
  lastOf: '',
  /** Words that begin nothing but questions. */
  questionWord: '',
  /** Before a number below zero. */
  minus: '',
  /** Before the digits of a number below one. */
  point: '',
  /** "Two *dozen*". */
  dozen: '',
  /** Before a length of time that is said by itself. */
  roughly: '',
  /** "*More* than an hour". */
  moreOrLess: '',
  /** "More *than* an hour". */
  than: '',
  /** "Three *nights*", by the stem. */
  night: '',
  /** "*The whole* day". */
  wholeOf: '',
  // Exceptions.
  /** Behind a thing these say that it is meant too, and not left out. */
  more: '',
  /** "*Leave* it unlocked". */
  leaving: '',
} as const satisfies Readonly<Record<string, string>>;
