import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { COLOUR, LIT, WORD } from './parts.ts';

/** Half sentences about things: which one by pointing or by where it is, how much, off and back, with another verb than the thing has or with none. */

const FIGURE =
  '((?:1[1-9]|[2-9]\\d|100)|eleven|twelve|[a-z]+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)';
const SOUND =
  '((?:the |my |our )?(?:[a-z]+ )?(?:tv|telly|television|speakers?|music|sound|volume|stereo|soundbar))';
const KIND_OF_MUSIC =
  '((?:(?:soft|smooth|old|classic|light|modern) )?(?:jazz|blues|soul|funk|reggae|disco|rock|pop|folk|classical|country|swing|opera|techno|bossa nova|motown|metal|indie|salsa|samba|gospel|carols|christmas carols|mozart|bach|beethoven|vivaldi|chopin)(?: music| songs| tunes)?)';
const WHERE =
  '((?: (?:in|on|at|over) (?:the|my|our) [a-z]+(?: (?:room|bedroom))?| in here| upstairs| downstairs)?)';
const SOME = '(?:some|(?:a )?(?:bit|spot|drop|touch) of|a little)';
/** What lasts as long, and is why: no absence, which is a time. */
const WHILE =
  "(?:while|whilst|as) (?:i|we|you|he|she|they|it|that|(?:the|my|our) [a-z]+)(?:['’](?:m|re|s)| am| are| is)? (?!(?:out|away|gone|off|asleep|at|not)\\b)[a-z]+(?: (?!(?:and|then|at|until|till|if|unless)\\b)[a-z]+){0,3}";
const QUIET =
  '(?:(?:nice and |quite |very |really |all )?(?:quiet|quietly|low|soft|softly|gently|gentle)|not too loud)';
const DAYLIGHT =
  '(?:(?:the|that|this|some|all|any|all the|some of the|a (?:bit|little) of) )*(?:daylight|sunlight|sunshine|sun|glare)';
const LOCK = '(?:lock|bolt|latch|deadbolt|dead bolt|catch)';
const DOOR = `((?:the|my|our) ${WORD}(?: ${WORD}){0,2}?)`;
const SHARE = '(half|(?:a|one|two) thirds?|(?:a|one|three) quarters?)';

/** What may have a rest. */
const RESTING = '((?:the|my|our) [a-z]+(?: [a-z]+){0,2}?)';

/** Whether something had better be done is a question to which the house may offer it. */
export const ASKED_IF_BETTER: readonly Rewording[] = [
  says(
    `^${LEAD}(?:i wonder (?:if|whether) (?:we|i) (?:should(?:n['’]t)?|ought(?:n['’]t)? to|had(?:n['’]t)? better)|(?:should|ought|had)n['’]t (?:we|i)(?: better| to| just)?) (?=(?:turn|switch|put|open|close|shut|draw|lock|dim|start|stop|mute|pause)\\b)`,
    () => 'can i ',
  ),
];

/** Before anything is read. */
export const HALF_SAID_FIRST: readonly Rewording[] = [
  // "*Might I have* a little more light".
  says(
    `^${LEAD}(?:might|may) (i|we) (?:please |just |possibly )*(?:have|get) (?=(?:(?:just )?a (?:little|bit|touch|tad|spot|drop)|some|more)\\b)`,
    ([, who]) => `could ${who} have `,
  ),
  // "*The big one overhead* can go".
  says(
    `\\bthe (?:big|main|bright|large) (?:light|lamp|one)s? (?:overhead|up there|up top|(?:in|on) the ceiling|above (?:us|me|my head|our heads))(?=[,.!?]|$| (?:on|off|can|could|may|is|please|now|too)\\b)`,
    () => 'the big light',
  ),
  says(
    `^${LEAD}${LIT} (?:can|could|may) go(?: now| too| as well| again)*${END}`,
    ([, light]) => `turn off ${light}`,
  ),
  // "I wonder if we *oughtn't to* close the curtains", "shouldn't we lock up": asked, and not done yet.
  ...ASKED_IF_BETTER,
  // "It's a bit fresh, *let's have twenty one*".
  says(
    `^(?:[^,;.!?]*\\b(?:fresh|chilly|cold|nippy|parky|cool|freezing)\\b[^,;.!?]*)[,;.!–-]+ ?(?:so )?(?:let['’]s|can we|could we|shall we) (?:have|make it|say|do|go for|try) (1[6-9]|2[0-5]|sixteen|seventeen|eighteen|nineteen|twenty(?:[ -](?:one|two|three|four|five))?)(?: degrees)?${END}`,
    ([, degrees]) => `set the heating to ${degrees} degrees`,
  ),
  // "*Telly on fifteen*": how loud, since that many channels nobody names; a small figure may be one, or an hour.
  says(`^${LEAD}${SOUND} on ${FIGURE}${END}`, ([, sound, figure]) => `${sound} to ${figure}`),
  // "*Do the lock on the back door*", "undo the bolt on the side door".
  says(
    `^${LEAD}(?:(do|turn|throw|put on|fasten|slide|flip)|(undo|open|draw|release|take off)) (?:the|that) ${LOCK} (?:on|of|at|for) ${DOOR}${END}`,
    ([, , opens, door]) => `${opens === undefined ? 'lock' : 'unlock'} ${door}`,
  ),
  // "*Shut the daylight out*", "keep that sun out, would you".
  says(
    `^${LEAD}(?:shut|keep|block|cut) (?:out ${DAYLIGHT}|${DAYLIGHT} out)${WHERE}${END}`,
    ([, where]) => `close the blinds${where === '' ? ' in here' : where}`,
  ),
  // "The heating's fine. *Leave everything as it is*": nothing is taken back.
  says(
    `^(?:(?:[ao]h+,? )?(?:that|it)(?:['’]s| is) [a-z' ]+[,.!] )?${LEAD}(?:leave|keep) (?:everything|it all|all of it|everything else) (?:just )?(?:as|like|the way|how) (?:it is|they are|that)(?: now)?${END}`,
    () => 'leave it like that',
  ),
  // "*Water everywhere*" is told, and nothing is watered.
  says(`^${LEAD}water everywhere(?=[,.!]|$)`, () => 'there is water everywhere'),
  // "The ceiling one *can have a rest now*", "give the pump a rest".
  says(
    `^${LEAD}(?:${RESTING} (?:can|could|may) (?:have|take) a (?:rest|break|breather)|rest ${RESTING}|give ${RESTING} a (?:rest|break|breather))(?: for)?(?: now| tonight| today)?${END}`,
    ([, one, other, third]) => `turn off ${one ?? other ?? third}`,
  ),
  // "*Blind down but leave a tiny gap*".
  says(
    `^${LEAD}((?:the |my |our )?(?:[a-z]+ ){0,2}?(?:blinds?|curtains?|shutters?)) (?:down|closed|shut),? (?:but|and|only) (?:leave|keep|with) (?:me |us )?an? (?:(?:teeny|tiny|wee|little|small|weeny)[ -]?)*(?:gap|crack|slit|chink)(?:,? so .*)?${END}`,
    ([, thing]) => `open ${thing} a crack`,
  ),
  // "*Let's have it at 22 in here*".
  says(
    `^${LEAD}(?:let['’]?s|can we|could we) have it (?:at|on) (1[5-9]|2[0-6]|(?:six|seven|eight|nine)teen|twenty(?:[ -](?:one|two|three|four|five))?)(?: and a half)?( in here)?${END}`,
    ([, degrees, here = '']) => `set the temperature to ${degrees} degrees${here}`,
  ),
  // "Leave the kitchen and the hall, *all the others off*".
  says(
    `^${LEAD}(?:leave|keep) ((?:the|my|our) [a-z]+(?: room)?(?:,? and (?:the|my|our) [a-z]+(?: room)?)?)(?: on| lit)?[,;] (?:and )?(?:all )?(?:the )?(?:others?|rest)(?: of them| lights)?(?: can go)? (?:off|out)${END}`,
    ([, kept]) => `turn off all the lights except in ${kept?.replace(/ and /i, ' and in ')}`,
  ),
  // "Put it to 22 *and then we'll see*".
  says(
    `(?<=^.*[a-z0-9]),? and (?:then )?(?:(?:i|we)(?:['’]ll| will| can|['’]d)? )?(?:see|take it from there|go from there)(?: (?:how|what|whether|if) (?:(?:it|that|we|i) [a-z]+(?: (?:on|like|along))?|that(?:['’]s| is)(?: any)? better|it(?:['’]s| is) better))?${END}`,
    () => '',
  ),
  // "We can have *water again*", "you can have the sound back as it was".
  says(
    `^${LEAD}(?:now )?(?:(?:we|you|they|i) (?:can|could|may)(?: now| all)? have|let['’]s have) (?:(?:some|the|our) )?(water|hot water|heating|heat|lights?|power|sound|music)(?: back)?(?: on)?(?: again| as (?:it|they) (?:was|were)(?: before)?)+${END}`,
    ([, what]) => `turn the ${what} back on`,
  ),
  // "*Some jazz in the kitchen while I chop*, nice and quiet".
  says(
    `^${LEAD}(?:(?:can|could|may) (?:i|we) (?:have|get) |(?:how|what) about |maybe |put on |i(?:['’]d)? (?:like|want|fancy) )?${SOME} ${KIND_OF_MUSIC}(?: for (?:the|my|our) [a-z]+)?(?:${WHERE}|,? (on (?:the|my|our) (?:[a-z]+ )?(?:speakers?|telly|tv|radio|stereo)))(?:,? ${WHILE})?(?:,? (?:and |but )?(${QUIET}))?${END}`,
    ([, what, where = '', player, how]) =>
      `play ${what}${player === undefined ? where : ` ${player}`}${how === undefined ? '' : ' quietly'}`,
  ),
  // "*A bit of light* on the worktop *while it brews*".
  says(
    `^${LEAD}${SOME} (more )?(light (?!while\\b)[^,;.!?]*?),? ${WHILE}${END}`,
    ([, more = '', light]) => `a bit of ${more}${light}`,
  ),
];

/** Of what was spoken of just before. */
export const HALF_SAID_IN_TALK: readonly Rewording[] = [
  // "*Not pitch black*, leave it open a crack".
  says(
    `^${LEAD}not (?:(?:too|so|quite|completely|all|totally|that|entirely) )*(?:pitch[- ])?(?:dark|black|bright|loud|cold|hot|warm|quiet)(?: though| mind)?[,;.–-]+ ?(?:but )?(?=(?:leave|keep|make|just|only|half|a)\\b)`,
    () => '',
  ),
  // "*That one can go off again*", "those can come on".
  says(
    `^${LEAD}(that|this|it|those|these|they|both)(?: (?:one|ones|lot|two|thing))?(?: of them)? (?:can|could|may|might|should)(?: all| both| just| now)* (?:go|come|be)(?: back)? (off|out|on)(?: again| too| as well| now)*${END}`,
    ([, which = '', way = '']) =>
      `turn ${/^(?:that|this|it)$/i.test(which) ? 'it' : 'them'} ${/^on$/i.test(way) ? 'on' : 'off'}`,
  ),
  // "*Lock that one then*".
  says(
    `^${LEAD}(lock|close|shut|dim|stop|pause|mute) (?:that|this) one(?: again| up)?${END}`,
    ([, verb]) => `${verb} it`,
  ),
  // "*Down it goes behind me*", "off it goes again".
  says(
    `^(?:i['’]?m (?:in|out|off|home|done), )?${LEAD}(down|up|off|on|out) (it|they) goe?s?(?: again| now| behind (?:me|us))*${END}`,
    ([, way = '', it]) => {
      const them = it === 'they' ? 'them' : 'it';
      return /^(?:up|down)$/i.test(way)
        ? `put ${them} ${way}`
        : `turn ${them} ${/^on$/i.test(way) ? 'on' : 'off'}`;
    },
  ),
  // "Get the fan going." "*Gently, gently*".
  says(
    `^${LEAD}(?:gently|easy|steady)(?:[,! ]+(?:gently|easy|steady|now|on))*(?:[,.;!–-]+ ?it['’]s not [a-z' ]+)?${END}`,
    () => 'slower',
  ),
  // "*Back to its corner with it*".
  says(
    `^${LEAD}(?:go |get )?(?:off )?back to (?:its|his|her|the) (?:base|dock|charger|station|spot|corner|home|bed|kennel)(?: with (?:it|him|her))?${END}`,
    () => 'send it home',
  ),
  // "*It could be purple*".
  says(
    `^${LEAD}(?:it|that|that one|they|those) (?:can|could|should|may)(?: all)? (?:be|go|turn) (${COLOUR})${END}`,
    ([, colour]) => `make it ${colour}`,
  ),
  // "*Out with it*".
  says(`^${LEAD}(?:out|away) with (it|that|them|those)${END}`, ([, it = '']) =>
    /^(?:it|that)$/i.test(it) ? 'turn it off' : 'turn them off',
  ),
  // "Blinds up." "*Down with them*".
  says(
    `^${LEAD}(?:right |straight |all the way )?(up|down) with (it|that|them|those)(?: again| now)*${END}`,
    ([, way, it = '']) => `put ${/^(?:it|that)$/i.test(it) ? 'it' : 'them'} ${way}`,
  ),
  // "*And do the one in the garage*", "the one out the back too", "get the ones over the stairs as well".
  says(
    `^${LEAD}(?:also )?(?:(do|get|see to|sort)(?: out)? )?the (ones?) (?:(?:out|round|at|in|to|over) )+the (back|front|side)(?: (?:too|as well|also))*${END}`,
    ([, does, one, where]) => (does === undefined ? `the ${where} ${one} too` : `do the ${where} ${one}`),
  ),
  says(
    `^${LEAD}(?:also )?(?:do|get|see to|sort)(?: out)? (the (?:${WORD} )?ones? (?:(?:out|up|down|over|through|round) )?(?:in|on|by|at|along|over|behind|under|next to|beside) [a-z ]+?)(?: (?:too|as well|also))*${END}`,
    ([, one]) => `${one} too`,
  ),
  // "*And the one in the garage two*": as it is heard.
  says(
    `^(?:(?:and|also|oh)[, ]+)+(the (?:${WORD} )?ones? [a-z ]+?) (?:two|to)[.!]*$`,
    ([, one]) => `and ${one} too`,
  ),
  // "*Mia wants the counter as well*".
  says(
    `^${LEAD}(?:[a-z]+|the kids) (?:wants?|needs?|would like|['’]d like) ((?:the|my|our|her|his) ${WORD}(?: ${WORD}){0,2}?)(?: on| off)? (?:too|as well|also)${END}`,
    ([, other]) => `${other} too`,
  ),
  // "*Half down would be fair to everyone*".
  says(
    `^${LEAD}(?:maybe |perhaps |just |about )*(half(?:way)?|${SHARE.slice(1, -1)}|all the way|\\d{1,3}(?: ?%| percent)?)(?: (open|closed|shut|up|down))? (?:would|will|should|might|['’]d|['’]ll|is|sounds|seems) (?:be )?(?:fair|about right|right|kinder|reasonable|a (?:fair |good )?compromise|fine|plenty|enough)(?: (?:to|for|by) (?:everyone|everybody|all of us|us all|us|me|him|her|them|now))?${END}`,
    ([, part, way]) => `make it ${part}${way === undefined ? '' : ` ${way}`}`,
  ),
  // "Put it out." "*Back on, but at thirty*": how bright, since no hour is called so.
  says(
    `^${LEAD}(?:(?:turn|put|switch) (?:it|them|that) )?back on(?: again)?[,;]? (?:(?:and|but|only|just|about|at|this time|maybe|to|make it)[, ]+)*(?:(\\d{1,3}) ?(?:%|percent|per cent)|(2[5-9]|[3-9]\\d|100|(?:thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -]five)?))${END}`,
    ([, level]) => `turn it on at ${level} percent`,
  ),
  says(
    `^${LEAD}(?:(?:only|just|about|maybe|perhaps|say|make it|roughly) )+${SHARE} as (bright|loud|fast|strong|open|far)${END}`,
    ([, share, how]) => `make it ${share} as ${how}`,
  ),
  // "*Shut it behind me*".
  says(
    `^(${LEAD}(?:lock|close|shut|bolt) (?:it|that|them))(?: up)? (?:behind|after) (?:me|us|him|her|them|you)${END}`,
    ([, order]) => order,
  ),
  // "Send the hoover round." "*Call it back in*".
  says(
    `^${LEAD}(?:call|whistle|fetch|summon) (?:it|him|her|that) (?:back |home )?(?:in|home)(?: again)?${END}`,
    () => 'call it back',
  ),
  // "Heating up by one." "*To what it was*".
  says(
    `^${LEAD}(?:back |return )?to (?:what|where|how) (?:it|they|that) (?:was|were)(?: (?:before|on|at|earlier|first))*${END}`,
    () => 'put it back how it was',
  ),
  // "*Undo that last bit*".
  says(
    `^${LEAD}(?:undo|reverse|scrap|scratch|take back|cancel) (?:that|the|this|your) (?:very )?last (?:bit|part|one|move|step|change|thing)${END}`,
    () => 'undo that',
  ),
  // "Is the telly on?" "*If it's on, just kill it*".
  says(
    `^${LEAD}if (it|that|they)(?:['’]s| is|['’]re| are) (?:still )?(on|off|open|unlocked|shut|closed|running),? (?:then |just |please |can you )*(turn|switch|kill|shut|close|lock|open|stop) (it|that|them)( on| off| down)?${END}`,
    ([, , state, verb, it, way = '']) =>
      `${verb} ${it}${way} if ${it} ${/^them$/i.test(it ?? '') ? 'are' : 'is'} ${state}`,
  ),
];
