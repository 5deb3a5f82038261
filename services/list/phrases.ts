import type { Phrase, Phrases } from '../../src/domain/index.ts';

/** The lists that are always there, and what people call them, with or without the word "list" behind it. */
const BUILT_IN: Phrases['lists'] = [
  {
    name: 'shopping',
    aliases:
      'grocery|groceries|food list|shopping cart|grocery cart|list of groceries|list of things to buy|list of things i need to buy|list for shopping|shopping list for groceries|things to buy|things i need to buy'.split(
        '|',
      ),
  },
  {
    name: 'to-do',
    aliases:
      'to do|todo|todos|to dos|task|tasks|chore|chores|errand|errands|honey do|things to do|list to do|list of things to do|list of things i need to do|list of to dos|list of todos|list of chores|list of tasks|list of errands|list of housework|list of chores to complete|list of tasks to complete|list of tasks to accomplish|list of chores to do'.split(
        '|',
      ),
  },
];

/** No lists of the house: people, songs and shows are kept elsewhere. */
const ELSEWHERE =
  'contact contacts email mail mailing phone play music song movie favorite favourite black white address call reminder alarm timer event calendar top watch'.split(
    ' ',
  );
/** No names: who says only these means a list that was not named. */
const NO_NAME =
  'the my our a an this that your another new list lists all it one any which what current last'.split(' ');
/** No things: who says only these has not said what. */
const NO_ITEM =
  'it this these them something everything item items entry all list know hear see read what if whether then timer alarm second minute hour'.split(
    ' ',
  );

/** What is added to or taken from other things than lists. */
const NO_THING =
  'light lamp volume degree minute hour brightness event appointment meeting song music track contact reminder notification note comment lunch dinner'.split(
    ' ',
  );
/** What things are added to or taken from that is no list. */
const NO_LIST =
  'calendar calender schedule agenda diary timer alarm light lamp thermostat temperature volume playlist song queue library group room scene mail email inbox me it them this that home house contact database system memory facebook twitter instagram favorites'.split(
    ' ',
  );

/** Any list: by its name, by words before "list", or not named at all. */
const LIST =
  '([this] [current|whole] {list}|[the|my|our|a|this] {list:title} (list|lists)|(my|our) list of {list:words}|[the|my|our|a|this|that|your|another|any] [current|existing] list)';

/** Sentences about a list: `LIST` stands for it, and begins a sentence only where the house knows its name. */
function on(...sentences: readonly string[]): Phrase[] {
  return sentences.map((say) => ({
    say: /^(?:\[[^\]]*\] )?LIST/.test(say) ? say.replace('LIST', '{list}') : say.replace('LIST', LIST),
    without: { list: [...ELSEWHERE, ...NO_NAME], item: NO_ITEM },
  }));
}

const ADD =
  '(add|re add|readd|put|stick|write|write down|pop|get|throw|note|note down|jot|jot down|include|place|append|insert|enter|incorporate|list|log|attach|introduce|slot|schedule|save|input|record|register|mark down|put down)';
const DROP =
  '(remove|delete|take|take out|scratch|scratch off|strike|cross|cross out|drop|get|clear|take off|cross off|erase|cut|get rid of|eliminate|scrub|dump|discard|scrap|pull|cancel|withdraw|exclude|omit|wipe|uncheck|deduct|ditch|rid|toss|throw out)';
const HAVE =
  '(what is|what have i got|what do i have|what do we have|what have we got|what all do i have|what else is|what is still|what is there|what did i put|what stuff did i put|what did i add|what i have|what is left|what items are|what things are|what was|what all is|anything else left|is there anything|do i have anything|is anything|whats)';
const READ =
  '(read|read me|read out|read off|read back|read back to me|show|show me|tell me|check|give me|get|look at|list|open|open up|display|pull up|recite|bring up|see|hear|let me see|let me hear|review|go over|go through|walk me through|view|find|say|run through|know|provide|tell me about|need to check|can i check|can i have|can i see|can i know|inform me of|inform me on|inform me about|name|describe)';

/** Said of what may be there already: adding it once more changes nothing. */
const SO =
  '[for (today|later|the week|this week|the weekend|next time)|(if|unless) (it|they|that|i) (is|are|is not|are not|have|have not|did|did not|had not) [already] [on it|on there|there|added it|added them|done so|in it|on my list]|(because|cause|since|as) (i am|we are) [all] (out|running low) [of (it|them)]]';

/** What people say about lists. */
export const phrases: Phrases = {
  service: 'list',
  lists: BUILT_IN,
  topics: [
    {
      words: [
        'run out',
        'ran out',
        'are out of',
        'used up',
        'need to buy',
        'have to buy',
        'the last of',
        'buy',
      ],
      method: 'add',
      give: { list: 'shopping' },
    },
    {
      words: ['still have', 'have any', 'any left', 'enough left'],
      method: 'get',
      give: { list: 'shopping' },
    },
    'groceries',
    'shopping',
    'need',
  ],
  methods: {
    add: {
      time: 'none',
      needs: { list: 'to which list', item: 'what' },
      cancel: { method: 'remove', with: { list: 'list', item: 'item' } },
      each: { item: { list: ['shopping'] } },
      say: [
        ...on(
          `${ADD} [a|an|some|the|more|another|new] {item:words} [down] (to|on|on to|onto|in|into|in to|within|under) LIST ${SO}`,
          '(may i request that|may i ask that|it would be much appreciated if|it would be appreciated if|i would appreciate it if|it would be great if|would it be possible for|can|could|i would like|i want|i need|please have) {item:words} (be|to be|could be|can be|should be|must be|needs to be|is) (added|put|included|placed|appended|inserted|entered|incorporated|listed|noted) (to|on|on to|onto|in|into|within) LIST',
          `${ADD} (to|on|onto|in) LIST [a|an|some|the] {item:words}`,
          '[on|to|in] LIST [,] (add|put) [a|an|some|the] {item:words}',
          '(on|to|in) LIST [,] [i] (need|want) {item:words} [added|put]',
          `${ADD} (something|something else|an item|a item|item|items|the item|the items|new item|new items|a new item|a few items|some items|this item|that item|these items|this|that|these|it|one|another item|one more item|things|some things|stuff) (to|on|on to|onto|in) LIST`,
          'update LIST (with|by adding|to include|and add) {item:words}',
          'update LIST [with] (a new item|new item|an item|new items|items|something)',
          '(open|open up|go to|find|pull up|bring up|take|access|get|look up|see) LIST and (add|put|include|insert) [a|an|some|the] {item:words} [to it|on it|in it|to the list]',
          '(open|open up|go to|find|pull up|bring up|take|access|get|look up|see) LIST and add [an item|something|a new item|to it]',
          '(this|that|it|this item|that item|the item|an item|something) (should|must|has to|needs to|ought to|is to) be (added|put|included|noted|placed) (to|on|in|onto) LIST',
          '(add|put) (to|on) LIST',
          '(on|to|in) LIST [,] (add|put|include|note) [a|an|some|the] {item:words}',
          'let LIST (have|include|contain) {item:words}',
          '(i|we) (need|want|would like) {item:words} [to be] [put|added|included|noted] (to|on|onto|in) LIST',
          '(make sure|ensure) [that] {item:words} (is|are|gets added|get added|goes|go) (on|in|to|onto) LIST',
          '(is|are|do i have|do we have|have i got) [any|the|some] {item:words} (on|in) LIST [,] [and] if not [,] [then|please|can you] (add|put) (it|them|some) [to it|on it|on there|there|on the list|to the list|to LIST]',
        ),
        {
          say: '(we are|i am|we have|i have) [run|running] (out of|low on) {item:words} [,] (add|put|stick) (it|them|that|those|some|more) (to|on|onto) [the|my|our] (shopping|grocery|groceries) [list]',
          give: { list: 'shopping' },
        },
        {
          say: 'add [a|an|some|the] {item:words} [to it|too|also|as well]',
          that: { list: 'list' },
          without: { item: NO_ITEM },
        },
        '(add|put|stick) {item:words} (on|in) (there|it)',
        { say: 'add (another item|one more item|one more thing|another thing|more items)' },
        {
          say: '(add|create|make) [a|another] [new] (task|todo|to do|chore|errand) [to|:] {item:words}',
          give: { list: 'to-do' },
          without: { item: ['list', 'lists'] },
        },
        ...on(
          '[remember|remember that|do not forget|do not forget that] (i|we) [still] need [some|more|a|an] {item:words} [,] [so|and|please|can you|could you] (put|add|stick|write|pop|get) (it|them|that|some|those) (on|to|in) LIST',
          '(i|we) (am|are) [all] out of {item:words} [,] [so|and|please|can you|could you] (put|add|stick|write|pop|get) (it|them|that|some|those) (on|to|in) LIST',
        ),
        { say: 'add (a item|an item|item|an item to it|this one|something|something else|a new item)' },
        {
          say: '(add|put) [a|an|some|the] {item:words} (to|in|into|onto) {where:stranger}',
          without: { item: [...NO_ITEM, ...NO_THING], where: [...ELSEWHERE, ...NO_LIST] },
        },
      ],
      outcome: '{item} {is} on the {list} list',
    },
    remove: {
      time: 'none',
      needs: { list: 'from which list', item: 'what' },
      say: [
        ...on(
          `${DROP} [the|a|an|any|all] {item:words} (from|off|off of|out of|of|on|for|in) LIST`,
          'take [the] {item:words} off LIST',
          '(i|we) (do not|no longer) need [any|the|more] {item:words} [anymore|any more] [so] (take|cross|strike|remove|delete|erase) (it|them|that) [off|from|off of] [LIST]',
          `${DROP} [the] (first|second|third|fourth|fifth|last|next) (item|thing|entry|task|one) (from|off|off of|on|in|out of) LIST`,
          '(take|cross|strike|knock) [the] (first|second|third|fourth|fifth|last|next) (item|thing|entry|task|one) off LIST',
          '(remove|delete|erase|undo) the last (item|thing|entry|task|one) [i added|added|i put on]',
          '(open|open up|go to|find|pull up|bring up|look at|access) LIST and (remove|delete|take off|take out|cross off|erase) [the|a|an] {item:words} [from it|off it]',
          '(open|open up|go to|find|pull up|bring up|look at|access) LIST and (remove|delete|take off|take out|erase) (an item|item|the item|items|something|one)',
          'LIST (should|must|need) not (contain|have|include) [any|all|the] {item:words} [anymore|any more]',
          '(the|my|our|this) list (should|must|need) not (contain|have|include) [any|all|the] {item:words} [anymore|any more]',
          '(remove|delete|erase) [the] (item|entry|number) {item:number} [from LIST]',
          '(from|on|off) LIST [,] (remove|delete|take|take off) [the] {item:words}',
          `${DROP} (something|an item|the item|item|items|item s|some items|this|that|it|one|the last item|the last thing|last item|the last entry|the first item|this item|that item|the items|these items|that one|this one|this entry) (from|off|off of|out of|on|off from) LIST`,
          '(get|change|move) (that|this|it) off [of] LIST',
          '(do not|no longer) need {item:words} on LIST [anymore|any more]',
        ),
        {
          say: '(remove|delete|drop) [the] {item:words}',
          that: { list: 'list' },
          without: { item: NO_ITEM },
        },
        '(delete|remove|erase) [out] [the|an|this|that|last|the last|the first|list] (item|items|entry) [listed]',
        '(list|item) (remove|removal|delete)',
        '(take|get) (that|this|it) off (there|it|the list)',
        {
          say: '(remove|delete|erase|cross|strike|take) [the|a|an] {item:words} (from|off|out of|off of) {where:stranger}',
          without: { item: [...NO_ITEM, ...NO_THING], where: [...ELSEWHERE, ...NO_LIST] },
        },
      ],
      outcome: '{item} is off the {list} list',
    },
    complete: {
      time: 'none',
      say: [
        ...on(
          '(tick|tick off|check off|mark|mark off|cross off) [the] {item:words} [off] [as done|as complete|as completed|as bought|done|complete] (on|from|off|in) LIST',
          '(check|tick|mark) [the] {item:words} (off|off of|off from|off on) LIST',
          '(complete|finish) [the] {item:words} (on|from|in) LIST',
          'mark [the] {item:words} (on|from|in) LIST [as] (done|complete|completed|bought)',
          '(i|we) [have|already|have already|just] (got|bought|picked up|have|did|done|finished) [the|some|all the] {item:words} [,] [so|and|please|you can|can you] (cross|tick|check|take|strike|mark) (it|them|that|those) (off|off of|from|on) LIST',
        ),
      ],
      needs: { list: 'on which list' },
      outcome: '{item} is done on the {list} list',
    },
    get: {
      question: true,
      time: 'idle',
      needs: { list: 'which list' },
      say: [
        ...on(
          '(how many|number of|the number of|what is the number of|what is the current number of|what is the total number of|what is the count of|the count of|count|count up|tell me how many) [of] [the] (items|things|entries|tasks|stuff|components|to dos|points|units|elements|jobs|chores|goals) [are|is|do i have|do we have|have i got|there are|can be found|are listed|exist|remain] [there] [currently|listed|left] (on|in|of) LIST',
          `${HAVE} [still|left|currently|included] (on|in) LIST [for today|today|so far]`,
          '(what|which) (items|things|stuff|tasks|food items) (is|are|do i have|do we have|have i got|did i put) [still|currently] (on|in) LIST',
          `${READ} [out|back] [all] [the|of the] (items|things|everything|stuff|contents|content|various tasks|tasks) [that are|that is|i have] (on|in|of|from) LIST [to me]`,
          '(is|are) [there] [any|the|some|a] {item:words} (on|in|one of|part of) LIST [items]',
          '(do we have|have we got|do i have|have i got|did i write) [any|the|some|a] {item:words} (on|in) LIST',
          '(did|have) (i|we|you) (put|add|added|remember to put|remember to add|include|included|make a note of|mark|write) [any|the|some] {item:words} (to|on|onto|in) LIST',
          '(did|have) (i|we) (make a note|make a task|create a task|create an item|put) (on|in) LIST to {item:words}',
          `${READ} [out|off|back] [what is on|what i have on|what we have on|what i put on|the items on|everything on|what is in|what i can find on|what is included in] LIST [to me|back to me|items|aloud|please|for me]`,
          `(tell me|check|see|look|find out|know|check and see|look to see) (if|whether) [there is|i have|i added|i have added|i put] [any|the|some|a] {item:words} [is|are] (on|in|to) LIST`,
          `check LIST to see if {item:words} (is|are) on it`,
          `(does|do|did) LIST (have|include|contain|show|say) [any|the|a|an|some] {item:words} [on it|in it|written on it|right now]`,
          'what (does|is) LIST (have|contain|say|entail|consist of|include|look like|contains) [on it|in it]',
          'what is (on|in) it (on) LIST',
          'how many (items|things|tasks|food items|products) (are|do i have) [there] (on|in) LIST',
          'how many (items|things|food items) (on|in) LIST',
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
        '(my|the) list [please|items|entries]',
        {
          say: 'what (should|must|shall|do) (i|we) [have to|need to] (buy|get|pick up) [today|at the store|at the shop|from the store]',
          give: { list: 'shopping' },
        },
        {
          say: 'do (i|we) [still] (need to|have to) (get|buy|pick up) [any|some|the|more] {item:words} [at the store|from the store]',
          give: { list: 'shopping' },
        },
        {
          say: '(is|are) {item:words} (one of the|among the) things (i need to|i have to|we need to) buy',
          give: { list: 'shopping' },
        },
        {
          say: '(recite|read|list|tell me|what are) [me] the (items|things) (i am|we are|i) (planning to|going to|need to|want to|have to) (purchase|buy|get)',
          give: { list: 'shopping' },
        },
        {
          say: 'what [kind of|things|stuff|tasks] (do|must|should|did) (i|we) (have|need|still have|still need|have left) to (do|get done|accomplish|finish|complete)',
          give: { list: 'to-do' },
        },
        { say: 'what (must|should) (i|we) do', give: { list: 'to-do' } },
        {
          say: '(tell|remind|instruct) me what (to do|i have to do|i need to do|i should do)',
          give: { list: 'to-do' },
        },
        { say: 'what (i|we) [still] (have|need) to (do|get done)', give: { list: 'to-do' } },
        {
          say: 'what is (left to do|left to be done|to be done|there to do|left for me to do)',
          give: { list: 'to-do' },
        },
        { say: 'what are the (jobs|tasks|chores|things) to be done', give: { list: 'to-do' } },
        {
          say: '(do i have|are there) any (undone|open|unfinished|pending) (tasks|todos|to dos|chores)',
          give: { list: 'to-do' },
        },
      ],
      asks: [
        {
          about: ['shopping', 'grocery', 'groceries'],
          give: { list: 'shopping' },
          with: 'list lists food contain contains include includes entail buy purchase cart put add added written aloud consist consists contents content hear entries one ask asked told already yet'.split(
            ' ',
          ),
          free: {
            into: 'item',
            after:
              'include contain have any put add added is are got get for need needed write wrote jot called named about'.split(
                ' ',
              ),
          },
        },
        {
          about: ['todo', 'chore', 'errand', 'task'],
          give: { list: 'to-do' },
          with: 'list lists contain contains include includes entail do put add added complete accomplish finish done aloud loud undone contents content hear entries various left create created jot wrote write told ask asked already task yet repeat go play'.split(
            ' ',
          ),
          free: {
            into: 'item',
            after: 'for to any add put added is have called named about include contain'.split(' '),
          },
        },
        {
          about: ['list'],
          with: 'name item items thing things saved available open created made current total number contain contains include included contents content entries repeat aloud loud everything kept keep there put added add far today recent latest'.split(
            ' ',
          ),
        },
      ],
      outcome: 'the {list} list',
    },
    clear: {
      time: 'idle',
      needs: { list: 'which list' },
      say: [
        ...on(
          '(clear|empty|wipe|erase|clear out|clean|clean out|clear off|clean off|reset|blank out|wipe out|empty out) [the contents of] LIST [completely|out|off|clean]',
          '(remove|delete|take|erase|clear|get rid of|get rid off|wipe|drop|cancel|cross|throw out) (everything|all|all of it|all items|all the items|all of the items|every item|the items|all entries|all things|the contents|the whole contents) [that is] (from|on|off|off of|in|out of|of) LIST',
          '(make sure|ensure) LIST is [completely|all] (clear|empty|blank)',
          'start LIST over',
        ),
      ],
      outcome: 'the {list} list is empty',
    },
    create: {
      time: 'none',
      needs: { list: 'what to call it' },
      say: [
        '(create|make|start|begin|open|open up|set up|setup|add|start creating|initiate|build|generate|need to make|want to make) [me|up|us] [a|an|the|another|one] [new|blank|fresh|empty|separate] list [for me|up]',
        {
          say: '(make [me|us] (a|another) [new] list of|(create|make|start|begin|open up|set up|setup|start creating|build) [me|us] [a|an|another|the] [new|blank|fresh|empty|separate] list (called|named|titled|for)|(create|start|begin) a [new] list of) [my|the] {list:words}',
          without: {
            list: [...ELSEWHERE, 'all', 'available', 'every', 'event', 'who', 'near', 'best', 'top'],
          },
        },
        {
          say: '(create|make|start|begin|set up|setup|build) [me|us] [a|an|another|my|the] [new] {list:title} list',
          without: { list: [...ELSEWHERE, ...NO_NAME] },
        },
        '(create|make|start|begin|set up|setup|build|want to make) [me|us] [another] [new] {list}',
        '[a] (new|fresh) list [please]',
        '(set|create) list',
      ],
      outcome: 'the {list} list is there',
    },
    delete: {
      time: 'none',
      needs: { list: 'which list' },
      say: on(
        '(delete|remove|trash|get rid of|discard|destroy|throw away|throw out|drop|scrap|erase|take off|take away|find and delete|find and remove) LIST [please]',
        'cancel [the|my|our] {list:title} list',
        '(delete|remove|trash|get rid of|discard|erase) LIST (from|of|for) {since:stranger}',
        '(delete|remove|trash|get rid of|erase|clear|discard) (all|all the|all my|all of my|every|both|any|some|one of my|one of the) (list|lists)',
        '(find|open|go to|get|locate) LIST and (delete|remove|erase|trash|discard) it',
        '(i|we) (do not|no longer) need LIST [anymore|any more] [,] [so] (delete|remove|erase) it',
        '(delete|remove) LIST (called|named) {list:words}',
        '(delete|remove|get rid of|erase) (a|the|my) list [of|called|named|from] {list:words}',
      ),
      outcome: 'the {list} list is gone',
    },
    list: {
      question: true,
      time: 'none',
      say: [
        '(what|which) [kind of|all] [open|saved] (list|lists) (are there|do i have|have i got|do we have|i have|are available|are open|do i have available|do you have|do i have saved|have i made|did i make)',
        `${READ} [me] [out] [all] [of] [my|our|the] [available|open|saved|current] lists`,
        '(tell me|show me) (what|which) lists (i have|are available|are there|are open)',
        '(how many) lists (are there|do i have|are open|have i got|i have)',
        `(what are|${READ}) [the] (name|names) of [all] (my|the|our) [saved] lists`,
        '(what are) [all] (my|the) lists [i have available|i have]',
        'what are all the lists [i have|i have available]',
        'remind me [of] how many lists i have',
        '(show|display|list) [the] lists that are available',
      ],
      outcome: 'the lists',
    },
  },
};
