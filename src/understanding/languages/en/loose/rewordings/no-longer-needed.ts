import type { Rewording } from '../../../index.ts';
import { END, LEAD, says } from '../diary/parts.ts';
import { DAY, HOUR, SINGLE_DAY, WEEKDAY } from '../times-said.ts';

/** What is done already, need not be, or is called off with a reason: the reason goes, and the wish is of what it is about. */

const WHO = '(?:i|we|he|she|they|mum|mom|dad|gran|nan|grandad|somebody|someone|[a-z]+)';
const DID =
  '(?:put|taken|took|done|did|fed|paid|rung|rang|called|phoned|posted|bought|got|given|gave|sent|seen|made|brought|left|written|wrote|swept|[a-z]{2,}ed)';
const NEED_NOT =
  "(?:(?:there(?:['’]s| is) )?no need to|(?:so )?(?:you|it) (?:needn['’]?t|need not|don['’]?t (?:need|have) to|do not (?:need|have) to|doesn['’]?t (?:need|have) to|can stop|mustn['’]?t)|(?:so )?(?:don['’]?t|do not)(?: bother(?: to)?)?|no point(?: in)?|stop)";
const REMIND =
  '(?:remind(?:ing)?|nag(?:ging)?|pester(?:ing)?|ring(?:ing)?|bother(?:ing)?|ping(?:ing)?|tell(?:ing)?|nudg(?:e|ing))';
const DROP = '(?:cancel|call off|scrap|drop|skip|bin|ditch|forget|remove|delete|lose|axe)';
const THING_OF_HOME = '((?:the|my|our|that|those|this) [a-z]+(?: [a-z]+){0,3}?)';
const NEED_BE =
  "(?:don['’]?t|doesn['’]?t|do not|does not|needn['’]?t|need not|shouldn['’]?t|should not)(?: really| actually)?(?: (?:need|have|want))?(?: to)? be";
/** What puts an end to it. */
const END_OF: Readonly<Record<string, string>> = {
  on: 'turn off',
  running: 'turn off',
  open: 'close',
  unlocked: 'lock',
};

export const NO_LONGER_NEEDED_FIRST: readonly Rewording[] = [
  // "I've put the bins out already, you needn't remind me tonight": the reminder goes, and none is made.
  says(
    `^${LEAD}(?:${WHO}(?:['’](?:ve|s|d)| have| has| had)? )?(?:already |just )*${DID} (?:already )?(?:the |my |our |his |her |some )?((?!(?:it|that|this|them|him|her|me|us)\\b)[a-z]+(?: (?!(?:out|off|up|in|back|away|already|now|earlier|today|so|this|myself|and)\\b)[a-z]+){0,2}?)(?: (?:out|off|up|in|back|away|already|now|earlier|today|myself|this morning))*(?:[,;.!–-]+ ?(?:so |and )?| so | and )${NEED_NOT} ${REMIND}(?: (?:me|us|him|her|them|[a-z]+))?(?: (?:about|of) (?:it|that|them))?(?: (?:any ?more|again|now|later|tonight|today|tomorrow|(?:at )?${HOUR}|on ${WEEKDAY}))*${END}`,
    ([, what]) => `cancel the reminder about ${what}`,
  ),
  // "*I won't need the reminder about the bank after all*, Sam's been".
  says(
    `^${LEAD}(?:i|we)(?: really)? (?:won['’]?t|will not|don['’]?t|do not|no longer)(?: actually)? (?:be needing|need|want) ((?:the|my|our|that) (?:(?:reminder|timer|alarm) (?:about|for|to) [a-z][a-z' ]*?|(?:[a-z]+ ){1,3}(?:reminder|timer)))(?: (?:any ?more|any longer|after all|now))*(?:[,;.–-]+ ?(?!(?:and|but|so|then|can|could|please)\\b)[^,;]*)?${END}`,
    ([, what]) => `cancel ${what}`,
  ),
  // "The garden lights don't need to be on in broad daylight, switch them off."
  says(
    `^${LEAD}${THING_OF_HOME} ${NEED_BE} (on|running|open|unlocked)(?: [^,;.!?]*)?[,;.!–-]+ ?(?:(?:so|and|please|can you|could you|just|you can) )*(?:turn|switch|put|knock|shut|close|lock|kill|get) (?:it|them|that|those|that one)(?: (?:off|out|up|shut|closed|locked))*${END}`,
    ([, thing, how = '']) => `${END_OF[how.toLowerCase()]} ${thing}`,
  ),
  // "There's no swimming this Friday, the pool's shut, take it off just for this week."
  says(
    `^${LEAD}(?:there(?:['’]s| is| are| won['’]?t be| will be| isn['’]?t| aren['’]?t)(?: going to be)? (?:no|any) |(?:no|no more) )((?!(?:need|point|one|way|lights?|music|movement|motion)\\b)[a-z]+(?: [a-z]+)??) (${SINGLE_DAY})(?:[,;.–-]+ ?[^,;.]*?)??[,;.–-]+ ?(?:(?:so|and|please|can you|could you|just) )*(?:take|cancel|skip|remove|scrub|strike|drop|knock|lose|cross) (?:it|that|this one|that one)(?: (?:off|out))?(?: (?:the|my|our) (?:calendar|diary))?(?:,? (?:just |only )*(?:for )?(?:this week|this time|once|that day|${SINGLE_DAY}))?(?: only)?${END}`,
    ([, what, day = '']) =>
      `skip ${what} ${/^(?:mon|tues|wednes|thurs|fri|satur|sun)/i.test(day) ? `on ${day}` : day}`,
  ),
  // "Cancel choir, *half of them are poorly*".
  says(
    `(?<=^${LEAD}${DROP} (?:the |my |our )?[a-z]+(?:['’]s)?(?: [a-z]+){0,3}), (?:(?:because|cos|as|since) )?(?:(?:half|most|all|some|none|both|one|two) of (?:them|us|the [a-z]+)|every(?:one|body)|no(?:body| ?one)|(?:the|my|our|his|her) (?!(?:next|first|last|other|one|morning|afternoon|evening)\\b)[a-z]+|(?!(?:to(?:day|morrow|night)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|that|this|next|one|it)\\b)[a-z]+)(?:['’](?:s|re|ve|ll|d)| is| are| was| has| have| can['’]?t| cannot| won['’]?t| isn['’]?t| aren['’]?t| don['’]?t| doesn['’]?t| want| wants) (?!(?:instead|too|as well)\\b)[a-z][^,;.!?]*[.!]*$`,
    () => '',
  ),
  // "The beans are done, stop that one."
  says(
    `^${LEAD}(?:the|my|our) ([a-z]+(?: [a-z]+)?)(?:['’](?:s|re)| is| are| has| have)(?: all| been| now| already)* (?:done|ready|cooked|finished|boiled|out|perfect)(?: now| already)?[,;.!–-]+ ?(?:(?:so|and|please|can you|could you|you can|just) )*(?:stop|cancel|kill|end|drop|clear|bin|scrap|turn off|switch off) (?:that one|(?:its|their|that|the) timer)(?: off)?${END}`,
    ([, name]) => `cancel the ${name} timer`,
  ),
  // "I won't get to the plumber today, push *that reminder* to tomorrow."
  says(
    `^${LEAD}${WHO} (?:won['’]?t|can['’]?t|cannot|will not|couldn['’]?t|haven['’]?t|didn['’]?t)(?: be able to)? (?:get to|do|ring|call|phone|see|manage|get round to|make|face|fit in|get hold of) (?:the |my |our )?([a-z]+(?: [a-z]+)??)(?: (?:today|tonight|now|this (?:morning|afternoon|evening|week)))*[,;.–-]+ ?(?:(?:so|and|please|can you|could you|just) )*(move|push|shift|put|change|bump) (?:that|the|my) reminder (?:back |on |off )?(?:to |till |until )(.+?)${END}`,
    ([, what, move, when]) => `${move} the ${what} reminder to ${when}`,
  ),
  // "Oof too loud, down a bit."
  says(
    '^(?:oof|ouch|(?:o+h[, ]+|ah[, ]+|u+gh[, ]+)*(?:my )?god|omg|yikes|blimey|crikey|gosh|eek|argh|ugh|whoa|woah|jeez|flipping heck|good grief|goodness|heavens)[,.! ]+(?=[a-z])',
    () => '',
  ),
  // "Only not tomorrow, we're away": of what was put in order just now.
  says(
    `^(?:only|just|but|though|except)[, ]+not (?:on |for )?(${DAY}|this week|next week)(?:[,;.–-]+ ?(?:(?:because|cos|as) )?(?:i|we|he|she|they|the [a-z]+|[a-z]+)(?:['’](?:m|re|s|ve|ll)| am| are| is| have| has| will) [^,;]*)?[.!]*$`,
    ([, day]) => `skip ${day}`,
  ),
  // "They've just rung, *it's been changed to ten in the morning*".
  says(
    `^${LEAD}(?:they|he|she|[a-z]+|the [a-z]+)(?:['’](?:ve|s|d)| have| has)? (?:just )?(?:rung|rang|called|phoned|texted|emailed|been on|been in touch|written)(?: (?:me|us|up|back|earlier))*[,;.–-]+ ?(?:and |so )?(?:it|that)(?:['’]s| is| has)(?: now)?(?: been| got)? (?:changed|moved|shifted|put back|brought forward|switched|pushed back|bumped|pushed) (?:to|till|until) (.+?)(?:,? (?:but |on )?(?:the )?same day)?${END}`,
    ([, when]) => `move it to ${when}`,
  ),
  // "Ok, she's hung up, *it can carry on*".
  says(
    `^${LEAD}(?:${WHO}(?:['’](?:ve|s|re|m)| have| has| is| are| am)? [a-z]+(?: [a-z]+){0,3}[,;.!–-]+ ?(?:so )?)?(?:it|that|he|she|they|you|the (?:robot|vacuum|hoover|mower|music)) (?:can|may|could)(?: now)? (?:carry on|continue|go on|resume|keep going|start again|get on with it|get back to it|go again)(?: (?:now|again|where it left off))*${END}`,
    () => 'carry on',
  ),
];
