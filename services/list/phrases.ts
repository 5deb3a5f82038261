import { type Phrases, ways } from '../../src/domain/index.ts';
import { CONTENTS, LISTS } from './asking.ts';
import { GOODS, NO_GOODS, WHICH_OF_IT } from './goods.ts';
import { ELSEWHERE, NO_ITEM, NO_LIST, NO_NAME, NO_THING, on, SWITCHED } from './list-words.ts';
import { NOT_BOUGHT, RUN_OUT } from './running-out.ts';

/** The lists that are always there, and what people call them, with or without the word "list" behind it. */
const BUILT_IN: Phrases['lists'] = [
  {
    name: 'shopping',
    aliases:
      'grocery|groceries|food list|shopping cart|grocery cart|list of groceries|list for groceries|list for the shops|list for the shop|list for the store|list for the supermarket|list of things to buy|list of things i need to buy|list for shopping|shopping list for groceries|things to buy|things i need to buy'.split(
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

const ADD =
  '(add|re add|readd|put|stick|chuck|bung|lob|shove|slap|whack|pencil|sling|write|write down|pop|get|throw|note|note down|jot|jot down|include|place|append|insert|enter|incorporate|list|log|attach|introduce|slot|schedule|save|input|record|register|mark down|put down)';
const DROP =
  '(remove|delete|take|take out|scratch|scratch off|strike|cross|cross out|drop|get|clear|take off|cross off|erase|cut|get rid of|eliminate|subtract|scrub|dump|discard|scrap|pull|cancel|withdraw|exclude|omit|wipe|uncheck|deduct|ditch|rid|toss|throw out)';
/** Said of what may be there already: adding it once more changes nothing. */
const SO =
  '[for (today|later|the week|this week|the weekend|next time)|(if|unless) (it|they|that|i) (is|are|is not|are not|have|have not|did|did not|had not) [already] [on it|on there|there|added it|added them|done so|in it|on my list]|(because|cause|since|as|if) ((i am|we are) [all] (out|running low|low|short)|(i have|we have) [all] run (out|low|short)) [of|on] [it|them]]';

/** There is no more of it. */
const SHORT =
  '((i am|we are|we) [all|nearly|almost|quite|clean|completely|getting] (out of|running low on|running out of|running short of|low on|ran out of|short of|short on|down to the last of)|(we|i) have [nearly|almost|just|quite] (run out of|used up|finished|finished off|got no|no|no more|hardly any|got hardly any)|(we|i) have not [got] (any|enough)|there (is|are) (no|no more|hardly any))';
const NOTE =
  '(add|put|stick|write|pop|get|jot|note) (it|them|that|those|these|some|more|some more) [down] (on|to|onto|in)';

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
      needs: {
        list: { words: 'to which list', ask: 'Which list should it go on?' },
        item: { words: 'what', ask: 'What should I put on the [{list}] list?' },
      },
      unsaid: { list: 'shopping' },
      cancel: { method: 'remove', with: { list: 'list', item: 'item' } },
      follow: [
        { say: '{item:words} (too|as well|also)', without: { item: SWITCHED } },
        {
          say: '(add|put|stick|pop|write|chuck|bung|whack|throw|get) [some|a|an|the|some more|more] {item:words} [on|down] (too|as well|also)',
          without: { item: [...NO_ITEM, ...NO_THING, ...SWITCHED] },
        },
        'also {item:words}',
        '(some|more|a few|another) {item:words}',
        {
          say: '(make (it|that)|change (it|that) to|swap (it|that) for) {item:words} [instead]',
          give: { instead: true },
        },
        { say: '{item:words} (instead|rather)', give: { instead: true } },
        {
          say: '[the] {item:words} , the {which:stranger} (kind|sort|type|brand|variety|one|ones|stuff)',
          hold: { item: GOODS },
          without: { item: NO_GOODS },
        },
        {
          say: `[the] {item:words} [[,] ${WHICH_OF_IT}]`,
          hold: { item: GOODS },
          without: { item: NO_GOODS },
        },
      ],
      each: { item: { list: ['to-do'] } },
      say: [
        ...on(
          `${ADD} [a|an|some|the|more|another|new] {item:words} [down] (to|on|on to|onto|in|into|in to|within|under) LIST ${SO}`,
          '(may i request that|may i ask that|it would be much appreciated if|it would be appreciated if|i would appreciate it if|it would be great if|would it be possible for|can|could|i would like|i want|i need|please have) {item:words} (be|to be|could be|can be|should be|must be|needs to be|is) (added|put|included|placed|appended|inserted|entered|incorporated|listed|noted) (to|on|on to|onto|in|into|within) LIST',
          '[some|a|an|the] {item:words} (should|must|needs to|need to|has to|have to|ought to|is to|are to) (be|go) [added|put|included|placed|entered|noted|listed|written|down] (to|on|on to|onto|in) LIST',
          `${ADD} (to|on|onto|in) LIST [a|an|some|the] {item:words}`,
          '[on|to|in] LIST [,] (add|put) [a|an|some|the] {item:words}',
          '(on|to|in) LIST [,] [i] (need|want) {item:words} [added|put]',
          `${ADD} (something|something else|an item|a item|item|items|the item|new item|new items|a new item|a few items|some items|this item|that item|these items|this|that|these|those|some|them|it|one|another item|one more item|things|some things|stuff) (to|on|on to|onto|in) LIST`,
          'update LIST (with|by adding|to include|and add) {item:words}',
          '(update|edit|change|modify) LIST',
          'update LIST [with] (a new item|new item|an item|new items|items|something)',
          '(open|open up|go to|find|pull up|bring up|take|access|get|look up|see) LIST and (add|put|include|insert) [a|an|some|the] {item:words} [to it|on it|in it|to the list]',
          '(open|open up|go to|find|pull up|bring up|take|access|get|look up|see) LIST and add [an item|something|a new item|to it]',
          '(this|that|it|this item|that item|the item|an item|something) (should|must|has to|needs to|ought to|is to) be (added|put|included|noted|placed) (to|on|in|onto) LIST',
          '(add|put) (to|on) LIST',
          'add (more|new|some|some more|a few|several) (items|things|stuff) (to|on) LIST',
          `${SHORT} {item:words} [left] [,] [so|and] [please|can you|could you] ${NOTE} LIST`,
          '(on|to|in) LIST [,] (add|put|include|note) [a|an|some|the] {item:words}',
          'let LIST (have|include|contain) {item:words}',
          '[i|we] (need|want|would like) {item:words} ([to be] (put|added|included|noted) (to|on|onto|in)|on|onto|in) LIST',
          '(make sure|ensure) [that] {item:words} (is|are|gets added|get added|goes|go) (on|in|to|onto) LIST',
          '(is|are|do i have|do we have|have i got) [any|the|some] {item:words} (on|in) LIST [,] [and] if not [,] [then|please|can you] (add|put) (it|them|some) [to it|on it|on there|there|on the list|to the list|to LIST]',
        ),
        {
          say: `${SHORT} {item:words} [left] [,] [so|and] [please|can you|could you] ${NOTE} [the|my|our] [shopping|grocery|groceries] list`,
          give: { list: 'shopping' },
        },
        {
          say: 'add [a|an|some|the] {item:words} [to it|too|also|as well]',
          that: { list: 'list' },
          without: { item: NO_ITEM },
        },
        {
          say: '(add|put|stick|pop|write|throw|chuck|bung|whack|fling|toss|shove|sling|get) [some|a|an|the|some more|more] {item:words} [down] (on|in|to|on to|onto) (there|it|that|that one) [too|as well|also]',
          without: { item: [...NO_ITEM, ...NO_THING] },
        },
        ...RUN_OUT,
        { say: 'add (another item|one more item|one more thing|another thing|more items)' },
        {
          say: '(add|create|make) [a|another] [new] (task|todo|to do|chore|errand) [to|:] {item:words}',
          give: { list: 'to-do' },
          without: { item: ['list', 'lists'] },
        },
        ...on(
          '[remember|remember that|do not forget|do not forget that] (i|we) [still] need [some|more|a|an] {item:words} [,] [so|and|please|can you|could you] (put|add|stick|write|pop|get) (it|them|that|some|those) (on|to|in) LIST',
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
      each: { item: { list: ['to-do'] } },
      needs: { item: { words: 'what', ask: 'What should I take off the [{list}] list?' } },
      say: [
        ...on(
          `${DROP} [the|a|an|any|all] {item:words} (from|off|off of|out of|of|on|for|in) LIST`,
          'take [the] {item:words} off LIST',
          '(i am|we are) out of {why:stranger} [,] so (take|cross|scratch|strike|knock|drop|remove|delete) [the] {item:words} (off|off of|from) LIST',
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
          '(i|we) (do not|no longer) need [any|the|more] {item:words} on LIST [anymore|any more]',
        ),
        ...ways(
          { that: { list: 'list' }, without: { item: NO_ITEM } },
          '(remove|delete|drop) [the] {item:words}',
          '(take|cross|strike|knock) off [the|that|some|a] {item:words}',
          '(take|cross|strike|knock) [the|that] {item:words} off [again]',
        ),
        '(delete|remove|erase|drop) (all|all the|every) (items|entries|item)',
        '(delete|remove|erase|cross off) the (first|second|third|fourth|fifth|next) (item|entry|thing|one)',
        '(delete|remove|erase) [out] [the|an|this|that|last|the last|the first|list] (item|items|entry) [listed]',
        '(list|item) (remove|removal|delete)',
        '(take|get) (that|this|it) off (there|it|the list)',
        {
          say: '(take|cross|strike|get|remove|delete) [the] {item:words} (off|from|off of) (it|there|that|the list)',
          that: { list: 'list' },
          without: { item: [...NO_ITEM, ...NO_THING] },
        },
        {
          say: '(remove|delete|erase|cross|strike|take) [the|a|an] {item:words} (from|off|out of|off of) {where:stranger}',
          without: { item: [...NO_ITEM, ...NO_THING], where: [...ELSEWHERE, ...NO_LIST] },
        },
      ],
      outcome: '{item} is off the {list} list',
    },
    complete: {
      time: 'none',
      each: { item: { list: ['to-do'] } },
      say: [
        ...on(
          '(tick|tick off|check off|mark|mark off|cross off) [the] {item:words} [off] [as done|as complete|as completed|as bought|done|complete] (on|from|off|in) LIST',
          '(check|tick|mark) [the] {item:words} (off|off of|off from|off on) LIST',
          '(complete|finish) [the] {item:words} (on|from|in) LIST',
          'mark [the] {item:words} (on|from|in) LIST [as] (done|complete|completed|bought)',
          '(i|we) [have|already|have already|just] (got|bought|picked up|have|did|done|finished) [the|some|all the] {item:words} [,] [so|and|please|you can|can you] (cross|tick|check|take|strike|mark) (it|them|that|those) (off|off of|from|on) LIST',
        ),
        ...ways(
          { without: { item: [...NO_ITEM, ...NO_THING, ...NOT_BOUGHT] } },
          '[i|we|i have|we have] [already|just] got (the|all the|that|those|some|our) {item:words} [already|now|today]',
          '[i|we|i have|we have] [already|just] (bought|picked up|grabbed) (the|all the|that|those|some|our) {item:words} [already|now|today]',
        ),
        ...ways(
          { without: { item: [...NO_ITEM, ...NO_THING] } },
          '(tick|check|cross) [the] {item:words} off [please]',
          '(tick|check|mark) off [the] {item:words}',
        ),
        ...ways(
          { that: { item: 'item' }, justNow: true },
          '(tick|strike) (it|that|this|that one|this one|the last one) off [the list|now|too]',
          '[you can] (mark|count) (it|that|this|that one|this one|the last one) [as] (done|bought|complete|completed)',
        ),
      ],
      outcome: '{item} is done on the {list} list',
    },
    get: {
      question: true,
      time: 'idle',
      unsaid: { list: 'shopping' },
      follow: [
        {
          say: '(what about|how about|is there|are there|any) [the|any|some] {item:title} [on it|on there|too]',
          without: { item: ['anything', 'something', 'else'] },
        },
      ],
      say: CONTENTS,
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
      needs: { list: { words: 'which list', ask: 'Which list should I clear?' } },
      say: [
        { say: '(clear|empty|wipe) (it|that list|the list) [out|completely]', that: { list: 'list' } },
        ...on(
          '(clear|empty|wipe|erase|clear out|clean|clean out|clear off|clean off|reset|blank out|wipe out|empty out) [the contents of] LIST [completely|out|off|clean]',
          '(remove|delete|take|erase|clear|get rid of|get rid off|wipe|drop|cancel|cross|throw out) (everything|all|all of it|all items|all the items|all of the items|every item|the items|all entries|all things|the contents|the whole contents) [that is] (from|on|off|off of|in|out of|of) LIST',
          '(clear|empty|wipe) LIST keeping [the|my|our] {except:words}',
          '(make sure|ensure) LIST is [completely|all] (clear|empty|blank)',
          'start LIST over',
        ),
      ],
      outcome: 'the {list} list is empty',
    },
    create: {
      time: 'none',
      needs: { list: { words: 'what to call it', ask: 'What should the list be called?' } },
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
        {
          say: '(create|make|start|begin|set up|setup|build) [me|us] [a|an|another|my|our|the] [new] {list:title} list for [the|my|our|a] {whom:stranger}',
          without: { list: [...ELSEWHERE, ...NO_NAME] },
        },
        '(create|make|start|begin|set up|setup|build|want to make) [me|us] [another] [new] {list}',
        '[a] (new|fresh) list [please]',
        '(set|create) list',
        '(write|write up|write out|write down|compile|put together|draw up|prepare|jot down|type up|produce|get started on) [me|us|up] [a|an|another] [new] list [for me|please]',
        '(write|write up|write out|compile|put together|draw up|prepare|get started on) [me|us] (a|another|the|my) [new] {list}',
        '[a|another] new {list} [please]',
        {
          say: '[a|another] new list (called|named|titled|for) [my|the] {list:words}',
          without: { list: ELSEWHERE },
        },
      ],
      outcome: 'the {list} list is there',
    },
    delete: {
      time: 'none',
      needs: { list: { words: 'which list', ask: 'Which list should I delete?' } },
      say: [
        {
          say: '(delete|remove|bin|scrap|get rid of|ditch|lose|drop|trash|throw away|tear up) (that list|this list|the list|the whole list|the whole thing)',
          that: { list: 'list' },
        },
        ...on(
          '(delete|remove|trash|get rid of|discard|destroy|throw away|throw out|drop|scrap|scratch|dump|bin|shred|ditch|kill|nix|lose|dispose of|erase|take off|take away|find and delete|find and remove) LIST [please]',
          '(delete|remove|get rid of|discard|erase|drop|trash) (my|the|our) (last|latest|previous|old|oldest|recent|newest|first|second) (list|lists)',
          '(i|we) (do not|no longer) need LIST [anymore|any more|any longer]',
          '(i am|we are) (done|finished|through) with LIST [,] [so] [you can|please] (delete|remove|erase|discard) it',
          'cancel [the|my|our] {list:title} list',
          'cancel (the|my|our|this|that) list',
          '(delete|remove|trash|get rid of|discard|erase) LIST (from|of|for) {since:stranger}',
          '(delete|remove|trash|get rid of|erase|clear|discard) (all|all the|all my|all of my|every|both|any|some|one of my|one of the) (list|lists)',
          '(find|open|go to|get|locate) LIST and (delete|remove|erase|trash|discard) it',
          '(i|we) (do not|no longer) need LIST [anymore|any more] [,] [so] (delete|remove|erase) it',
          '(delete|remove) LIST (called|named) {list:words}',
          '(delete|remove|get rid of|erase) (a|the|my) list [of|called|named|from] {list:words}',
        ),
      ],
      outcome: 'the {list} list is gone',
    },
    list: {
      question: true,
      time: 'none',
      say: LISTS,
      outcome: 'the lists',
    },
  },
};
