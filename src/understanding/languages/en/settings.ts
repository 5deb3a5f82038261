import type { NounPhrase } from '../../names/noun-phrase.ts';
import { namesAt } from '../../names/places.ts';
import { isThing } from '../../read/reading.ts';
import { commandsAt, type WalkOptions } from '../../read/readings.ts';
import { type Sentence, wordAt } from '../../read/sentence.ts';

/** Where what is told before a wish ends, by the wish: "*it is chilly in here* turn the heating up". */

const WORDED = { worded: true };

/** What is told in a few words before a wish: how it is, where one goes, who comes. */
const SETTING = new Set(
  (
    'a bit little so too very really quite rather pretty getting getting awfully terribly such just about almost nearly still already ' +
    'cold chilly freezing hot warm boiling roasting stuffy humid dark dim gloomy bright loud noisy late early tired sleepy exhausted ready ' +
    'in here out there outside inside upstairs downstairs home back away over off on my our the way for to ' +
    'let me us i we it is am are that everyone everybody someone has have been got going heading leaving coming arriving arrived driving heading asleep awake ' +
    'airport work school bed town shop shops store gym office station party movies cinema house restaurant ' +
    'now today tonight soon again time movie film dinner lunch breakfast game story guests visitors kids children friends people parents family mum mom dad grandma grandpa'
  ).split(' '),
);
/** A verb behind these is what is told: "I just *put* the kettle on". */
const UNFINISHED = new Set(
  'i we just already nearly almost about still have has am is are to my our the'.split(' '),
);
const SETTING_MAX = 9;
/** "*Is my* alarm set for six": what begins so asks. */
const ASKING = new Set(['is', 'are', 'am', 'have', 'has']);

/** "*Bit chilly in here* turn the heating up", "*we are off to bed* so lock the doors": without a mark, and made of such words alone. */
export function settingEnds(sentence: Sentence, at: number): readonly number[] {
  const found: number[] = [];
  if (ASKING.has(wordAt(sentence, at))) return found;
  let room: number | undefined;
  for (let end = at; end < at + SETTING_MAX; ) {
    if (SETTING.has(wordAt(sentence, end))) end++;
    else {
      // "Freezing *in the bathroom* put the heater on": what the wish is for has to be said in it.
      const next = end > at ? roomEnd(sentence, end) : undefined;
      if (next === undefined) break;
      room = end = next;
    }
    if (room !== undefined && !namesThing(sentence, end)) continue;
    if (
      end > at + 1 &&
      !UNFINISHED.has(wordAt(sentence, end - 1)) &&
      (BREAKS.has(wordAt(sentence, end)) || commandsAt(sentence, end, WORDED).length > 0) &&
      isCommand(sentence, end)
    )
      found.push(end);
  }
  return found;
}

/** The end of a room that is told of: "in *the bathroom*". */
function roomEnd(sentence: Sentence, at: number): number | undefined {
  if (!['in', 'the'].includes(wordAt(sentence, at - 1))) return undefined;
  return namesAt(sentence.tokens, at, sentence.lexicon.names)
    .filter(({ entries }) => entries.some(({ type }) => type === 'area' || type === 'floor'))
    .at(-1)?.end;
}

/** Whether the wish that begins here names a thing of its own. */
function namesThing(sentence: Sentence, at: number): boolean {
  return commandsAt(sentence, at, WORDED).some(({ fills }) => {
    const item = (fills.find(isThing)?.value as NounPhrase | undefined)?.items[0];
    return item?.type === 'device' || item?.type === 'group';
  });
}

/** What may stand between what is told and a wish. */
export const BREAKS = new Set([',', ':', 'so', '-', 'and', 'but']);
const LEADS = new Set(['then', 'and', 'please', 'so', 'can', 'could', 'you', 'now', 'also', 'just']);

/** Whether a wish begins here, behind words that lead to it. */
export function isCommand(sentence: Sentence, at: number, options: WalkOptions = WORDED): boolean {
  let start = at;
  while (LEADS.has(wordAt(sentence, start)) || BREAKS.has(wordAt(sentence, start))) start++;
  return commandsAt(sentence, start, options).length > 0;
}
