import { type ConditionPhrase, type Phrases, ways } from '../../src/domain/index.ts';

const HOME = '(home|back|back home|at home|in|in the house|here|home from work|home from school|home again)';
const COMES =
  '(come home|comes home|came home|get home|gets home|got home|get in|gets in|get back|gets back|got back|come back|comes back|came back|arrive|arrives|arrived|arrive home|arrives home|return|returns|return home|returns home|come in|comes in|is back|are back|am back|walks in the door|come through the door)';
const LEAVES =
  '(leave|leaves|left|has left|have left|leave home|leaves home|leave the house|leaves the house|left the house|left home|has left the house|have left the house|go out|goes out|went out|has gone out|have gone out|goes away|go away|heads out|head out)';
const AWAY = '(away|out|gone|not home|not at home|not in|not here|not back|not in the house)';
const NOBODY = '(nobody|no one|noone|none of us)';
const ANYONE = '(anyone|anybody|someone|somebody|one of us|any of us)';
const EVERYONE = '(everyone|everybody|all of us|we all|we are all|the whole family|the family)';
const LAST = '(the last of us|the last one of us|the last person|the last one)';
const FIRST = '(the first of us|the first one of us|the first person|the first one)';
const FIRST_OF_US = 'I take it as the first of you who comes home';

const anyone = (state: string) => ({ state, give: { name: 'anyone' } });
/** Each of them for themselves: whoever comes, whether others are home or not. */
const someone = (state: string) => ({ state, give: { name: 'someone' } });
const everyone = (state: string) => ({ state, give: { name: 'everyone' } });

/** What may be asked and waited for of people: one of them, nobody, all. */
/** One of them by name, and who says it. */
function ofOne(say: string, rest: Omit<ConditionPhrase, 'say'>): ConditionPhrase[] {
  return [
    { say: `{name:person} ${say}`, ...rest },
    { say: `i ${say}`, ...rest, give: { name: 'me' } },
  ];
}

const CONDITIONS: readonly ConditionPhrase[] = [
  ...ofOne(COMES, { state: 'home', change: true }),
  ...ofOne(LEAVES, { state: 'away', change: true }),
  ...ofOne(`(is|am|are) [already|still|now] ${HOME}`, { state: 'home' }),
  ...ofOne(`(is|am|are) [already|still|now] ${AWAY}`, { state: 'away' }),
  ...ofOne('(has|have) not (come|got|gotten|arrived) [home|back|in]', { state: 'away' }),
  ...ways(
    { ...anyone('away') },
    `${NOBODY} (is|are) [still|left] ${HOME}`,
    `${NOBODY} (is|are) [still] (around|about)`,
    '(the|this) (house|place|flat|home) (is|stands) [all|completely] (empty|deserted)',
    `${EVERYONE} (is|are) ${AWAY}`,
    `(we are|we are all) ${AWAY}`,
  ),
  ...ways(
    { ...anyone('away'), change: true as const },
    `${EVERYONE} ${LEAVES}`,
    `${EVERYONE} (is|are|has) gone`,
    `${LAST} ${LEAVES}`,
    `we (have all left|all leave|have left|leave the house|leave)`,
  ),
  ...ways({ ...anyone('home'), change: true as const }, `${FIRST} ${COMES}`, `${FIRST} is ${HOME}`),
  ...ways({ ...anyone('home') }, `${ANYONE} is [still] ${HOME}`),
  ...ways({ ...anyone('home'), change: true as const, assumed: FIRST_OF_US }, `we ${COMES}`),
  ...ways({ ...someone('home'), change: true as const }, `${ANYONE} ${COMES}`),
  ...ways({ ...someone('away'), change: true as const }, `${ANYONE} ${LEAVES}`),
  ...ways({ ...everyone('home') }, `${EVERYONE} (is|are) ${HOME}`),
  ...ways(
    { ...everyone('home'), change: true as const },
    `${EVERYONE} ${COMES}`,
    `${EVERYONE} (has|have) (arrived|come home|come back)`,
    `${LAST} ${COMES}`,
  ),
];

const AM = '(i am|im)';
/** Who says so is one of them. */
const WE = 'we are [all|both]';
const SELF_HOME = `(${AM} home|${AM} back|${AM} back home|${AM} home again|${AM} in|honey ${AM} home|hi ${AM} home|hello ${AM} home|i have come home|i just got home|i just came home|${WE} (home|back|back home|home again|in)|hello ${WE} home|hi ${WE} home|honey ${WE} home|we just got (home|back|in)|we have just got (home|back|in))`;
const SELF_LEAVES = `(${AM} leaving|${AM} off|${AM} heading out|${AM} off out|${AM} going out|${AM} out|${AM} away|${AM} leaving the house|${AM} leaving home|${AM} leaving now|${AM} off to work|${AM} off to school|${AM} on my way out|${AM} heading off|${AM} leaving for work|${AM} going to work|i have left|i have just left|i have left home|i have left the house|i have gone out|i have just gone out|i have popped out|i have gone)`;
const BYE = '[now|then|bye|goodbye|see you|see you later]';

const TELL =
  '(tell me|let me know|notify me|inform me|alert me|warn me|give me a shout|ping me|send me a message|message me)';

/** What people say and ask of who is at home. */
export const phrases: Phrases = {
  service: 'presence',
  conditions: CONDITIONS.map((condition) => ({ ...condition, present: true })),
  methods: {
    who: {
      question: true,
      time: 'none',
      say: [
        '(who is|who all is|who else is) [still|already] (home|at home|in|in the house|here|back|around)',
        '(who is|who all is) [still] (away|out|gone|not home|not at home|not here|not back)',
        '(where is|where are) (everyone|everybody|the family|you all|we all)',
        '(is|are) (everyone|everybody|we all|all of us) [already|back] (home|at home|in|here|back)',
        '(is|are) (nobody|no one) (home|at home|in|in the house|here)',
        'who is about [the house|at home]',
        'is there (anyone|anybody|someone|somebody) home',
        '(am i|are we) [all] (on my own|on our own|alone|by myself|by ourselves|the only one|the only ones) [home|at home|here|in|in the house|now]',
        'how many [of us|people|of you] (are|is) [there] [all] (home|at home|in|in the house|here)',
        '(is|are) (anyone|anybody|someone|somebody|any of us) (home|at home|in the house)',
        '(has|have) (everyone|everybody|we all) (left|gone|come home|gone out)',
      ],
      outcome: 'who is home',
    },
    tell: {
      question: true,
      time: 'when',
      say: [
        { say: `${TELL} [also]`, event: true },
        { say: `${TELL} [also]`, event: 'if' },
      ],
      outcome: 'who is home',
    },
    where: {
      question: true,
      time: 'none',
      say: [
        '(where is|where has|where did) {person:person} [gone|got to|go|be|now|right now]',
        { say: '(where am i|where do you think i am|where do you see me)', give: { person: 'me' } },
        `(is|are) {person:person} [already|still|back] ${HOME} [yet]`,
        `(is|are) {person:person} [still|already] ${AWAY}`,
        '(has|have) {person:person} (left|gone|gone out|come home|come back|arrived|got home) [yet|already|the house]',
        '(did|has) {person:person} (get|got|come|make it) (home|back|in) [from (school|work|town|the shop|the shops|training)] [yet|already|safely]',
        'did {person:person} (leave|go out|go|head out) [already|yet]',
      ],
      outcome: 'where {person} is',
    },
    when: {
      question: true,
      time: 'past',
      say: [
        ...ways(
          { give: { state: 'home' } },
          '(when|what time|at what time) (did|has|have) {person:person} [last] (come|came|get|got|arrive|arrived|return|returned|be) [home|back|in|here]',
          '(when|what time) was {person:person} [last|back] (home|back|here)',
          'since when (is|has) {person:person} [been] (home|back|here|at home)',
          'how long (is|has) {person:person} [been] (home|back|here|at home) [for]',
        ),
        ...ways(
          { give: { state: 'away' } },
          '(when|what time|at what time) (did|has|have) {person:person} [last] (leave|left|go|gone|go out|gone out|head out) [the house|home|for work|for school|out]',
          'since when (is|has) {person:person} [been] (away|out|gone)',
          'how long (is|has) {person:person} [been] (away|out|gone) [for]',
        ),
      ],
      outcome: 'when {person} came or left',
    },
    set: {
      time: 'none',
      say: [
        ...ways(
          { give: { state: 'home' }, alone: true },
          SELF_HOME,
          `{person:person} (is|has) (home|back|back home|home again|come home|at home|arrived) [now]`,
        ),
        ...ways(
          { give: { state: 'away' }, alone: true },
          `${SELF_LEAVES} ${BYE}`,
          `{person:person} is (away|out|gone|leaving|off|off out|not home|not at home|going out)`,
          '{person:person} (has left|just left|has gone out|has gone away|left the house|has left the house)',
        ),
        ...ways(
          { give: { state: 'away' } },
          `${SELF_LEAVES} (until|till) {until:moment}`,
          '{person:person} is (away|out|gone|off) (until|till) {until:moment}',
        ),
      ],
      outcome: 'who is home',
    },
    claim: {
      time: 'none',
      say: [
        '(this|that|the new) (phone|mobile|tablet|tracker|device) is {person:title} [phone|mobile]',
        '(this|that|the new) (phone|mobile|tablet|tracker|device) belongs to {person:title}',
        '(this|that) is {person:title} (phone|mobile|tablet|tracker)',
        // A phone is no thing that is commanded: its name is heard as any words, behind an article.
        '(the|our|my) {phone:title} is {person:title} (phone|mobile|tablet|tracker)',
      ],
      outcome: 'whose phone it is',
    },
  },
};
