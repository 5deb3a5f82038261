/** Asking for lists and what stands on them. */
import { type Phrase, ways } from '../../src/domain/index.ts';
import { on } from './list-words.ts';

const HAVE =
  '(what is|what have i got|what do i have|what do we have|what have we got|what all do i have|what else is|what is still|what is there|what did i put|what stuff did i put|what did i add|what i have|what is left|what items are|what things are|what was|what all is|anything else left|is there anything|do i have anything|is anything|whats)';
const READ =
  '(read|read me|read out|read off|read back|read back to me|show|show me|tell me|check|give me|get|look at|list|open|open up|display|pull up|recite|bring up|see|hear|let me see|let me hear|review|go over|go through|walk me through|view|find|say|run through|know|provide|tell me about|need to check|can i check|can i have|can i see|can i know|inform me of|inform me on|inform me about|name|describe)';

/** "Do we need an umbrella" asks something else. */
const NOT_BOUGHT =
  'umbrella coat jacket raincoat sunscreen scarf gloves to anything something alarm timer reminder it that heating lights light help'.split(
    ' ',
  );

/** Phrases of `list.get`. */
export const CONTENTS: readonly Phrase[] = [
  ...on(
    '(how many|number of|the number of|what is the number of|what is the current number of|what is the total number of|what is the count of|the count of|count|count up|tell me how many) [of] [the] (items|things|entries|tasks|stuff|components|to dos|points|units|elements|jobs|chores|goals) [are|is|do i have|do we have|have i got|there are|can be found|are listed|exist|remain] [there] [currently|listed|left] (on|in|of) LIST',
    `${HAVE} [still|left|currently|included] (on|in) LIST [for today|today|so far]`,
    '(what|which) (items|things|stuff|tasks|food items) (is|are|do i have|do we have|have i got|did i put) [still|currently] (on|in) LIST',
    `${READ} [out|back] [all] [the|of the] (items|things|everything|stuff|contents|content|various tasks|tasks) [that are|that is|i have] (on|in|of|from) LIST [to me]`,
    '(is|are) [there] [any|the|some|a] {item:words} (on|in|one of|part of) LIST [items]',
    '(do we have|have we got|do i have|have i got|did i write) [any|the|some|a] {item:words} (on|in) LIST',
    '(did|have) (i|we|you) (put|add|added|remember to put|remember to add|include|included|make a note of|mark|write) [any|the|some] {item:words} (to|on|onto|in) LIST',
    '(has|have|is|are) [the|any|some|my] {item:words} [already] [been] (put|added|written|noted) [down] (to|on|onto|in) LIST',
    '(did|have) (i|we) (make a note|make a task|create a task|create an item|put) (on|in) LIST to {item:words}',
    `${READ} [out|off|back] [what is on|what i have on|what we have on|what i put on|the items on|everything on|what is in|what i can find on|what is included in] LIST [to me|back to me|items|aloud|please|for me]`,
    `(tell me|check|see|look|find out|know|check and see|look to see) (if|whether) [there is|i have|i added|i have added|i put] [any|the|some|a] {item:words} [is|are] (on|in|to) LIST`,
    `check LIST to see if {item:words} (is|are) on it`,
    '(check|search|look in|look through|look on|scan|go through) LIST for {item:words}',
    '(look|check|search) for {item:words} (on|in) LIST',
    '(list|name|enumerate|repeat|recite) [all] [of] [the|my] (items|things|entries|everything|tasks|contents|stuff) (on|in|of|from) LIST',
    '(repeat|replay|play|rattle off|spell out|print|print out|hand me|bring me|send me|load|fetch|retrieve|access|call up|visit) LIST [to me|back|back to me|again|please|for me]',
    'how (big|full|large) is LIST',
    'how is LIST (looking|doing|coming along|getting on|coming on) [so far|now]',
    '[is there|have we got|do we have|have i got] anything [left|still|else|new|more] [left|still] [to get|to buy|to pick up|to fetch|to do|needed|that we need|we need] (on|from|off) LIST',
    `(does|do|did) LIST (have|include|contain|show|say) [any|the|a|an|some] {item:words} [on it|in it|written on it|right now]`,
    'what (does|is) LIST (have|contain|say|entail|consist of|include|look like|contains) [on it|in it]',
    'what is (on|in) it (on) LIST',
    'how many (items|things|tasks|food items|products) (are|do i have) [there] (on|in) LIST',
    'how many (items|things|food items) (on|in) LIST',
    'how many {item:words} (are|have we got|do we have|did (i|we) put|have (i|we) put) [there] [down] (on|in) LIST',
    '(is|are) {item:words} (one of|among) the (things|items) (on|in) LIST',
    '(when|at what time) is {item:words} (on|in) LIST',
    'did {item:words} (get|make it|end up|go) (on|onto|to) LIST',
    'remind me (of|about) [what is on|the items on|the tasks on|the things on|everything on] LIST',
    'the list (contain|contains|has|says) what',
    'how long is LIST',
    '(are there|is there|do i have|have i got) [any|some] (items|things|tasks|anything|something) [left|still] (on|in) LIST',
    '(did i make|do i have|is there|have i got) LIST [ready|made]',
    'LIST (please|items|entries|contents|details)',
    '(what is|what was) LIST',
  ),
  {
    say: 'what do (i|we) [still] need (to buy|from the shop|from the store|from the shops|from the supermarket|at the store|at the grocery store|at the supermarket|to pick up|to get) [at the grocery store|at the store|at the supermarket|from the store|from the grocery store]',
    give: { list: 'shopping' },
  },
  ...ways(
    { that: { list: 'list' } },
    '(read|say|tell me|give me|run through) (it|that|them) [back|out|through] [to me|again|once more]',
    '(is|are) [there] [any|the|some] {item:words} on (there|it|that)',
    '(do we have|have we got|do i have|have i got|have we|did (i|we) put|have (i|we) put) [any|the|some|a] {item:words} [down] on (there|it|that) [already|yet|now]',
    '(did|has|have) (anybody|anyone|somebody|someone|we|i|you) [already] (write|written|put|note|noted|jot|jotted|get|got|stick|stuck|add|added) [any|the|some] {item:words} (down|on) [already|yet]',
  ),
  '(my|the) list [please|items|entries]',
  ...ways(
    { give: { list: 'shopping' } },
    '(tell me|show me|list|give me|let me know|remind me) (what|the things|everything) (i|we) (need|have|want) to (buy|get|pick up|purchase) [at the store|from the store|at the grocery store]',
    'what (should|must|shall|do) (i|we) [have to|need to] (buy|get|pick up) [today|at the store|at the shop|from the store]',
    'do (i|we) [still] (need to|have to) (get|buy|pick up) [any|some|the|more] {item:words} [at the store|from the store]',
    '(is|are) {item:words} (one of the|among the) things (i need to|i have to|we need to) buy',
    '(recite|read|list|tell me|what are) [me] the (items|things) (i am|we are|i) (planning to|going to|need to|want to|have to) (purchase|buy|get)',
  ),
  ...ways(
    { give: { list: 'shopping' } },
    'what [else|all] do (i|we) [still|all] need [to get|to buy|buying|getting] [from|at|in] [the] [shop|shops|store|supermarket|market|tesco]',
    'what do (i|we) [still] (have|need) to (get|buy|pick up) [from|at|in] [the] [shop|shops|store|supermarket|market]',
    '(what|which) (groceries|shopping|messages|bits) (do|have) (i|we) [got|still] [need|to get|to buy]',
    'what is (still|left) (to buy|to get|needed)',
    'what (are|is) (we|i) [all] (out of|running low on|short of|low on)',
    'what (have|did) (we|i) (run out of|run low on|used up)',
    'what [else] (have|did) (we|i) (forget|forgotten|need|want|mean) to (buy|get|pick up) [from|at|in] [the] [shop|shops|store|supermarket|market]',
    'what [else] (have|did) (we|i) not (buy|get|bought|got) [yet] [from|at|in] [the] [shop|shops|store|supermarket|market]',
    '(did|has|have) (anybody|anyone|somebody|someone|we|i) [already] (write|written|put|note|noted|jot|jotted) [any|the|some] {item:words} down [already|yet]',
  ),
  ...ways(
    { give: { list: 'to-do' } },
    'what [kind of|things|stuff|tasks] (do|must|should|did) (i|we) (have|need|still have|still need|have left) to (do|get done|accomplish|finish|complete)',
    'what (must|should) (i|we) do',
    '(tell|remind|instruct) me what (to do|i have to do|i need to do|i should do)',
    'what (i|we) [still] (have|need) to (do|get done)',
    'what is (left to do|left to be done|to be done|there to do|left for me to do)',
    'what are the (jobs|tasks|chores|things) to be done',
    '(do i have|are there) any (undone|open|unfinished|pending) (tasks|todos|to dos|chores)',
  ),
  ...ways(
    { give: { list: 'shopping' }, without: { item: NOT_BOUGHT } },
    '(do|did) we [still] need [any|some|more|to buy|to get] {item:words} [from the shop|from the store|at the store|from the supermarket]',
    '(do|did) i [still] need [any|some|more|to buy|to get] {item:words} (from|at) the (shop|shops|store|supermarket|market|grocery store)',
  ),
];

/** Phrases of `list.list`. */
export const LISTS: readonly Phrase[] = [
  '(what|which) [kind of|all] [open|saved] (list|lists) (are there|do i have|have i got|do we have|i have|are available|are open|do i have available|do you have|do i have saved|have i made|did i make)',
  `${READ} [me] [out] [all] [of] [my|our|the] [available|open|saved|current] lists`,
  '(tell me|show me) (what|which) lists (i have|are available|are there|are open)',
  '(how many) lists (are there|do i have|are open|have i got|i have)',
  `(what are|${READ}) [the] (name|names) of [all] (my|the|our) [saved] lists`,
  '(what are) [all] (my|the) lists [i have available|i have]',
  'what are all the lists [i have|i have available]',
  'remind me [of] how many lists i have',
  '(show|display|list) [the] lists that are available',
];
