import type { Rewording } from '../../../index.ts';
import { END, LEAD, says, toBe } from '../diary/parts.ts';
import { HOUR, SINGLE_DAY } from '../times-said.ts';

/** Wishes and questions by other verbs than those of the services: "run through my alarms", "has someone got the fan going". */

const THING =
  '((?:the |my |our )(?!(?:one|other|rest|way)\\b)[a-z]+(?: (?!(?:on|off|in|and|or|till|until|open|closed|shut)\\b)[a-z]+){0,3}?)';
const BODY = '(?:someone|somebody|anyone|anybody|one of you)';
const THEY =
  "(?:they|he|she|the (?:school|club|teacher|coach|studio|instructor|church|council|surgery))(?:['’]ve|['’]s| have| has)?";
const KEPT = '(alarms?|reminders?|timers?|(?:[a-z]+ )?lists?|calendar|diary|appointments|schedules?|rules)';
export const OTHER_VERBS_FIRST: readonly Rewording[] = [
  // "*Run through* my alarms for me".
  says(
    `^${LEAD}(?:run|go|whizz|whiz|talk|take) (?:me )?(?:quickly )?(?:through|over) (my|our|the) ${KEPT}(?: (?:for me|with me|again|quickly))*${END}`,
    ([, whose, what]) => `read me ${whose} ${what}`,
  ),
  // "*Any more nudges coming* for me".
  says(
    `^${LEAD}(?:(?:are there|have i|do i have|have i got) )?any (?:more |other )?(?:nudges|prompts|pings|reminders)(?: (?:coming|left|set|due|to come|pending))*(?: (?:up|for me|today|still))*[?.! ]*$`,
    () => 'what reminders do i have',
  ),
  // "*Has anybody put* cheese *down for the shop*", "is eggs *down* yet".
  says(
    `^${LEAD}has ${BODY} (?:already )?(?:put|written|got|stuck|popped|added) ((?:the |some |any )?[a-z]+(?: [a-z]+){0,2}?) (?:down|on the (?:shopping )?list)(?: (?:for the (?:shop|shops|shopping|weekly shop)|yet|already))*[?.! ]*$`,
    ([, what = '']) => `is ${what.replace(/^(?:the|some|any) /i, '')} on the shopping list`,
  ),
  // "*Has someone got* the fan *going in the bedroom*".
  says(
    `^${LEAD}has ${BODY} (?:got|left|put|turned|switched) ${THING} (on|off|going|running|open)( in (?:the |my |our )?[a-z]+(?: room)?)?[?.! ]*$`,
    ([, thing, state = '', room = '']) =>
      `is ${thing}${room} ${/^(?:going|running)$/i.test(state) ? 'on' : state}`,
  ),
  // "*They've called off* yoga this Thursday".
  says(
    `^${LEAD}${THEY} (?:just |gone and )*(?:called off|cancelled|canceled|scrapped|dropped) (?:the |my |our |his |her )?([a-z]+(?: [a-z]+){0,2}?) (${SINGLE_DAY})${END}`,
    ([, what, day]) => `${what} is called off ${day}`,
  ),
  // "*What day is* the car *going in for its service*".
  says(
    `^${LEAD}(?:what (?:day|date|time)|when|which day)(?:['’]s| is| does) (?:the |my |our )([a-z]+) (?:going|go|due|booked|supposed to go|meant to go) in for (?:its|his|her|their|an?|the) ([a-z]+(?: [a-z]+)?)[?.! ]*$`,
    ([, whose, what]) => `when is the ${whose} ${what}`,
  ),
  // "*Keep* the pump *off till four*, and then set it going": off now, and on then.
  says(
    `^${LEAD}(?:keep|leave|hold) ${THING} (off|closed|shut) (?:till|until|til) (${HOUR}),? (?:and )?(?:then|after that|only then) (?:turn|switch|set|put|open|close|shut|start|let|get|bring) [^,;.!?]*${END}`,
    ([, thing = '', state = '', hour]) => `${toBe(state, thing)} until ${hour}`,
  ),
  // "*Any time* the telly *gets switched* off, … *along with it*".
  says(
    `(?<=^${LEAD})(?:any ?time|every time|each time) (?=(?:that )?(?:the |my |our |some|any))`,
    () => 'whenever ',
  ),
  says('(?<=^when(?:ever)? .*, .* (?:on|off|open|closed|up|down)) (?:along )with it[.!]*$', () => ''),
  // "Is anything *due to come on by itself later*".
  says(
    `^${LEAD}is (?:anything|something|there anything) (?:due|going|meant|supposed|about) to (?:come|go|switch|turn) (on|off)(?: by itself| on its own| automatically)?(?: later(?: on)?(?: today| tonight)?)?[?.! ]*$`,
    ([, state]) => `is anything set to come ${state} by itself today`,
  ),
  // "Are we all locked up, *before I head out*".
  says(
    `(?<=^${LEAD}(?:are|is|did|have|has|was) [^,]*[a-z]),? before (?:i|we) (?:head|go|pop|nip|leave|set|am|are)(?: (?:out|off|to bed|up|home))*[?.! ]*$`,
    () => '',
  ),
  // "*What's been changed about* the house today".
  says(
    `^${LEAD}what(?:['’]s| has) (?:been )?(?:changed|altered|touched|done) (?:about|in|around|at|to) (?:the|this|our) (?:house|home|place)( today| this (?:morning|afternoon|evening)| since [a-z ]+)?[?.! ]*$`,
    ([, when = '']) => `what happened in the house${when}`,
  ),
  // "Undo *what you did there*".
  says(
    `^${LEAD}(?:(?:ah|oh|no+)[, ]+)*(?:undo|reverse|take back|put back) (?:what(?:ever)? (?:you|that|it) (?:just )?did|what you(?:['’]ve| have) (?:just )?done)(?: (?:there|just now|just|now))*${END}`,
    () => 'undo that',
  ),
  // "*Come again*, what have you just put on".
  says(
    `^(?:come again|say again|you what|sorry|pardon)[,.?! ]+(?=(?:what|which|who|where|when|how)\\b)`,
    () => '',
  ),
  says(
    `^${LEAD}what (?:have|did) you just (?:put|switch|switched|turn|turned|do|done|set)(?: (?:on|off|up|down))?(?: (?:there|now))?[?.! ]*$`,
    () => 'what have you just turned on',
  ),
  // "*We could do with* bin bags *and all*".
  says(
    `^${LEAD}(?:(?:we|i) )?(?:could (?:also )?do with|(?:could|can) use|need) ((?:some |more |a few )?(?!(?:it|that|this|a|an|the|you|to)\\b)[a-z]+(?: (?!and\\b)[a-z]+){0,2}?) (?:and all|as well|too|also)${END}`,
    ([, what]) => `we need ${what} too`,
  ),
  // "Ham, *is that down too*".
  says(
    `^${LEAD}([a-z]+(?: [a-z]+)?), (?:is|are) (?:it|that|they|those) (?:down|on (?:it|there|the list|that))(?: (?:too|as well|already|yet|also))*[?.! ]*$`,
    ([, what]) => `is ${what} on the list`,
  ),
  // "*Get* the fan *going, not full pelt* though".
  says(
    `^${LEAD}(?:get|put|turn|switch|set|have) ${THING} (?:going|on|running),? (?:but |just )?not (?:on |at )?(?:full|flat) (?:pelt|blast|tilt|whack|power|speed|out|on)(?: though| please)*${END}`,
    ([, thing]) => `set ${thing} to 50 percent`,
  ),
  // "*Send* the robot *round the floors*".
  says(
    `^${LEAD}(?:send|set|get|have) the (?:robot|hoover|vacuum|roomba) (?:go )?(?:round|around|over|across)(?: (?:the |all the )?(?:floors?|house|place|carpets?|flat|downstairs|upstairs))?${END}`,
    () => 'start the vacuum',
  ),
  // "What's the volume *at on* the telly".
  says(
    `^${LEAD}what(?:['’]s| is) the (volume|brightness|level|temperature|speed) (?:at )?(?:on|for) (the [a-z]+(?: [a-z]+){0,2}?)(?: (?:at|now|right now|just now))*[?.! ]*$`,
    ([, what, thing]) => `what is the ${what} of ${thing}`,
  ),
  // "*On earlies tomorrow so* get me up at twenty to six".
  says(
    `^(?:i['’]?m |i am |we['’]?re )?(?:on|doing|working) (?:the |an? )?(?:earlies|lates|nights|early (?:shift|one|start)|early|shift)(?: (?:again|tomorrow|this week))*,? so (?=[a-z]+ me\\b)`,
    () => '',
  ),
  // "*Anything you're to tell me later*".
  says(
    `^${LEAD}(?:is there )?anything (?:else )?(?:you['’]re|you are|you have|you['’]ve got|you need|you were|you['’]ll have) (?:to |going to )?(?:tell|remind|nudge|nag) me(?: (?:of|about))?(?: (?:later|today|tonight|tomorrow))*[?.! ]*$`,
    () => 'what reminders do i have',
  ),
  // "*We're away this Tuesday so leave that one out*".
  says(
    `^${LEAD}(?:we|i|they|he|she)(?:['’]re|['’]m|['’]s| are| am| is| will be|['’]ll be) (?:away|out|off|on holiday|not here|not home|busy|abroad) (${SINGLE_DAY}),? so (?:please |just )*(?:leave|skip|miss|drop|give) (?:that|it|this)(?: one)?(?: (?:out|off|a miss))?${END}`,
    ([, day]) => `skip ${day}`,
  ),
  says(`^${LEAD}leave (${SINGLE_DAY})(?:['’]s)? (?:one )?out${END}`, ([, day]) => `skip ${day}`),
  // "*Make Mia a packing list for camp: torch*, wellies": a list of its own with what stands behind the mark.
  says(
    `^${LEAD}(?:make|start|write|do|begin|create) (?:(?:me|us|him|her|them|[a-z]+) )?(?:an?|the) ((?!shopping\\b)[a-z]+(?:[ -][a-z]+)?) list(?: for [a-z'’ ]+?)?(?::|,? (?:with|of)) ([a-z][a-z' -]*(?:,? (?:and )?[a-z][a-z' -]*)*)${END}`,
    ([, list, items]) => `start a ${list} list with ${items}`,
  ),
  // "Push that to the afternoon, *say two*".
  says(
    `\\b(to|till|until) (?:the |this |tomorrow )?(morning|afternoon|evening),? (?:say|maybe|around|about|at|like) (?:around |about )?(${HOUR})(?=[,.!?]|$)`,
    ([, to, part, hour]) => `${to} ${hour} in the ${part}`,
  ),
  // "*I've a tablet to take at twelve, don't let me forget it*".
  says(
    `^${LEAD}i(?:['’]ve| have)(?: got)? ((?:an?|the|some|my) [a-z]+(?: [a-z]+)?) to ([a-z]+) ((?:at|on|tomorrow|tonight|this|next) [^,;.!?]*?)[,;.]? (?:and |so )?(?:don['’]?t let me forget|remind me|make sure i (?:do|remember))(?: (?:it|that|about it|then))?${END}`,
    ([, what, verb, when]) => `remind me to ${verb} ${what} ${when}`,
  ),
  // "*Knock* the heating *back a couple of degrees*".
  says(
    `^${LEAD}(?:knock|bring|pull|ease|take|drop|nudge) ((?:the |my |our )?(?:heating|thermostat|temperature|radiators?|[a-z]+ heating)) (?:back|down|off)(?: by)? (a couple of|a few|one|two|three|four|a|an|half a) degrees?${END}`,
    ([, thing, many = '']) =>
      `turn ${thing} down by ${/couple/i.test(many) ? 'two' : /few/i.test(many) ? 'three' : many} ${/^(?:one|an?|half a)$/i.test(many) ? 'degree' : 'degrees'}`,
  ),
  // "Too loud *i'm trying to do my reading*".
  says(
    "(?<=\\btoo (?:loud|bright|hot|cold|dark|noisy|warm|quiet))[,;]? (?:i|we)(?:[’']?m| am|[’']?re| are) (?:trying|meant|supposed) to [^,;]*$",
    () => '',
  ),
  says('\\b(w)a{2,}y\\b', () => 'way'),
];

export const OTHER_VERBS_IN_TALK: readonly Rewording[] = [
  // "Sure, *give it everything it's got*".
  says(
    `^${LEAD}(?:sure[, ]+)?(?:give (?:it|them) (?:everything|all)(?: (?:it|you|they)(?:['’]s|['’]ve| has| have) got)?|(?:full|flat) (?:blast|out|whack|pelt|tilt)|go (?:full|flat) (?:blast|out))${END}`,
    () => 'turn it up to full',
  ),
  // "Seven more *I'd say*".
  says(`,? (?:i['’]?d say|i reckon|i think|i guess|i suppose)[.!]*$`, () => ''),
  // "*Make it off*".
  says(`^${LEAD}(?:make|get|have) (it|that|them) (on|off)${END}`, ([, it, state]) => `turn ${it} ${state}`),
  // "They rang, *it's to be five now*".
  says(
    `\\b(it|that)(?:['’]s| is| has)(?: got)? (?:to be|going to be|gonna be) (?:at )?(${HOUR}) (now|instead)(?=[,.!?]|$)`,
    ([, it, hour, now]) => `${it}'s at ${hour} ${now}`,
  ),
  // "*Ok on we go*".
  says(
    `^${LEAD}(?:on we go|off we go again|as you were|where were we|back to it|back on it)${END}`,
    () => 'carry on',
  ),
  // "Ten to eight would be *kinder*".
  says(
    '(?<=\\bwould be )(?:kinder|easier|handier|safer|wiser|nicer|more like it|kinder on (?:me|us|him|her|them))(?=[,.!]*$)',
    () => 'better',
  ),
];
