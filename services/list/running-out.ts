/** What people tell of what there is no more of, and mean it to be bought. */
import { type Phrase, ways } from '../../src/domain/index.ts';
import { NO_ITEM, NO_THING } from './list-words.ts';

/** What runs out, is needed or is used up, and is bought in no shop. */
const NOT_SOLD =
  'town house home office bed shower car here there way range reach sight control order work time patience luck idea battery power ' +
  'internet wifi signal heat heating light electricity help hand minute moment hour day break rest holiday sleep peace quiet plumber ' +
  'electrician doctor dentist lift taxi cab alarm timer reminder list meeting appointment talk space room money job plan school ' +
  'phone post bus train flight door key arm mum dad gran nana grandma grandpa ' +
  'flu cold fever headache hiccups giggle message joke answer place ticket definition meaning word move ' +
  'weekend evening morning afternoon tonight tomorrow monday tuesday wednesday thursday friday saturday sunday in at from by under behind ' +
  'dear love darling sweetheart dearie more less one two another that those thing stuff alexa to you him her us me nothing anything something somebody someone';
export const NOT_BOUGHT = [...new Set([...NO_ITEM, ...NO_THING, ...NOT_SOLD.split(' ')])];
const NEARLY = '[all|nearly|almost|completely|totally|quite|clean|just|about]';
const SOME = '[some|more|some more|any more|the|a few|a bit of|a bit more|a few more]';
const A_PACK =
  '(a|an|another|one|two|three|a new|some) (bag|bottle|box|can|carton|jar|loaf|pack|packet|pint|tin|tube|roll|bunch|dozen|crate|tub|litre|kilo|pound|bags|bottles|boxes|cans|cartons|jars|loaves|packs|packets|pints|tins|rolls) [of]';

/** "Hardly *a sheet of* loo roll". */
const PART =
  '(drop|sheet|scrap|crumb|bit|grain|slice|tin|can|bag|roll|bottle|jar|box|packet|carton|spoonful|pinch|splash|dribble|speck|lick|square|pint|loaf|handful)';
const AT_HOME =
  '[in [(this|the|our) (house|fridge|cupboard|freezer|larder|pantry)]|at home|here|anywhere|at all]';
const HARDLY = '(hardly|barely|scarcely|almost|practically|virtually|next to)';

/** What is finished when it is done, and bought for no one: "I finished my teeth". */
const DONE =
  'my his her your their teeth homework breakfast lunch dinner supper tea bath shower washing ironing dishes hoovering cleaning tidying cooking packing eating drinking watching reading playing working baking studying writing talking chatting listening using looking sleeping gaming streaming dancing training cutting hanging folding sorting unpacking decorating ' +
  'book chapter story film movie show episode series game match level puzzle lesson practice essay report project exam test revision painting drawing ' +
  'call run walk swim shift gym garden lawn beds bins list lists';

const FINISHED: readonly Phrase[] = ways(
  { give: { list: 'shopping' }, without: { item: [...NOT_BOUGHT, ...DONE.split(' ')] } },
  `(someone|somebody|i|we) [have|has] finished ${SOME} {item:words} [again]`,
);

/** Phrases of `list.add`: what is meant is the shopping list. */
export const RUN_OUT: readonly Phrase[] = [
  ...FINISHED,
  ...ways(
    { give: { list: 'shopping' }, without: { item: NOT_BOUGHT } },
    `we [also|still|really] need ${SOME} {item:words}`,
    `(i|we) [also|still|really] need ${A_PACK} {item:words}`,
    `(i|we) [also|still] (need|have|have got) to (buy|pick up) ${SOME} {item:words}`,
    `(we are|i am) ${NEARLY} (out of|running low on|running out of|running short of|low on|short of|short on|down to the last of) ${SOME} {item:words} [again]`,
    `(we|i) have ${NEARLY} (run out of|used up|finished off) ${SOME} {item:words} [again]`,
    `(we|i) ${NEARLY} (ran out of|used up) ${SOME} {item:words} [again]`,
    `(we|i) have (no|no more|hardly any|not got any|not any) {item:words} [left|any more]`,
    `there (is|are) (no|no more|hardly any) {item:words} left`,
    `[the|our] {item:words} (is|are) ${NEARLY} (used up|running out|running low|all gone)`,
    `[we are|i am] ${NEARLY} (running low on|running out of|running short of|low on|out of) ${SOME} {item:words}`,
    `[now] there (is|are) (no more|hardly any|not any more) {item:words} [in the house|in the fridge|in the cupboard]`,
    `[now] there (is|are) (no|not any) {item:words} (left|any more|in the house|in the fridge|in the cupboard)`,
    `[there is|there are|we have|i have|we have got|i have got|we got] ${HARDLY} (any|no|a ${PART} of|one ${PART} of) {item:words} [left|remaining] ${AT_HOME}`,
    `there (is|are) not (a|one|even a|so much as a) [single] ${PART} of {item:words} [left|remaining] ${AT_HOME}`,
    `(we|i) have not [got] (a|one|even a|so much as a) [single] ${PART} of {item:words} [left|remaining] ${AT_HOME}`,
    `(we|i) have [got] (no|no more) {item:words} (in|left in|in the house|at home)`,
    `(that|this) (is|was) the (last|end) [${PART}|of it] of (the|our|my) {item:words} [gone|finished|now]`,
    `(we are|i am) ${NEARLY} (on|down to) (the|our|my) (last|very last) ${PART} of {item:words}`,
    '(we|i) could (do with|use) (some|more|some more|a few) {item:words}',
    `(jot down|note down|scribble down|write down) ${SOME} {item:words}`,
    `(make|take) a note to (buy|get|pick up) ${SOME} {item:words}`,
    `(get|buy|pick up) ${SOME} {item:words} (from the shop|from the shops|at the shop|from the supermarket|next time you shop|next shop|with the shopping|in the next shop)`,
    `(who|whoever|someone|somebody) [has] (finished|finished off) [all] (the|the last|the last of the|all the) {item:words} [again]`,
    `(someone|somebody|i|we) [have|has] (finished off|used up|polished off|scoffed) ${SOME} {item:words} [again]`,
    `(someone|somebody|i|we) [have|has] (used|used up|drank|drunk|ate|eaten|had|finished) (the last of the|the last|the last bit of|all the|all of the) {item:words}`,
  ),
];
