import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, NUMBER, WEEKDAY } from '../times-said.ts';

/** How people speak at home of what is to come by itself: who does what and when, what is left out on one day, how warm it is to be through the day. */

const THING = '((?:the|our|my) [a-z]+(?: (?!(?:to|at|on|off|by|from|in|until|till)\\b)[a-z]+)?)';
const CLEANER = '((?:the |our |that )?(?:robot vacuum|robot|vacuum|hoover|roomba))';
const DAYS = `(?:(?:on )?(?:the )?(?:weekdays|work ?days|school days|weekends|${WEEKDAY}s(?: and ${WEEKDAY}s)?)|every (?:day|weekday|night|morning|evening|${WEEKDAY}))`;
const DEGREES = `((?:fif|six|seven|eigh|nine)teen|twenty(?:[- ](?:one|two|three|four))?|1[4-9]|2[0-5])(?: degrees)?`;
const VALUE = DEGREES.replace('((?:fif', '(?:(?:fif').replace(/\)\(\?: degrees\)\?$/, ')(?: degrees)?');
const PART = '(?: (?:in the (?:morning|afternoon|evening)|at night))';
const PART_OF = / (?:in the (?:morning|afternoon|evening)|at night)$/i;
const VERBS: Readonly<Record<string, string>> = {
  shut: 'close',
  'switch off': 'turn off',
  'switch on': 'turn on',
};

/** "On weekdays", as a rule has them. */
const often = (days: string): string => {
  const plain = days.replace(/^(?:on|at) /i, '').replace(/^the /i, '');
  if (/^(?:weekdays|work|school)/i.test(plain)) return 'every weekday';
  if (/^weekends/i.test(plain)) return 'every saturday and sunday';
  return /^every/i.test(plain) ? plain : `every ${plain.replace(/days\b/gi, 'day')}`;
};
const at = (value: string): string => value.replace(/ degrees$/i, '');

export const RULES_FIRST: readonly Rewording[] = [
  // "… at half eleven every night, *only not on Thursdays*", "*but never on a Thursday*".
  says(
    `(?<=\\b(?:every|each|daily|nightly)\\b[^;.!?]*?)[,;–-]* ?(?:(?:only|but|just|though|and) )*(?:not|never) on (?:a |any )?(${WEEKDAY})s?(?:,? though)?${END}`,
    ([, day]) => ` except on ${day}s`,
  ),
  // "*From six tonight I want the heating at 21*": from then on.
  says(
    `^${LEAD}from (${HOUR})((?: tonight| this evening| this afternoon| tomorrow(?: morning)?)?),? (?:please )?(?:(?:i|we)(?:['’]d like| want| need) )?(?=the heating\\b|heating\\b|the (?:thermostat|bedroom|living room|hall|porch|desk|lights?|lamps?)\\b)`,
    ([, hour, day = '']) => `at ${hour}${day} `,
  ),
  // "*Motion in the garage after midnight*, turn every light on": whenever there is some, and no hour of its own.
  says(
    `^${LEAD}(?:if there(?:['’]s| is) )?(?:any )?(motion|movement) (in|on|at) ((?:the|my|our) [a-z]+(?: room)?)( after (?:${HOUR}|dark|sunset)| at night)?,? (?=(?:turn|switch|put|set|open|close|start|light|have) )`,
    ([said, , place, room, when = '']) =>
      when === '' && !/^if/i.test(said)
        ? `when there is motion ${place} ${room} `
        : when === ''
          ? undefined
          : `when there is motion ${place} ${room}${when}, `,
  ),
  // "The hoover *should go round* on Wednesdays at ten", "send the hoover round, and when it's back lock the door".
  says(
    `^${LEAD}${CLEANER} (?:should|is to|could|must|can) (?:go (?:round|out)|do its rounds|run|clean|hoover|come out|start)(?: (?:round|up))? (?=(?:on |every |at |each |${DAYS}))(.+?)${END}`,
    ([, cleaner, when = '']) =>
      `start ${cleaner} ${when.replace(new RegExp(`^(?:on )?(${WEEKDAY})s\\b`, 'i'), 'every $1')}`,
  ),
  says(
    `^${LEAD}(?:send|set|get|start) ${CLEANER}(?: (?:round|off|going|out))?,? and when (?:it|he|she)(?:['’]s| is) (back|done|finished|home),? (.+)$`,
    ([, cleaner, , wish]) => `start ${cleaner} and when ${cleaner} is back ${wish}`,
  ),
  says(
    `(?<=^(?:when|once|whenever|as soon as|every time) [^,]+, )send ${CLEANER} (?:round|off|out)${END}`,
    ([, cleaner]) => `start ${cleaner}`,
  ),
  // "From now on *the pump runs* each day from seven to half seven".
  says(
    `^${LEAD}(?:from now on,? )?${THING} (?:runs|goes on|comes on|is on|is to run|is to be on|should run|should be on) ((?:each|every) [a-z]+ from ${HOUR} (?:to|till|until) ${HOUR}.*)$`,
    ([, thing, when = '']) => `turn on ${thing} ${when.replace(/^each/i, 'every')}`,
  ),
  // "Weekdays *I need the hall light* at quarter to seven".
  says(
    `^${LEAD}(${DAYS}),? (?:i|we) (?:need|want|['’]d like|would like) (the [a-z]+(?: [a-z]+)? (?:light|lights|lamp|fan|heating|radio|coffee maker)|the (?:light|heating|fan|radio|coffee maker))(?: on)? (?:at|from) (${HOUR})${END}`,
    ([, days = '', thing, hour]) => `turn on ${thing} ${often(days)} at ${hour}`,
  ),
  // "*Could the curtains close themselves* at nine every evening".
  says(
    `^${LEAD}(?:could|can|would|may) ${THING} (open|close|shut|lock|turn on|turn off|switch on|switch off|start) (?:itself|themselves|by itself|by themselves|automatically) (.+?)[?.]*$`,
    ([, thing, verb = '', when]) => `${VERBS[verb.toLowerCase()] ?? verb} ${thing} ${when}`,
  ),
  says(
    `^${LEAD}(${WEEKDAY}) (mornings|evenings|afternoons|nights),? have ${THING} playing (?:from|at) (${HOUR})${END}`,
    ([, day, part = '', thing, hour]) => `play ${thing} every ${day} ${part.replace(/s$/i, '')} at ${hour}`,
  ),
  // "On Friday at six, *and only this Friday*, open the garage".
  says(
    `(?<=\\b${WEEKDAY}\\b.*),? (?:and )?(?:only|just) (?:this|that) ${WEEKDAY}(?: (?:mind|like))?,?(?= [a-z])`,
    () => ',',
  ),
  // "*Whenever it's midnight*, all lights must go out".
  says(
    `^${LEAD}(?:whenever|every time|each time) (?:it['’]s|it is|its) (${HOUR}),? `,
    ([, hour]) => `every day at ${hour}, `,
  ),
  // "As soon as it's light in the morning, *up with the bedroom blind*".
  says(
    `^(${LEAD})(?:as soon as|when|whenever|once) (?:it['’]s|it is|it gets) (?:light|bright)(?: out(?:side)?)?(?: (?:in the morning|every morning|each morning))?,? (?=(?:up|open|raise|put|turn|lift|draw|have) )`,
    ([, lead]) => `${lead}every day at sunrise `,
  ),
  says(
    `\\bup with (the [a-z]+(?: [a-z]+)?(?: blinds?| curtains?| shutters?)|the (?:blinds?|curtains?|shutters?))${END}`,
    ([, thing]) => `raise ${thing}`,
  ),
  says('\\bnightfall\\b', () => 'sunset'),
  says('(?<=\\b(?:after|before) )(?:the )?sun (?:goes down|sets|has set|has gone down)\\b', () => 'sunset'),
  says('(?<=\\b(?:after|before) )(?:the )?sun (?:comes up|rises|is up)\\b', () => 'sunrise'),
  says(
    `^${LEAD}((?:an?|half an|${NUMBER}) (?:hours?|minutes) (?:after|before) (?:sunset|sunrise).+?),? (weekends|weekdays) only${END}`,
    ([, wish, days = '']) => `${often(days)} ${wish}`,
  ),
  says(
    `^${LEAD}shut off (the [a-z]+(?: [a-z]+)?) (?=every |each |at |on )`,
    ([, thing]) => `turn ${thing} off `,
  ),
  // "*Once we've all gone out*, everything off"; "when the last one's out the door, send the hoover round".
  says(
    `^${LEAD}(?:once|when|whenever|as soon as) (?:(?:we['’]ve|we have) all (?:gone(?: out)?|left|headed out)|the last (?:one|of us|person)(?:['’]s| is| has| goes)? (?:out(?: of)?(?: the door| the house)?|gone|left)),? `,
    () => 'when everyone has left, ',
  ),
  says('\\b(?:walks|comes|steps) in(?: the door)?(?=$|[.,!])', () => 'comes home'),
  says(
    `^${LEAD}(?:make it (?:so )?(?:that )?|i(?:['’]d like| want) it so that )?the ([a-z]+(?: room)?) (?:lights up|is lit) ((?:when|whenever|every time|as soon as|at) .+)$`,
    ([, room, when]) => `turn on the ${room} light ${when}`,
  ),
  // "…, *no need if it's still bright out*", "as long as we're all out", "provided somebody's in", "except when I'm not here".
  says(
    `,? (?:but )?(?:no need|not|there['’]s no need) (?:if|when|while) (?:it['’]s|it is) (?:still )?(?:bright|light|daylight|day)(?: out| outside| out there)?${END}`,
    () => ' if it is dark',
  ),
  says(
    ` (?:as long as|so long as|provided(?: that)?|providing) (?:we['’]re|we are) all (?:out|away|gone)${END}`,
    () => ' if nobody is home',
  ),
  says(
    ` (?:as long as|so long as|provided(?: that)?|providing) (?:somebody|someone|anyone)(?:['’]s| is) (?:in|home|here)${END}`,
    () => ' if somebody is home',
  ),
  says(
    `^${LEAD}((?!.*\\b(?:every|each|today|tonight|tomorrow|[a-z]+day|days)\\b)[^,;]+) (at ${HOUR}),? except (?:when|if) (?:i['’]m|i am) (?:not (?:here|home|in)|away|out)${END}`,
    ([, wish, hour]) => `${wish} every day ${hour} if i am home`,
  ),
  says(
    `,? (?:except|but not|only not) (?:when|if) (?:i['’]m|i am) (?:not (?:here|home|in)|away|out)${END}`,
    () => ' if i am home',
  ),
  says(
    `,? (?:except|but not|only not) (?:when|if) (?:nobody['’]s|nobody is|we['’]re all|no one is) (?:here|home|in|away|out)${END}`,
    () => ' if somebody is home',
  ),
  // "Leave the blind down *on Sunday*, I'm having a lie-in": that day is left out.
  says(
    `^${LEAD}leave the ([a-z]+) (?:down|up|shut|closed|alone|off|be) (?:on )?(${WEEKDAY}|tomorrow)(?:[,;.–-]+ ?[^;]+)?${END}`,
    ([, thing, day = '']) => `skip the ${thing} ${/^tomorrow/i.test(day) ? day : `on ${day}`}`,
  ),
  says(
    `^${LEAD}hold off (?:on|with) the ([a-z]+) (?:on )?(${WEEKDAY}|tomorrow|tonight)(?: (?:night|morning|evening))?(?:[,;.–-]+ ?[^;]+)?${END}`,
    ([, thing, day = '']) => `skip the ${thing} ${/^to/i.test(day) ? day : `on ${day}`}`,
  ),
  // "It's been raining, *skip the pump in the morning*": the one to come.
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?)?skip the ([a-z]+(?: [a-z]+)?) in the morning${END}`,
    ([, thing]) => `skip the ${thing} tomorrow morning`,
  ),
  says(
    `^${LEAD}[^,;.]*? on (${WEEKDAY}),? so no (?:hoovering|vacuuming)(?: (?:that day|then))?${END}`,
    ([, day]) => `skip the vacuum on ${day}`,
  ),
  // "*Just for this evening leave it till one*".
  says(
    `^${LEAD}(?:(?:just|only) )?(?:for )?(?:this evening|tonight|this once)(?: only)?,? (?:leave|make|put|have) it (?:till|until|to|at|for) (${HOUR})${END}`,
    ([, hour]) => `just tonight at ${hour}`,
  ),
  // "*Have the house warm* for when we get up at seven, say twenty".
  says(
    `^${LEAD}(?:have|get|keep|make) (?:the house|the place|it) (?:nice and |good and )?warm (?:for|by|before) (?:when )?(?:(?:we|i) (?:get up|are up|wake(?: up)?|come home|get in) )?(?:at )?(${HOUR}),? (?:say |about |around )?${DEGREES}${END}`,
    ([, hour, value]) => `set the heating to ${value} every day at ${hour}`,
  ),
  // "*Weekdays heat the place to twenty* between five and ten in the evening, *sixteen otherwise*".
  says(
    `^${LEAD}(${DAYS}),? (?:heat|have|keep|warm) (?:the (?:place|house|heating)|it) (?:at |to )?${DEGREES} (?:between|from) (${HOUR}) (?:and|to|till|until) (${HOUR})(${PART})?,? (?:and )?${DEGREES} (?:otherwise|the rest of the time|after that|for the rest)${END}`,
    ([, days = '', warm, from, to = '', after, cool]) => {
      const part = after ?? PART_OF.exec(to)?.[0] ?? '';
      const end = to.replace(PART_OF, '');
      return `${often(days)} at ${from}${part} set the heating to ${warm} and ${often(days)} at ${end}${part} set the heating to ${cool}`;
    },
  ),
  // "*Let the heating go down to fifteen* when we go to bed at eleven and *up to twenty* for half six".
  says(
    `^${LEAD}(?:let|have|make) the heating (?:go |drop |come |be )?(?:down |up )?to ${DEGREES} (?:when (?:we|i) (?:go to bed|turn in|get up|leave) )?at (${HOUR}) and (?:back )?(?:down |up )?to ${DEGREES} (?:for|by|at) (${HOUR})${END}`,
    ([, one, first, other, second]) =>
      `set the heating to ${one} every day at ${first}${/^(?:ten|eleven|1[01])$/i.test(first ?? '') ? ' at night' : ''} and to ${other} every day at ${second}`,
  ),
  // "Gran feels the cold, so *make it twenty-two in the afternoons from two to six*".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?(?:so )?)?(?:make|have|keep|set) (?:it|the heating) (?:at |to )?${DEGREES} in the (morning|afternoon|evening)s,? (?:from|between) (${HOUR}) (?:to|till|until|and) (${HOUR})${END}`,
    ([, value, part, from, to]) =>
      `set the heating to ${value} every day from ${from} to ${to} in the ${part}`,
  ),
  says(
    `^${LEAD}(?:at )?(weekends|weekdays),? (?:keep|have|make|set) (?:it|the heating) (?:at |to )?${DEGREES} (?:all day )?from (${HOUR}),? (?:and )?${DEGREES} (?:after|from) (${HOUR}${PART}?)${END}`,
    ([, days = '', warm, from, cool, to]) =>
      `${often(days)} at ${from} set the heating to ${warm} and ${often(days)} at ${to} set the heating to ${cool}`,
  ),
  says(
    `^${LEAD}(?:[^,;.]+? on )(weekdays|weekends),? so ${DEGREES} from (${HOUR}) (?:to|till|until) (${HOUR}) (?:will do|is enough|is plenty|is fine)${END}`,
    ([, days = '', value, from, to]) => `set the heating to ${value} ${often(days)} from ${from} to ${to}`,
  ),
  says(
    `^${LEAD}(?:the )?heating off (?:overnight|at night|in the night),? (?:from )?(${HOUR}) (?:to|till|until) (${HOUR}),? (?:and )?${DEGREES} (?:the rest of the time|otherwise|after that|in the day)${END}`,
    ([, from, to, value]) =>
      `turn the heating off every day at ${from} and set the heating to ${value} every day at ${to}`,
  ),
  says(
    `^${LEAD}(?:in the|at) night (${VALUE}),? (?:and )?(?:in the|by|during the) day (${VALUE}),? (?:the )?night is (?:from )?(${HOUR}) (?:until|till|to) (${HOUR})${END}`,
    ([, night = '', day = '', from, to]) =>
      `set the heating to ${at(night)} every day at ${from} at night and set the heating to ${at(day)} every day at ${to} in the morning`,
  ),
  // "Coffee on, and *when it's had ten minutes* turn it off and tell me": that it is done is told anyway.
  says(
    `,? and (?:when|once|after) (?:it['’]s|it has|they['’]ve) had (${LENGTH}),? (?=(?:turn|switch|shut|close|stop) )`,
    ([, length]) => ` and after ${length} `,
  ),
  says(
    `(?<=^(?:.* )?(?:turn|switch|put|shut|close|lock|open|off|on|down)\\b.*),? (?:and )?(?:then )?(?:(?:say|tell (?:me|us)|let (?:me|us) know)(?: when (?:both|they|it|that|all of (?:it|them)|everything)(?:['’]s|['’]re| is| are) (?:all )?(?:off|on|done|shut|closed|locked|sorted|finished))|(?<=then .*)let (?:me|us) know|(?<=(?:after|then) .*)tell (?:me|us))${END}`,
    () => '',
  ),
  says(
    `^(${LEAD}(?:turn|switch|knock|put) (?:the [a-z]+ off|off the [a-z]+),? .*(?:and )?then )do (the [a-z]+(?: [a-z]+)?)${END}`,
    ([, first, thing]) => `${first}turn off ${thing}`,
  ),
  // "Open the garage for Sam, *leave it two minutes*, then shut it".
  says(
    `^${LEAD}(open|close|turn on|turn off) ${THING}(?: for [a-z]+)?, (?:leave|give) it (${LENGTH}),? (?:and )?then `,
    ([, verb, thing, length]) => `${verb} ${thing}, wait ${length}, then `,
  ),
  says(
    `^${LEAD}check (?:all )?the doors,? (?:and )?lock (?:anything|any|whatever|the ones) that(?:['’]s| is| are) (?:open|unlocked|not locked)(?:,? and tell (?:me|us) (?:which|what) [a-z ]+)?${END}`,
    () => 'lock all the doors',
  ),
];

/** Of a rule that was spoken of just before. */
export const RULES_IN_TALK: readonly Rewording[] = [
  // "*Do the coffee at seven instead* from now on".
  says(
    `^${LEAD}(?:do|have|run|make) the ([a-z]+(?: [a-z]+)?) at (${HOUR}) instead(?: (?:from now on|from here on|in future))?${END}`,
    ([, thing, hour]) => `move the ${thing} to ${hour}`,
  ),
  // "It's winter, *the pump needn't come on any more*".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?(?:so )?)?the ([a-z]+(?: [a-z]+)?) (?:needn['’]t|need not|doesn['’]t (?:need|have) to) (?:come on|go on|run|go off|open|close|start)(?: any ?more| any longer| now)+${END}`,
    ([, thing]) => `cancel the ${thing} one`,
  ),
  says(
    `^${LEAD}(?:are there|have (?:we|i)|do (?:we|i) have|is there) (?:any |a )?(?:rules?|schedules?)(?: set)?(?: (?:for|about|on) [a-z ]+)?[?.]*$`,
    () => 'what rules are there',
  ),
  // "The hoover's driving me mad, *stop doing that* every day".
  says(
    `^${LEAD}[^,;.]+[,;.] ?(?:so )?(?:stop|quit) (?:doing )?(?:that|it)(?: (?:every|each) (?:day|night|morning|time))?${END}`,
    () => 'cancel that',
  ),
  // "Monday's a bank holiday, *so leave that out*"; "everyday yes, *but on Halloween not*".
  says(
    `^${LEAD}(?:on )?(${WEEKDAY}|tomorrow)(?:['’]s| is) [^,;.]+[,;.] ?(?:so )?(?:leave|skip|miss) (?:that|it)(?: out| one| day)?${END}`,
    ([, day = '']) => `not ${/^tomorrow/i.test(day) ? day : `on ${day}`}`,
  ),
  // "We've people in tonight, *don't put the lights out on us*".
  says(
    `^${LEAD}[^,;.]*\\b(tonight|tomorrow|this evening|on ${WEEKDAY})[,;.] ?(?:so )?(?:don['’]t|do not) (?:put|turn|switch|lock|open|close|shut|start|run) the [a-z]+(?: (?:out|off|on|up|down))?(?: on (?:us|me|them))?${END}`,
    ([, when]) => `not ${when}`,
  ),
];
