import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** How people speak at home of getting up, of what is timed and of how long it still takes, in words that no phrase has. */

/** What others need is no order: "the kids are in, they need ten minutes". */
const PEOPLE =
  '(?:kids?|children|boys?|girls?|lads?|twins|baby|babies|guests?|visitors|parents|neighbours|everyone|everybody|people|others|mum|dad|mam|gran|nan|granny|grandad|mother|father|brother|sister|wife|husband|teens?|dogs?|cats?|they|he|she|we|i)';
const AT = `(?:(?:at|by|for|about|around|from),? )*(${HOUR})`;
const DAYS = `(?:(?:on )?(?:the )?(?:weekdays|work ?days|working days|school days|weekends|${WEEKDAY}s(?: and ${WEEKDAY}s)?)|(?:from )?${WEEKDAY} (?:to|till|until) ${WEEKDAY}|every (?:day|weekday|morning|${WEEKDAY}))`;
const DAY = `(?:(?:on )?(?:tomorrow|(?:this |next )?${WEEKDAY})(?: morning)?)`;
const UP =
  '(?:up(?: and about)?|out of (?:my )?bed|awake|woken(?: up)?|waking(?: up)?|to (?:be )?(?:up|awake|woken(?: up)?|out of (?:my )?bed)|to (?:stand|get) up)';
const I_NEED =
  "(?:i|we)(?:['’]d like| would like| want| need| must|['’]ve got| have(?: got)?|['’]ve| should| am|['’]m)(?: to)?(?: be)?";
const TIMED =
  '(?!(?:it|that|this|everything|you|we|i|he|she|they|light|lights|heating|telly|tv|blinds?|curtains?|door|fan)\\b)([a-z]+)';
/** What is moved to such an hour, or one of several, and no name of a timer. */
const NO_TIMED =
  /^(?:alarm|alarms|reminder|meeting|appointment|event|entry|first|second|third|last|next|middle|other|longer|shorter|later|earlier|one|both|all|time|timer|timers|volume|temperature|brightness)$/i;
const NUMBER_MINUTES =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty(?:[- ](?:five|two))?|thirty(?:[- ]five)?|forty(?:[- ]five)?|fifty|\\d{1,2})';

/** "On weekdays", "every tuesday and thursday", as an alarm has them. */
const often = (days: string): string => {
  const plain = days.replace(/^on /i, '').replace(/^the /i, '');
  if (/^(?:weekdays|work|school)/i.test(plain)) return 'every weekday';
  if (/^weekends/i.test(plain)) return 'every saturday and sunday';
  return /^(?:every|from)|day (?:to|till|until) /i.test(plain)
    ? plain
    : `every ${plain.replace(/days\b/gi, 'day')}`;
};

/** Who gets up: "Mia", and none of the things that go up. */
const SLEEPER =
  '((?!(?:me|us|it|them|him|her|you|the|my|our|that|this|rid|up|out|everyone|everybody|kids|children|blinds?|curtains?|shutters?|lights?|heating|volume|coffee|to|something|someone|somebody|anyone)\\b)[a-z]+)';
/** An hour at which people get up, with no part of its day. */
const EARLY = `((?:(?:half|quarter|a quarter|ten|five|twenty|twenty[- ]five) (?:past|to) |half )?(?:five|six|seven|eight|nine|ten|[5-9]|10)(?:[:.]\\d\\d)?)(?! ?(?:am|pm|a\\.m|p\\.m|o['’]clock|(?:past|to|thirty|fifteen|forty[- ]five|in the|at night|tonight|this evening|tomorrow (?:evening|night)|minutes?|hours?)\\b|[:.]\\d))`;
/** What is heard of a morning. */
const HEARD =
  '((?:(?:some|the|a bit of|my) )?(?:(?:soft|gentle|quiet|loud|classical|happy|morning) )?(?:music|radio|tunes?|songs?|jazz|rock|pop|news|playlist|birdsong|[a-z]+ playlist|radio (?:\\d|one|two|three|four|five)|(?:classic|jazz|capital|heart) fm)|a (?:nice |good )?song)';
const HEARD_WHERE = '((?: (?:in|on) (?:the|my|our) [a-z]+(?: (?:room|speaker|radio))?)?)';
const LIT_THEN = '(?:the|my|our) (?:[a-z]+ ){1,2}(?:lights?|lamps?)';

/** The alarm, and what is to be heard or lit with it. */
const wokenWith = (when: string, what: string, where = ''): string =>
  `wake me ${when.trim()} and ${new RegExp(`^${LIT_THEN}$`, 'i').test(what) ? `turn on ${what}` : `play ${/^(?:music|tunes?|songs?|jazz|rock|pop|birdsong)$/i.test(what) ? 'some ' : ''}${what}${where}`}`;

export const WOKEN_AND_TIMED_FIRST: readonly Rewording[] = [
  // "*Wake me with music at seven*", "alarm at seven with the bedroom lights": both are wished.
  says(
    `^${LEAD}wake (?:me|us)(?: up)?(?: gently)? (?:with|to) (?:${HEARD}${HEARD_WHERE}|(${LIT_THEN})(?: on)?) ((?:tomorrow |on ${WEEKDAY} |every [a-z]+ )?(?:at|by|around) [^,;.!?]+?)${END}`,
    ([, heard, where, lit, when = '']) => wokenWith(when, (heard ?? lit)!, where),
  ),
  says(
    `^${LEAD}(at [^,;.!?]+?),? wake (?:me|us)(?: up)? (?:with|to) (?:${HEARD}${HEARD_WHERE}|(${LIT_THEN})(?: on)?)${END}`,
    ([, when = '', heard, where, lit]) => wokenWith(when, (heard ?? lit)!, where),
  ),
  says(
    `^${LEAD}(?:wake (?:me|us)(?: up)?|(?:set )?(?:an? |the |my )?alarm(?: for)?) ((?:tomorrow |on ${WEEKDAY} )?(?:(?:at|by|around) )?(?:${HOUR})(?: (?!with\\b)[a-z]+)*?) (?:with|to) (?:${HEARD}${HEARD_WHERE}|(${LIT_THEN})(?: on)?)${END}`,
    ([, when = '', heard, where, lit]) =>
      wokenWith(
        /^\d|^(?:half|quarter|[a-z]+)(?: past| to|$)/i.test(when) ? `at ${when}` : when,
        (heard ?? lit)!,
        where,
      ),
  ),
  // "*Get Mia up at seven*": she is told, of a morning.
  says(
    `^${LEAD}(?:get|have|make sure) ${SLEEPER}(?:['’]s| is)? (?:up|out of bed|awake) (?:at |by |for )*(${HOUR})(?=${END}| (?:tomorrow|on|every|please)\\b)`,
    ([, who, hour]) => `remind ${who} to get up at ${hour}`,
  ),
  // "*Get Mia from school at three*": that is for whoever asks.
  says(
    `^${LEAD}get ${SLEEPER} (dressed|ready|fed|washed|(?:from|off to|in|into|out of|to) (?:(?:the|her|his|their|my|our|an?) )?(?:bed|bath|shower|school|nursery|sleep|work|football|swimming|practice|training|piano|judo|ballet|club|gran['’]s|dentist|doctor|station|pool|party|class|lessons?)) (?:at|by|for) (${HOUR})(?=${END}| (?:tomorrow|on|every|please)\\b)`,
    ([, who, what = '', hour = '']) => {
      const isMorning = /\bto (?:school|nursery)$/i.test(what) && new RegExp(`^${EARLY}$`, 'i').test(hour);
      return `remind me to get ${who} ${what} at ${hour}${isMorning ? ' in the morning' : ''}`;
    },
  ),
  says(
    `(?<=\\bremind [a-z]+ to (?:get up|wake up|be up|get out of bed) (?:at|by) )${EARLY}`,
    ([, hour]) => `${hour} in the morning`,
  ),
  // "*Two minutes off the pasta timer*".
  says(
    `^${LEAD}(${LENGTH}) off (the|my|our) ((?:[a-z]+ ){0,2}timer)${END}`,
    ([, length, the, timer]) => `take ${length} off ${the} ${timer}`,
  ),
  // "Early flight tomorrow, *so can my alarm go at five to six*", "I want my alarm to go off at six".
  says(
    `(?<=^|[,;.!–-] ?|\\bso )(?:so )?(?:(?:can|could|may) (?:my|the|our|an) alarm (?:please )?(?:go|be|ring|be set|go off)|(?:i|we)(?:['’]d like| want| need) (?:my|the|an) alarm to (?:go|ring|be))(?: off)? (?=(?:at|for)\\b)`,
    ([said]) => `${/^so /i.test(said) ? 'so ' : ''}wake me `,
  ),
  // "*I need waking* tomorrow": when, is asked.
  says(
    `(?<=^${LEAD}|[,;.] ?|\\bso )(?:i|we)(?:['’]ll)? need (?:waking(?: up)?|to be woken(?: up)?|a wake[- ]?up call)(?= (?:tomorrow|on ${WEEKDAY}|early)[.!]*$|[.!]*$)`,
    () => 'wake me',
  ),
  // "From now on *I get up at half six on weekdays, so set an alarm for that*".
  says(
    `^${LEAD}(?:from now on,? )?(?:i|we) (?:get|have to get|need to get|must get|['’]ll be getting|will be getting|am getting|start getting) up ${AT}(?: (?:on )?(${DAYS}))?(?: from now on| now)?[,;.–-]+ ?(?:so )?(?:please |can you )?(?:set|put|make|i need|i want) (?:an|the|my|me an) alarm(?: on)?(?: for (?:that|then|it))?${END}`,
    ([, hour, days]) => `set an alarm for ${hour}${days === undefined ? '' : ` ${often(days)}`}`,
  ),
  // "*Pop a timer on* for me": for how long, is asked.
  says(
    `^${LEAD}(?:pop|stick|put|bung|whack|get) (?:a|the|another) timer on(?: for me| for us)?${END}`,
    () => 'set a timer',
  ),
  // "A pasta timer for nine minutes *and an egg timer for six*": minutes, too.
  says(
    `(?<=\\btimer for (?:${NUMBER_MINUTES}|an?|half an) )(minutes?|hours?)( and (?:(?:an?|the) (?:[a-z]+ )?(?:timer|one)|one|another) for ${NUMBER_MINUTES})${END}`,
    ([, unit, other]) =>
      `${unit}${other?.replace(/ (one|another) for/i, ' timer for').replace(/and timer/, 'and a timer')} ${unit}`,
  ),
  // "*Could I have a wake-up call at* 6:45": wished for, and not asked whether there is one.
  says(
    `^${LEAD}(?:could|can|may) (?:i|we) (?:please )?(?:have|get) (?:an?|another) (?:wake[- ]?up call|alarm|call)(?: (?:set|put on))? (?:at|for) (?=.*[a-z0-9])`,
    () => 'set an alarm for ',
  ),
  // "I've an early flight Friday so *I need waking at ten to four*", "exam on Thursday *so wake me at seven*": on that day.
  says(
    `^(?!.*\\b(?:once|only)\\b)${LEAD}(?:(?:i|we)(?:['’]ve| have)(?: got)? |there['’]s )?(?:the |an? |my |our )?[a-z]+(?: [a-z]+){0,3}? (?:on )?(tomorrow|(?:this |next )?${WEEKDAY}),? so (?:please )?(?:${I_NEED} ${UP}|wake (?:me|us)(?: up)?|get (?:me|us) up|(?:an? )?alarm) ${AT}(?=[,.!]|$| and )`,
    ([, day, hour]) => `wake me ${/^tomorrow/i.test(day ?? '') ? '' : 'on '}${day} at ${hour}`,
  ),
  says(
    `^${LEAD}(tomorrow|(?:this |next )?${WEEKDAY}) (?:there['’]s|we have|i have|it['’]s|is) (?:the |an? |my |our )?[a-z]+(?: [a-z]+)?,? so (?:please )?(?:wake (?:me|us)(?: up)?|get (?:me|us) up|(?:set )?(?:an? )?alarm) ${AT}(?:,? and remind me to ([^,;]+?) at (${HOUR}))?${END}`,
    ([, day = '', hour, what, then]) => {
      const on = /^tomorrow/i.test(day) ? day : `on ${day}`;
      return `wake me ${on} at ${hour}${what === undefined ? '' : ` and remind me ${on} at ${then} to ${what}`}`;
    },
  ),
  // "*Tomorrow wake up at 6* please and one reminder 6:15 for the medicine".
  says(
    `^${LEAD}(tomorrow|on ${WEEKDAY}) wake up at (${HOUR})(?: please)?(?:,? and (?:one|a) reminder (?:at )?(${HOUR})(?: am)? (?:for|about) ([^,;]+?))?${END}`,
    ([, day, hour, then, what]) =>
      `wake me ${day} at ${hour}${what === undefined ? '' : ` and remind me ${day} at ${then}${/am$/i.test(then ?? '') ? '' : ' in the morning'} about ${what}`}`,
  ),
  // "Get me up at half seven, *I've to take my pill at eight so say that too*".
  says(
    `^(${LEAD}(?:wake|get) (?:me|us) .+?)[,;.] (?:and )?(?:i|we)(?:['’]ve| have)(?: got)? to ([^,;]+?) at (${HOUR}),? so (?:say|mention|tell me|remind me (?:of|about)) (?:that|it)(?: too| as well)?${END}`,
    ([, wake, what, hour]) => `${wake} and remind me at ${hour} to ${what}`,
  ),
  // "*The meeting's off*, let me sleep in".
  says(
    `^${LEAD}(?:(?:the|my|our) [a-z]+(?:['’]s| is| has been) (?:off|cancelled|canceled|called off)[,;.–-]+ ?(?:so )?)?(?:you can )?let (?:me|us) (?:sleep|lie)(?: in| on)(?: (tomorrow|on ${WEEKDAY}))?${END}`,
    ([, day]) => (day === undefined ? 'cancel the alarm' : `skip the alarm ${day}`),
  ),
  // "*When do I have to be up*", "am I getting up at seven or half past".
  says(
    `^${LEAD}(?:at )?(?:when|what (?:time|hour)) (?:(?:do|am|must|should|will|have) )?(?:i|we)(?: (?:have|need|meant|supposed|got))?(?: to)? (?:be up|get up|getting up|rise|be getting up|wake(?: up)?|waking(?: up)?|be woken)( (?:tomorrow|on ${WEEKDAY}|${WEEKDAY}))?[?.]*$`,
    ([, day = '']) => `when is my alarm${day.replace(new RegExp(`^ (?=${WEEKDAY})`, 'i'), ' on ')}`,
  ),
  // "*What's the rice at*": how long it still takes, and no place of that name.
  says(
    `^${LEAD}(?:what|where)(?:['’]s| is| are) the (rice|pasta|eggs?|bread|chicken|pizza|potatoes|spuds|cake|laundry|washing|roast|oven|tea|stew|soup|noodles|veg|lasagne) (?:at|up to)(?: now)?[?.]*$`,
    ([, name]) => `how long is left on the ${name} timer`,
  ),
  says(
    `^${LEAD}(?:is|are) the (rice|pasta|eggs?|bread|chicken|pizza|potatoes|spuds|cake|roast|stew|soup|noodles|veg|lasagne|sauce|pie|fish|curry|beans|peas) (?:nearly|almost) (?:there|done|ready|cooked)(?: (?:yet|now))?[?.]*$`,
    ([, name]) => `how long is left on the ${name} timer`,
  ),
  // "Can you time twenty minutes for me, *it's for the bread*".
  says(
    `^${LEAD}(?:time|count|clock) (?:me )?(${LENGTH})(?: for (?:me|us))?(?:[,;.–-]+ ?(?:it['’]s|that['’]s|its) for (?:the |my |our )?([a-z]+(?: [a-z]+)?))${END}`,
    ([, length, name]) => `set a timer for ${length} for the ${name}`,
  ),
  // "Please make the timer, *is for rice*, eighteen minutes".
  says(
    `^${LEAD}(?:make|set|start|put on) (?:the|a|one) timer,? (?:it['’]s |is )for (?:the )?([a-z]+(?: [a-z]+)?),? (${LENGTH})${END}`,
    ([, name, length]) => `set a timer for ${length} for the ${name}`,
  ),
  // "The spuds are still hard, *they need a few more minutes, say four*".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?)?(?:they|it) (?:need|needs|want|wants|could do with) (?:a few|a couple of|some|a little|a bit) (?:more |extra )?(?:minutes|time|longer),? (?:say|maybe|about|like|make it) (${NUMBER_MINUTES})(?: minutes)?${END}`,
    ([, many]) => `add ${many} minutes to it`,
  ),
  // "*Tomorrow morning I must stand up* at 7", "I need up at six tomorrow and then tell me to bring my lunch at half past".
  says(
    `^${LEAD}(?:please,? )?(?:(${DAY}),? )?${I_NEED} ${UP}(?: (${DAY}))?(?: for (?:the |my )?[a-z]+)?,? ${AT}(?: (${DAY}))?${END}`,
    ([, one, two, hour, three]) => {
      const day = one ?? two ?? three;
      return `wake me ${day === undefined ? '' : `${day} `}at ${hour}`;
    },
  ),
  // "*Make a noise at eight* tomorrow so I don't miss school".
  says(
    `^${LEAD}make (?:a|some) noise ((?:at ${HOUR}|${DAY}).*?)(?:,? so (?:that )?(?:i|we|he|she|they) [^,;]+)?${END}`,
    ([, when]) => `set an alarm ${when}`,
  ),
  // "*Quarter of an hour timer* there", "ninety seconds, go!"
  says(
    `^${LEAD}(?:a )?(${LENGTH}) timer(?: there)?(?:,? good (?:man|woman|lad|lass|girl|boy))?${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  says(
    `^${LEAD}(?:ready[,. ]+|on your marks[,. ]+)?(${LENGTH})[,.!;–-]* ?(?:go|start(?:ing)?(?: now)?|from now|and go)[.!]*$`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "Mia's *allowed* forty minutes on the tablet, *start now*".
  says(
    `^${LEAD}[a-z]+(?:['’]s| is| are| gets?| has) (?:allowed |getting |to get |to have )?(?:only )?(${LENGTH}) (?:on|of|at|for) (?:the |her |his |their )?([a-z]+)[,;.–-]+ ?(?:so )?(?:start(?:ing)?(?: it| the clock| timing)?(?: from)?(?: now)?|from now|time (?:it|her|him|them))${END}`,
    ([, length, name]) => `set a timer for ${length} for the ${name}`,
  ),
];

export const WOKEN_AND_TIMED: readonly Rewording[] = [
  // "*Work days I want to be out of bed for* seven", "weekdays I'm up at seven, and at twenty past eight tell me it's time to leave".
  says(
    `^${LEAD}(${DAYS}),? ${I_NEED} ${UP} ${AT}(?:,? and at (${HOUR}),? (?:tell|remind) (?:me|us) (?:that )?([^,;]+?))?${END}`,
    ([, days = '', hour, then, what]) =>
      `wake me ${often(days)} at ${hour}${what === undefined ? '' : ` and remind me ${often(days)} at ${then} that ${what}`}`,
  ),
  says(
    `^${LEAD}(${DAYS}),? (?:wake|get) (?:me|us)(?: up)? ${AT}(?:[,;.]? (?:and |but )?(?:at )?(?:the )?weekends? (?:leave|let) (?:me|us)(?: [a-z]+){0,3})?${END}`,
    ([, days = '', hour]) => `wake me ${often(days)} at ${hour}`,
  ),
  // "Tuesdays and Thursdays I swim, *wake me at a quarter to six those days*".
  says(
    `^${LEAD}(${DAYS}) (?:i|we) [a-z]+(?: [a-z]+){0,2}[,;.]? (?:so )?(?:wake|get) (?:me|us)(?: up)? ${AT}(?: (?:on )?(?:those|these) days| then)?${END}`,
    ([, days = '', hour]) => `wake me ${often(days)} at ${hour}`,
  ),
  // "*Don't let me go past* half three", "if I'm asleep at two, would you wake me".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?)?don['’]t let (?:me|us) (?:go|doze|nap|lie|snooze|sleep|stay in bed)(?: in| on)? (?:past|beyond|after|later than) (${HOUR})${END}`,
    ([, hour]) => `wake me at ${hour}`,
  ),
  says(
    `^${LEAD}if (?:i|we)(?:['’](?:m|re)| am| are) (?:still )?(?:asleep|sleeping|in bed) (at ${HOUR}),? (?:please |would you |can you |could you )*wake (?:me|us)(?: up)?[?.!]*$`,
    ([, when]) => `wake me ${when}`,
  ),
  // "*Give me an hour's sleep* and then get me up", "let me doze for another quarter of an hour".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?)?(?:give|allow) (?:me|us) (${LENGTH})(?:['’]s?)? (?:of )?(?:sleep|nap|kip|rest|doze|shut-?eye|lie[- ]down)(?:,? (?:and )?then (?:get|wake|call|shout) (?:me|us)(?: up)?)?${END}`,
    ([, length]) => `wake me in ${length}`,
  ),
  says(
    `^${LEAD}(?:let|leave) (?:me|us)(?: (?:to )?(?:doze|sleep|nap|rest|snooze|lie))?(?: on| here| in)?(?: for)? another (${LENGTH})${END}`,
    ([, length]) => `snooze for ${length}`,
  ),
  says(
    `^${LEAD}(?:i|we) (?:will )?(?:sleep|nap|lie down|rest)(?: now)?(?: a (?:little|bit))?[,;.] ?(?:and )?(?:after|in) (${LENGTH}|one and (?:a )?half hours?) (?:please )?(?:you )?wake (?:me|us)(?: up)?${END}`,
    ([, length = '']) => `wake me in ${length.replace(/^one and (?:a )?half hours?/i, 'an hour and a half')}`,
  ),
  // "*Bring my wake-up forward to* seven".
  says(
    `^${LEAD}(?:bring|move|push|shift|put) (?:my|the|our) wake[- ]?up(?: time)?(?: forward| back)? to (${HOUR})${END}`,
    ([, hour]) => `move the alarm to ${hour}`,
  ),
  // "*I need to know when* three minutes are up, I'm brushing my teeth".
  says(
    `^${LEAD}(?:i|we) (?:need|want|would like|have) to know when (?:the )?(${LENGTH}) (?:is|are|has|have) (?:up|over|passed|gone|done)(?:[,;.–-]+ ?(?:i|we)(?:['’](?:m|re)| am| are) [^,;.]+)?${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "*Put on a timer called* hair dye, thirty five minutes".
  says(
    `^${LEAD}(?:put on|start|set|make|do|run) a timer (?:called|named|for) (?:the )?([a-z]+(?: [a-z]+)?), (${LENGTH})${END}`,
    ([, name, length]) => `set a timer for ${length} called ${name}`,
  ),
  // "The parking runs out in fifty minutes, *keep the time for me*".
  says(
    `^${LEAD}[^,;.!?]+? in (${LENGTH})[,;.–-]+ ?(?:so )?(?:keep|watch|mind|keep an eye on) (?:the )?(?:time|clock)(?: for (?:me|us))?${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  // "*Eggs are in*, I like them soft, *four minutes*", "lasagne's just gone in the oven, it says thirty five on the box".
  says(
    `^${LEAD}(?:the |my |our )?(?!${PEOPLE}\\b)([a-z]+)(?:['’]s| is| are|['’]re)(?: just| now)? (?:in|on|gone in|gone on|in the (?:oven|pan|pot|water))(?: the (?:oven|pan|pot|water|hob))?[,;.!–-]+ ?(?:(?:i|we|she|he|they) [^,;.]+[,;.] ?)?(?:give (?:it|them) |they need |it needs |for )?(${LENGTH})${END}`,
    ([, name, length]) => `set a timer for ${length} for the ${name}`,
  ),
  says(
    `^${LEAD}(?:the |my |our )?${TIMED}(?:['’]s| is| are|['’]re)(?: just| now)? (?:in|on|gone in|gone on)(?: the (?:oven|pan|pot|water|hob))?[,;.!–-]+ ?(?:it|the (?:box|packet|recipe|pack))(?: says)? (?:says )?(${NUMBER_MINUTES})(?: minutes)?(?: on the (?:box|packet|pack|tin))?${END}`,
    ([, name, many]) => `set a timer for ${many} minutes for the ${name}`,
  ),
  // "*Cookies! Eleven minutes* or they burn".
  says(
    `^${LEAD}(?:the |my |our )?${TIMED}[!:,]+ ?(${LENGTH}) or (?:they|it)(?:['’](?:ll|re|s))? (?:burn|be|are|is|go|goes|burns|burnt)[^,;]*$`,
    ([, name, length]) => `set a timer for ${length} for the ${name}`,
  ),
  // "*Rice for twelve and the peas for four*".
  says(
    `^${LEAD}(?:the )?(rice|pasta|eggs?|spaghetti|noodles|peas|beans|carrots|broccoli|potatoes|spuds|chicken|pizza|cake|veg|fish|sausages|bacon|corn|sauce|chips) for (${NUMBER_MINUTES})(?: minutes)?,? and (?:the )?([a-z]+) for (${NUMBER_MINUTES})(?: minutes)?${END}`,
    ([, one, first, other, second]) =>
      `set a timer for ${first} minutes for the ${one} and a timer for ${second} minutes for the ${other}`,
  ),
];

/** Of a timer or an alarm that was set just before. */
export const WOKEN_AND_TIMED_IN_TALK: readonly Rewording[] = [
  // "*Time check*", "how are we doing for time", "has it much left in it".
  says(
    `^${LEAD}(?:time check|how(?:['’]s| is| are| am) (?:we|i|it|you|the timer)(?: all)? (?:doing|getting on|going|set|fixed|for time)(?: (?:for|on|with) (?:the )?time)?|(?:are we|is it|are they) (?:nearly |almost |getting )?(?:there|done|ready|finished)(?: yet)?|how much longer (?:do|have|must|will) (?:i|we) (?:have|got|need)? ?(?:to )?(?:sit|wait|stand|go|be|stay|hang)(?: [a-z]+){0,3}|(?:has|have) (?:it|they|that|this) (?:got )?(?:much|long|a lot) (?:left|to go)(?: (?:in|on) (?:it|them))?|is (?:that|the|my) timer (?:still )?(?:going|running|on)(?: or (?:did|have) i [a-z ]+)?|(?:the )?timer,? (?:it )?(?:needs|has|is) how (?:many minutes|long|much)(?: yet| still| left)?)[?.!]*$`,
    () => 'how long is left',
  ),
  says(
    `^${LEAD}(?:is|are) the ([a-z]+) (?:nearly |almost |getting )?(?:there|done|ready|cooked|finished)(?: yet| now)?[?.!]*$`,
    ([, name]) => `how long is left on the ${name} timer`,
  ),
  // "*Make the pasta* twelve", "the pasta timer should be eight".
  says(
    `^${LEAD}(?:(?:make|change|set|put) the ${TIMED}(?: one| timer)? (?:to |at |for )?|the ${TIMED}(?: one| timer)? (?:should|ought to|wants to|needs to|was meant to|has to) be (?:for )?)(${LENGTH}|${NUMBER_MINUTES})(?: instead)?${END}`,
    ([, one, other, length = '']) => {
      const name = one ?? other ?? '';
      return NO_TIMED.test(name)
        ? undefined
        : `cancel the ${name} timer then set a ${name} timer for ${/[a-z]+ |\d+ /i.test(length) ? length : `${length} minutes`}`;
    },
  ),
  // "*Shorten it to* eight".
  says(
    `^${LEAD}(?:shorten|cut|reduce|lengthen|extend|bring) (?:it|that)(?: down| up| back)? to (${LENGTH}|${NUMBER_MINUTES})(?: instead)?${END}`,
    ([, length]) => `make it ${length}`,
  ),
  // "*Stop it and start one for* two hours": in its place.
  says(
    `^${LEAD}(?:stop|cancel|scrap|bin|end|drop) (?:it|that)(?: one)?,? and (?:then )?(?:start|set|do|make|put on) (?:one|another(?: one)?|a new one) (?:for|of) (${LENGTH})(?: instead)?${END}`,
    ([, length]) => `cancel the timer then set a timer for ${length}`,
  ),
  // "*Which one of them goes off first*", "what timers have I on the go".
  says(
    `^${LEAD}(?:which (?:one )?(?:of (?:them|those|these) )?(?:(?:timer )?(?:goes off|ends|finishes|rings|is up|is done|comes) (?:first|next|soonest)|is (?:first|next))|(?:what|which|how many) timers (?:have|do|are) (?:i|we|there) ?(?:have|got)? ?(?:on the go|running|going|set|on))[?.!]*$`,
    () => 'how long is left on all the timers',
  ),
  // "That's grand, *you can stop counting*", "okay, *carry on counting*".
  says(
    `^${LEAD}(?:that(?:['’]s| is) (?:grand|fine|enough|it|great|lovely)[,;.–-]+ ?)?(?:you can |please )?(?:stop|quit) (?:counting|timing)(?: now)?${END}`,
    () => 'cancel the timer',
  ),
  says(
    `^${LEAD}(?:carry on|go on|keep|continue)(?: with the)? (?:counting|timing)(?: now)?${END}`,
    () => 'resume the timer',
  ),
  // "I could do with *an extra half hour in bed*".
  says(
    `^${LEAD}(?:i|we) (?:could do with|could use|want|need|would like|['’]d like) (?:an extra|another|an? more) (half (?:an )?hour|hour|quarter of an hour|\\d+ minutes|ten minutes|twenty minutes)(?: more)? (?:in bed|of sleep|asleep|sleep)${END}`,
    ([, length = '']) =>
      `make it ${length
        .replace(/^half hour/i, 'half an hour')
        .replace(/^hour/i, 'an hour')
        .replace(/^quarter/i, 'a quarter')} later`,
  ),
  // "It's a bank holiday on Monday, *so not that day*".
  says(
    `^${LEAD}[^,;.]*? (?:on )?(tomorrow|(?:this |next )?${WEEKDAY})[,;.]? (?:so |and )?(?:not (?:that day|then)|leave (?:that|it) out|skip (?:that|it)(?: one| day)?)${END}`,
    ([, day = '']) => `not ${/^tomorrow/i.test(day) ? day : `on ${day}`}`,
  ),
  // "*I don't need* the six o'clock one".
  says(
    `^${LEAD}(?:i|we) (?:don['’]t|do not|won['’]t|no longer) need (the [a-z0-9:' ]+? one)(?: any ?more| any longer| now| after all)?${END}`,
    ([, one]) => `cancel ${one}`,
  ),
  // "School's over for the summer, *we won't need the alarm any more*".
  says(
    `^${LEAD}(?:[^,;.]+[,;.] ?)?(?:i|we) (?:don['’]t|do not|won['’]t|no longer) need (?:the|that|my) (alarm|timer|reminder)(?: any ?more| any longer| now| after all)?${END}`,
    ([, kind]) => `cancel the ${kind}`,
  ),
  // "Just checking *the alarm's on*", "did I set anything for the morning".
  says(
    `^${LEAD}(?:just checking|is it right|am i right|tell me)(?: that)? (?:the|my) alarm(?:['’]s| is) (?:on|set)${END}|^${LEAD}did (?:i|we) set (?:anything|something|an alarm) for (?:the morning|tomorrow(?: morning)?)[?]*$|^${LEAD}am i getting up at ${HOUR}(?: or (?:at )?(?:half past|${HOUR}))?(?: tomorrow)?[?]*$`,
    () => 'when is my alarm',
  ),
  // "Thursday *would suit better*", "do it at five instead", "wait, the bank shuts at three, *so two*".
  says(
    `^${LEAD}(?:on )?(tomorrow|(?:this |next )?${WEEKDAY}|${HOUR}) (?:would|might|will) (?:suit|be|do|work)(?: (?:me|us))?(?: (?:much|far|a bit))?(?: better| nicer| easier| best)${END}`,
    ([, when]) => `make it ${when}`,
  ),
  says(
    `^${LEAD}(?:wait|oh|no|sorry|hang on)[, ]+[^,;.]+[,;.] ?so (?:at )?(${HOUR})${END}`,
    ([, hour]) => `make it ${hour}`,
  ),
  says(
    `^${LEAD}(?:(?:i|we|he|she|it|that)(?:['’][a-z]+)? [^,;.]+[,;.] ?)(?:so )?(?:do|make|have|say) (?:it|that) (?:at |for )?(${HOUR})(?: instead)?${END}`,
    ([, hour]) => `make it ${hour}`,
  ),
  // "*Give me ten minutes longer on that*".
  says(
    `^${LEAD}(?:give|leave|allow) (?:me|us|it) (${LENGTH}) (?:longer|more|extra)(?: (?:on|with|for) (?:that|it))?${END}`,
    ([, length]) => `${length} later`,
  ),
];
