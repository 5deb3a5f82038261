import type { Rewording } from '../../../index.ts';
import { isOrder } from '../diary/bare-entries.ts';
import { A_DAY, END, says } from '../diary/parts.ts';
import { HOUR, LENGTH, WEEKDAY } from '../times-said.ts';

/** What one has to do is told, and somebody is to see to it that it is not forgotten: "I must ring the bank, nag me at eight", "at noon, don't let me forget". */

const LEAD = '(?:(?:so|oh|right|ok(?:ay)?|and|well|also|hey|blast|ah)[, ]+)*';
const ASKS =
  '(?:(?:and|so|then|please|just|can you|could you|will you|would you|you can|you could|better)[, ]+)*';
const MUST =
  "(?:(?:i|we)(?:['’]ve| have)(?: still| really)*(?: got)? to|(?:i|we)(?:['’]ll)? (?:(?:really|still|do|absolutely) )*(?:need to|must|should|ought to|have to)|(?:i|we)['’]d better|(?:i(?:['’]ve)? )?(?:gotta|got to))";
/** Who looks for a word: "I have to*, oh what was it, yes,* ring the vet". */
const PAUSE =
  "(?:[,.… ]+(?:oh |ah |um+ |er+m? |now )*(?:what was it|what is it|what['’]s it called|let me think|hang on|how do you say)(?: again| now)?(?:[,.!?… ]+(?:oh |ah )?(?:yes|yeah|right|that['’]s it|got it))?[,.!… ]*)?";
const TASK = '([a-z][^,;.!?]*?)';
const NAG =
  '(?:(?:remind|nag|pester|badger|hassle|chase|bug|hound|bother|prod|poke|nudge|ping|buzz|prompt|warn|shout at|yell at|holler at) (?:me|us)|(?:give|send) (?:me|us) an? (?:(?:wee|little|quick|gentle|good) )*(?:shout|nudge|poke|prod|ping|buzz|reminder|kick))';
const FORGET =
  "(?:(?:don['’]?t|do not) let (?:me|us) (?:forget|miss)(?: (?:it|that|about it|this time))?|make sure (?:i|we) (?:do(?: it| so)?|don['’]?t forget(?: it)?|remember(?: it)?))";
const PART = '(?:this (?:morning|afternoon|evening)|tonight|tomorrow(?: (?:morning|afternoon|evening))?)';
const WHEN = `((?:(?:${A_DAY}|${PART}),? )?(?:(?:at|around|about|by) )*(?:${HOUR})(?: o['’]?clock)?(?:,? (?:${A_DAY}|${PART}))?|in ${LENGTH}|${PART}|on (?:next )?${WEEKDAY}(?: (?:morning|afternoon|evening))?)`;
const OF_IT = '(?: (?:about (?:it|that)|of (?:it|that)|to do (?:it|that|so)))?';
const ASKED = `(?:${NAG}${OF_IT}(?: (?:again|then))? ${WHEN}|${FORGET} ${WHEN}|${WHEN},? ${ASKS}(?:${NAG}|${FORGET}))${OF_IT}`;
/** What people do, and no house: these alone make an errand of bare words. */
export const ERRAND =
  '(?:ring|phone|call|pay|buy|collect|fetch|post|walk|pick up|renew|return|book|visit|sign|water|feed|bring|take|hand in|drop off|order|pack|defrost|bake|write to)';

/** When an errand is due, and the words without it. */
const DAY_LAST = new RegExp(
  `,? (?:on )?((?:next |this )?${WEEKDAY}(?: (?:morning|afternoon|evening))?|${PART})$`,
  'i',
);
const HAS_DAY = new RegExp(
  `\\b(?:${WEEKDAY}|today|tonight|tomorrow|this (?:morning|afternoon|evening))\\b`,
  'i',
);

function remindTo(task: string, when: string): string {
  const day = HAS_DAY.test(when) || /^in /i.test(when) ? null : DAY_LAST.exec(task);
  const what = day === null ? task : task.slice(0, day.index);
  const hour = when.replace(/^(?:(?:around|about|by) )+/i, 'at ');
  const at = /^(?:at|in|on|this|tonight|tomorrow|today|next|the|[a-z]+day)\b/i.test(hour)
    ? hour
    : `at ${hour}`;
  const then = day?.[1] === undefined ? '' : `${/^(?:next |[a-z]+day)/i.test(day[1]) ? 'on ' : ''}${day[1]} `;
  return `remind me ${then}${at} to ${what}`;
}

const FACT = `((?:the |my |our |his |her |their )?[a-z][^,;.!?]*?)`;
/** What is so on a condition, or over and over, tells no single hour. */
const NO_FACT =
  /^(?:if|when|whenever|once|unless|remind|it|what|who|how|is|are|do|does|can|could|please|every|each)\b|\b(?:every|each|always|usually|not|remind|alarm|timer|until|till)\b|n['’]t\b/i;

const HAS_VERB =
  /(?: (?:is|are|gets?|comes?|goes?|arrives?|lands?|leaves?|starts?|ends?|finish(?:es)?|opens?|closes?)|(?<=^[^'’]*)['’]s(?= (?:in|at|on|due|here|back|coming|landing|leaving)\b)) /i;
const HAS_HOUR = new RegExp(`\\b(?:at|around|about|by|from) ${HOUR}`, 'i');

/** A second hour among the words of a reminder would be heard for its own: of these only what it is about is told. */
function toldOf(fact: string): string {
  if (!HAS_HOUR.test(fact)) return `that ${fact}`;
  const clause = HAS_VERB.exec(fact);
  return `about ${fact.slice(0, clause?.index ?? fact.length)}`;
}

const BARE_HOUR = /^[a-z]+$|^\d{1,2}$/i;
const IS_CLAUSE =
  /(?:['’](?:s|re)| is| are| gets?| comes?| goes?| go| arrives?| lands?| leaves?| starts?| ends?| finish(?:es)?| opens?| closes?| needs?| wants?) /i;

export const ERRANDS_TOLD_FIRST: readonly Rewording[] = [
  says(
    `^${LEAD}${MUST}${PAUSE} ?${TASK}[,;.!–-]+ ?${ASKS}${ASKED}${END}`,
    ([, task = '', first, second, third]) => remindTo(task, first ?? second ?? third ?? ''),
  ),
  says(
    `^${LEAD}(${ERRAND} [^,;.!?]*?)[,;.!–-]+ ?${ASKS}${ASKED}${END}`,
    ([, task = '', first, second, third]) => remindTo(task, first ?? second ?? third ?? ''),
  ),
  // "The office opens *at nine*, remind me *then* to ring about the form".
  says(
    `^${LEAD}${FACT} (?:at|after|from|around|about)(?: around| about)? (${HOUR})(?:,? (${A_DAY}))?[,;.–-]+ ?${ASKS}(?:remind|nag|nudge|tell) (me|us) (?:then ((?:to|about) [^,;!?]*?)|((?:to|about) [^,;!?]*?) then)${END}`,
    ([, fact = '', hour, day, who, then, what]) =>
      NO_FACT.test(fact) || isOrder(fact)
        ? undefined
        : `remind ${who} ${day === undefined ? '' : `${/^(?:on|t)/i.test(day) ? '' : 'on '}${day} `}at ${hour} ${then ?? what}`,
  ),
  // "Mia's out of choir at four, give me a shout *at quarter to*": of that hour.
  says(
    `^${LEAD}${FACT} (?:at|by|around|from)(?: around| about)? (${HOUR})(?:,? (${A_DAY}))?[,;.–-]+ ?${ASKS}(?:${NAG}|(?:tell|alert) (?:me|us)|shout|let me know)${OF_IT} (?:at )?((?:a )?quarter|five|ten|twenty(?:[- ]five)?|half) (to|past)${END}`,
    ([, fact = '', hour = '', day, minutes, way]) =>
      NO_FACT.test(fact) || isOrder(fact) || !BARE_HOUR.test(hour)
        ? undefined
        : `remind me ${day === undefined ? '' : `${/^(?:on|t)/i.test(day) ? '' : 'on '}${day} `}at ${minutes} ${way} ${hour} that ${fact} at ${hour}`,
  ),
  // "Dad always forgets the bins, *remind him* tonight".
  says(
    `^${LEAD}(?!(?:i|we|you|it|that|he|she|they)\\b)([a-z]+) (?:(?:always|never|only|just|will|keeps|usually|often)(?: ever)? )+(?:forgets?|forgetting|remembers?)(?: (?:about|(to)))? ([a-z][^,;.!?]*?)[,;.–-]+ ?${ASKS}(?:remind|tell|nag|nudge|warn) (?:him|her|them) ${WHEN}${END}`,
    ([, who, to, what, when = '']) =>
      `remind ${who} ${/^(?:at|in|on|this|tonight|tomorrow|today|next|the)\b/i.test(when) ? '' : 'at '}${when} ${to === undefined ? 'about' : 'to'} ${what}`,
  ),
  // "Gran's train gets in around four, *so at four remind me* and Sam".
  says(
    `^${LEAD}${FACT}[,;.–-]+ ?${ASKS}${WHEN},? ${ASKS}(?:remind|nudge|nag) (me|us|me and [a-z]+|[a-z]+ and me)${OF_IT}(?:,? (?:will|would|can) you)?${END}`,
    ([, fact = '', when = '', who]) =>
      NO_FACT.test(fact) || isOrder(fact) || !IS_CLAUSE.test(fact)
        ? undefined
        : `remind ${who} ${/^(?:at|in|on|this|tonight|tomorrow|today|next|the)\b/i.test(when) ? '' : 'at '}${when} ${toldOf(fact)}`,
  ),
  // "Mia's out of choir at four, *give me a shout at half three*".
  says(
    `^${LEAD}((?!(?:the|my|our|it|that|this|when|if)\\b)[a-z]+(?:['’]s| is) (?:out of|back from|done with|finished with|home from|off) [^,;.!?]*? (?:at|by|around) ${HOUR})[,;.–-]+ ?${ASKS}${NAG}${OF_IT} ${WHEN}${END}`,
    ([, fact, when = '']) => `remind me ${when} that ${fact}`,
  ),
  // "*Somebody should* remind me": whoever hears it.
  says(
    `^${LEAD}(?:some(?:body|one)|any(?:body|one)) (?:(?:really|please|just) )*(?:should|could|might|must|ought to|had better|needs to|has to|will have to|better|please) (?=(?:remind|wake|nudge|nag) (?:me|us)\\b)`,
    () => '',
  ),
  // "Remind me a week before*,* about a present": one reminder.
  says(
    `(?<=\\bremind (?:me|us) (?:${LENGTH}|a (?:day|week|month)|the (?:day|evening|night|morning|week)) before(?:hand)?), (?=(?:about|to) )`,
    () => ' ',
  ),
  // "The day before, *make me* buy flowers".
  says(
    `^(${LEAD}(?:the (?:day|evening|night|morning|week) before|${LENGTH} before|a (?:day|week) before|at ${HOUR}|tomorrow(?: (?:morning|evening|afternoon))?|on (?:next )?${WEEKDAY})(?: (?:at )?${HOUR})?),? ${ASKS}(?:make|have|get) (me|us) (?:to )?(?=${ERRAND} )`,
    ([, when, who]) => `${when} remind ${who} to `,
  ),
];
