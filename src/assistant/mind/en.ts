/** English as the mind needs it: which words say what a sentence is about, and which sentences claim that something was done. */

const SMALL = new Set(
  (
    'a an and any are as at be been but by can could did do does for from get give go had has have he her here hey him his how i if in ' +
    'into is it its just let like make may me might mine must my no not of off ok okay on or our out please put she should so some than that ' +
    'the their them then there these they this those to too up us very want was we were what when where which who why will with would yes ' +
    'you your'
  ).split(' '),
);

/** The words of a text that may name something: small letters, without the little words, each once. */
export function contentWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => (word.length > 1 || /\d/.test(word)) && !SMALL.has(word))
    .slice(0, 40);
}

/** Sentences with the space behind them, so that joined they are the text again. */
export function sentencesOf(text: string): readonly string[] {
  return text.match(/[^.!?\n]*(?:[.!?\n]+["”’)]*\s*|$)/g)?.filter((one) => one !== '') ?? [];
}

const DEED =
  'turn|switch|set|dim|brighten|open|clos|shut|lock|unlock|send|sent|mail|email|add|remov|delet|cancel|creat|schedul|remind|start|stop|play|paus|' +
  'activat|deactivat|enabl|disabl|adjust|chang|lower|rais|increas|decreas|book|order|call|put|made|done|arm|disarm|clean|dock|mut|unmut|updat|' +
  'sav|stor|noted|kept|ran|run|execut|perform|complet|handl|tak|took|taken';

const CLAIMS: readonly RegExp[] = [
  // "I turned off …", "I've set …", "I have just sent …", "we already locked …", "I went ahead and …"
  new RegExp(
    `\\b(?:i|we)(?:['’]ve| have| had|['’]d)?(?: just| now| already| also| successfully| gone ahead and| went ahead and)* (?:${DEED})\\w*`,
    'i',
  ),
  // "I'm turning off …", "I will now turn …", "I am going to …", "let me turn …"
  new RegExp(
    `\\b(?:i|we)(?:['’]m| am|['’]re| are|['’]ll| will| shall)(?: just| now| going to| gonna)* (?:${DEED})\\w*`,
    'i',
  ),
  new RegExp(`\\blet me (?:${DEED})\\w*`, 'i'),
  // "The lights are now off", "the door has been locked", "your reminder is set", "it was sent"
  new RegExp(
    `\\b(?:is|are|was|were|has been|have been|been|being|now|gets?|got)(?: now| already| all| successfully| being)* (?:on|off|open|opened|closed|shut|locked|unlocked|dimmed|muted|paused|playing|armed|disarmed|(?:${DEED})(?:ed|n|d)?)\\b`,
    'i',
  ),
  // "Done!", "All set.", "Lights off."; "turning off the lights", "setting a timer" at the head of a sentence
  /^\W*(?:all )?(?:done|set|sent|finished|completed|taken care of|as you wish|on it|consider it done)\b/i,
  /^\W*(?:ok(?:ay)?|sure|certainly|of course|alright|got it)?\W*(?:turning|switching|setting|dimming|opening|closing|locking|unlocking|sending|adding|starting|stopping|playing|muting|pausing|activating|reminding|scheduling|creating|deleting|cancelling|canceling)\b/i,
  /\b(?:light|lamp|door|lock|heat(?:er|ing)|blind|curtain|tv|music|fan|alarm|timer|reminder|mail|email|message)s?\W+(?:on|off|open|closed|locked|unlocked|set|sent|created|started|stopped)\W*$/i,
];

/** Whether a sentence says of the house or its services that something was, is being or will be done, or how it stands. */
export function claimsDeed(sentence: string): boolean {
  return CLAIMS.some((pattern) => pattern.test(sentence));
}

const GOVERNS =
  /\b(?:if|unless|when(?:ever)?|while|until|till|once|as soon as|every ?time|in case|provided|after|before|later|don['’]?t|do not|never|not|no longer|stop(?:ped)? \w+ing|what would|suppose|imagine|should i|could i|how (?:do|can|to))\b/i;

/** Whether small words of a sentence may turn its meaning round: conditions, times, negations, mere questions. */
export function governs(text: string): boolean {
  return GOVERNS.test(text);
}

const FOLLOWS =
  /\b(?:then|after(?:wards?)?(?: that| this)?|next|finally|once|when|as soon as)\b[^.!?;]{0,25}$/i;
const FOLLOWING = /^\W*(?:and )?(?:then|after(?:wards?)?|next|finally|once|when|as soon as)\b/i;

/** Whether what comes next in a sentence is to wait for what was said before it. */
export function followsOn(before: string, next: string): boolean {
  return FOLLOWS.test(before) || FOLLOWING.test(next);
}
