import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** Timers, alarms, entries and rules in words that families have for them. */

/** Orders to a thing. */
const ORDERED = '(?:turn|switch|put|open|close|shut|lock|dim|run|start|play|set)';
const SERIES = `(?:weekdays?|weekends?|week days|school days|work days|${WEEKDAY}s)`;
const FROM_NOW = '(?:,? (?:from now on|from here on(?: in)?|as of now|in future|going forward))';
const COOKED =
  '(?:pasta|spaghetti|noodles?|rice|eggs?|potato(?:es)?|spuds|peas|beans|carrots|broccoli|veg|corn|bread|loaf|rolls|cake|cookies|biscuits|muffins|scones|pie|pizza|lasagne|chicken|turkey|beef|lamb|pork|ham|bacon|sausages|roast|steak|fish|salmon|chips|fries|oven|stew|soup|curry|chilli|sauce|porridge|tea|pudding|crumble|casserole|dumplings|laundry|washing|dryer|nap)';

const BECOMES: Readonly<Record<string, string>> = {
  opened: 'opens',
  closed: 'closes',
  shut: 'closes',
  locked: 'is locked',
  unlocked: 'is unlocked',
};

/** They are switched on, and timed by no timer of their name. */
const MACHINE =
  '(?:(?:(?:tumble|clothes|hair|spin) )?(?:dryer|drier)|washing machine|washer|dishwasher|oven|hob|cooker|slow cooker|air fryer|fryer|microwave|grill|kettle|toaster|iron|electric blanket|immersion(?: heater)?|boiler|hot tub)';

/** What is on or off and is set to no such figure by itself. */
const GLOWING =
  '((?:the |my |our )?(?:[a-z]+ ){0,2}(?:lights?|lamps?|spotlights?|heating|thermostat|fan|tv|telly|radio|pump|ac))';
const NEXT_DAY = `(?:(?:on )?(?:this |next )?${WEEKDAY}|today|tomorrow|tonight|this (?:morning|afternoon|evening))(?: (?:morning|afternoon|evening|night))?`;
const EACH_DAY = `(?:(?:every|each) (?:single )?(?:day|morning|afternoon|evening|night|weekday|${WEEKDAY})|on ${SERIES})`;

export const TIMED_AT_HOME_FIRST: readonly Rewording[] = [
  // "*Whack the tumble dryer on for an hour*": a machine, whether there is one or not.
  says(
    `^${LEAD}(?:(?:put|turn|switch|stick|whack|bung|pop|get|set|have|start|run|leave|keep|fire|flick|chuck|lob|sling)(?: up)? )?(?:the |my |our )?(${MACHINE}) on (?=(?:for|at|until|till|to)\\b)`,
    ([, machine]) => `turn on the ${machine} `,
  ),
  // "Porch light *every day at six*", "heating tomorrow at seven": it is to come on then, and is not set to six.
  says(
    `^${LEAD}(?!(?:turn|switch|put|set|make|dim|is|are|was|were)\\b)${GLOWING},? (?:(${EACH_DAY}|${NEXT_DAY}),? at (${HOUR})|at (${HOUR}) (${EACH_DAY}|${NEXT_DAY}))${END}`,
    ([, thing, day, hour = '', first = '', behind]) =>
      `turn on ${thing} at ${hour || first} ${day ?? behind}`,
  ),
  // "*Coffee* on at quarter to seven tomorrow".
  says(
    `^${LEAD}(?:(?:turn|switch|put) )?(?:the )?coffee (on|off)(?= (?:at|in|every|each|on|when|by|from|for|tomorrow|tonight)\\b)`,
    ([, way]) => `coffee maker ${way}`,
  ),
  // "Set *a time* for twenty minutes", as recognisers hear it.
  says(
    `(?<=^${LEAD}(?:start|set|make|put on|do|give me|run|stick on|i need|another|and) )(an?(?: new| other)?|another|the) time (?=(?:for |of )${LENGTH})`,
    ([, which]) => `${which} timer `,
  ),
  // "Remind Mia *it's* homework time": that it is.
  says(
    "\\bremind ([a-z]+) (?=(?:it['’]s|it is|there['’]s|there is|there are|we['’](?:re|ve)|we (?:have|need|are)|i['’](?:m|ve)|(?:he|she)['’]s|they['’]re|(?:the|my|our|his|her) [a-z]+(?: [a-z]+)?(?:['’]s| is| are| has| have| needs)) )",
    ([, whom]) => `remind ${whom} that `,
  ),
  // "An alarm at six *from Monday*": each day from then.
  says(
    `(?<=\\b(?:alarm|wake (?:me|us)(?: up)?|get (?:me|us) up)\\b[^,.;]*?${HOUR}) from (tomorrow|next week|(?:next |this )?${WEEKDAY})(?! (?:to|till|until|through|on)\\b)(?= (?:for|onwards?)\\b|${END})(?<!\\b(?:every|each|weekdays?|weekends?|daily)\\b.*)`,
    ([, from]) => ` every day from ${from}`,
  ),
  // "Time me for twenty minutes", "start me a bread timer".
  says(
    `^${LEAD}time (?:me|us|it|this) (?:for )?(${LENGTH})${END}`,
    ([, length]) => `set a timer for ${length}`,
  ),
  says(
    `(?<=^${LEAD}(?:start|put|do|set|run|pop|stick)) (?:me|us|him|her|them)(?: on| up)? (?=an? (?:[a-z0-9-]+ ){0,3}timer\\b)`,
    () => ' ',
  ),
  // "How long has the bread still got", "how much longer do the peas need".
  says(
    `^${LEAD}how (?:long|much longer|much time|many minutes) (?:has|have|does|do) (?:the|my|our) (${COOKED}) (?:still |now )?(?:got|need|have|want|take)(?: still| left| to go| now| yet)*[?]*$`,
    ([, name]) => `how long is left on the ${name} timer`,
  ),
  // "Make my alarm eight instead."
  says(
    `^${LEAD}(?:make|have|put|do|move|change|set) (?:my|the|our) alarm (?:to |for |at )?(${HOUR})(?: (?:instead|rather))+${END}`,
    ([, hour]) => `move my alarm to ${hour}`,
  ),
  // "I need getting up at half six on weekdays from now on."
  says(
    `^${LEAD}(?:i|we)(?:['’]ll)? (?:need|want|have|['’]ve got|would like)(?: to be| to get)? (?:getting|got|gotten|waking|woken|woke|get|wake) ?up (?:at |by |for )?(${HOUR}) (?:on |every |each )?(${SERIES})${FROM_NOW}?${END}`,
    ([, hour, days]) => `set an alarm at ${hour} on ${days}`,
  ),
  // "Shut the blinds every night *from now on*": it comes again and again anyway.
  says(
    `(?<=\\b(?:(?:every|each) (?:day|night|morning|evening|weekday|week|${WEEKDAY})\\b[^,.;!?]*|on ${SERIES}))${FROM_NOW}(?=[,.!]|$)`,
    () => '',
  ),
  // "Bins go out every Thursday, *so six in the evening on those days, prod me*."
  says(
    `^${LEAD}([a-z][^,.;!?]*?) ((?:every|each) ${WEEKDAY}|on ${WEEKDAY}s),? so (?:at )?(${HOUR})(?: on)? (?:those|these) days,? (?:please )?(?:prod|nudge|remind|poke|ping|tell) me${END}`,
    ([, what, days, hour]) => `remind me ${days} at ${hour} that ${what}`,
  ),
  // "*From now on* I'd like to be woken at quarter to seven, Monday to Friday."
  says(
    `^${LEAD}(?:from now on|in future|going forward|starting now),? (?=(?:please |can you |just )*(?:wake|get|remind|nudge|i(?:['’]d| would) (?:like|love)|i (?:want|need)|we (?:want|need))\\b[^;.!?]*\\b(?:every|each|on ${SERIES}|weekdays|weekends|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)day to (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)`,
    () => '',
  ),
  // "Swimming is every Wednesday *now, five till six*."
  says(
    `(?<=\\b(?:is|are) (?:every|each) ${WEEKDAY})(?: now)?,? (?:from )?(${HOUR}) (?:to|till|until) (${HOUR})(?=[,.!]|$)`,
    ([, start, end]) => ` from ${start} till ${end}`,
  ),
  // "Between eleven *at night* and five *in the morning*".
  says(
    `(?<=\\bbetween )(${HOUR}) (?:at night|in the evening|in the afternoon)(?= (?:and|to) )`,
    ([, hour]) => `${hour} pm`,
  ),
  says(`(?<=\\bbetween [^,.;!?]* (?:and|to) )(${HOUR}) in the morning\\b`, ([, hour = '']) =>
    /^(?:12|twelve)$/i.test(hour) ? 'noon' : `${hour} am`,
  ),
  // "If the gate *is ever opened* between ten and six": each time it opens then.
  says(
    `^${LEAD}if ((?:the|my|our|any|a) [a-z]+(?: [a-z]+){0,3}?) (?:ever )?(?:is|gets|get|are)(?: ever)? (opened|closed|shut|locked|unlocked)(?= [^,;!?]*\\bbetween\\b)`,
    ([, thing, how = '']) => `when ${thing} ${BECOMES[how.toLowerCase()]}`,
  ),
  // "The path lights don't need to come on at sunset any more": the rule goes.
  says(
    `^${LEAD}((?:the|my|our) [a-z]+(?: [a-z]+){0,3}?) (?:don['’]?t|doesn['’]?t|do not|does not|needn['’]?t)(?: need to| have to)? (?:come|go|turn|switch) (on|off)((?: (?:at|every|each|in|after|before|when) [a-z0-9: ]+?)?) (?:any ?more|any longer|now)${END}`,
    ([, thing, how, when]) => `stop turning ${how} ${thing}${when}`,
  ),
  // "Dinner with Sam, Friday at eight, goes in the calendar."
  says(
    `^${LEAD}([a-z][a-z' -]*?), ((?:on )?(?:(?:this|next) )?(?:${WEEKDAY}|tomorrow|tonight|today)(?: (?:at|from) ${HOUR}(?: (?:to|till|until) ${HOUR})?)?),? (?:(?:that )?(?:goes|can go|should go|needs to go|to go)|that['’]s one for|that['’]s) (?:in|on|into|for) (?:the|my|our) (?:calendar|diary|planner)${END}`,
    ([, what, when = '']) =>
      `add ${what} to the calendar ${/^(?:on|to|this|next)/i.test(when) ? when : `on ${when}`}`,
  ),
  // "Our anniversary falls on the 18th of May": told, and to be written down.
  says(
    `^((?:my|our|his|her|their|[a-z]+['’]s) (?:wedding |\\d+th |first )?(?:anniversary|birthday|graduation|christening|leaving do|hen do|stag do|recital)) (?:falls|is going to be|lands|will be|takes place) on (the \\d{1,2}(?:st|nd|rd|th)(?: of [a-z]+)?|[a-z]+ (?:the )?\\d{1,2}(?:st|nd|rd|th)?|(?:this |next )?${WEEKDAY})(?: this year)?${END}`,
    ([, what, day]) => `add ${what} to the calendar on ${day}`,
  ),
  // "*Only* turn the light on if it's dark".
  says(
    `^${LEAD}(?:only|just) (?=${ORDERED}\\b[^,;.!?]* (?:if|when|whenever|while|as long as|after|before)\\b)`,
    () => '',
  ),
  // "*Wait until* the door is open *and then* turn the light on".
  says(
    `^${LEAD}wait (?:until|till|for) ([^,;.!?]+?),? (?:and then|and|then|before you|before) (?=${ORDERED}\\b)`,
    ([, event = '']) =>
      / (?:is|are|has|have|gets?|goes|comes?|opens?|closes?|stops?|starts?|finish(?:es)?|leaves?|arrives?)\b/i.test(
        event,
      )
        ? `as soon as ${event} `
        : undefined,
  ),
  // "*As long as* I'm home": if so.
  says(
    `(?:as|so) long as (?=(?:i|we|nobody|no one|someone|somebody|anyone|anybody|everyone|everybody)\\b)`,
    () => 'if ',
  ),
  // "Turn on *only* the desk lamp".
  says(
    `(?<=^${LEAD}(?:turn|switch|put|open|close|shut|lock|dim|leave)(?: (?:on|off|up|down|out))? )(?:only|just) (?=(?:the|my|our|this|that|those|these) )`,
    () => '',
  ),
  // "Turn the lamp on, *but only* until nine".
  says(`,? but (?=(?:only|just) (?:until|till|til|for) )`, () => ' '),
  // "Turn the porch light on *after sunset*": at it.
  says(
    '(?<=[a-z] )(?<!\\b(?:hours?|minutes?|half|quarter) )after (?:the )?(sunset|sunrise|sundown|sun-up)(?=[.!]*$)',
    ([, sun = '']) => `at ${/up|rise/i.test(sun) ? 'sunrise' : 'sunset'}`,
  ),
  // "…, *but not before* nine".
  says(`,? but not before (${HOUR})(?=[.!]*$)`, ([, hour]) => ` at ${hour}`),
];
