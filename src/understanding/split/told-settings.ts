import { type NounPhrase, namesAt } from '../names/index.ts';
import { commandsAt, isThing, type Sentence, type WalkOptions, wordAt } from '../read/index.ts';

/** Where what is told before a wish ends, by the wish: "*it is chilly in here* turn the heating up". */

const WORDED = { worded: true };

const SETTING_MAX = 9;
/** "*Bit chilly in here* turn the heating up", "*we are off to bed* so lock the doors": without a mark, and made of such words alone. */
export function settingEnds(sentence: Sentence, at: number): readonly number[] {
  const { is } = sentence.language;
  const found: number[] = [];
  if (is.askingStatement.has(wordAt(sentence, at))) return found;
  let room: number | undefined;
  for (let end = at; end < at + SETTING_MAX; ) {
    if (is.setting.has(wordAt(sentence, end))) end++;
    else {
      // "Freezing *in the bathroom* put the heater on": what the wish is for has to be said in it.
      const next = end > at ? roomEnd(sentence, end) : undefined;
      if (next === undefined) break;
      room = end = next;
    }
    if (room !== undefined && !namesThing(sentence, end)) continue;
    if (
      end > at + 1 &&
      !is.settingUnfinished.has(wordAt(sentence, end - 1)) &&
      (is.breaksTelling.has(wordAt(sentence, end)) || commandsAt(sentence, end, WORDED).length > 0) &&
      isCommand(sentence, end)
    )
      found.push(end);
  }
  return found;
}

/** The end of a room that is told of: "in *the bathroom*". */
function roomEnd(sentence: Sentence, at: number): number | undefined {
  if (!sentence.language.is.beforeRoom.has(wordAt(sentence, at - 1))) return undefined;
  return namesAt(sentence.tokens, at, sentence.lexicon)
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

/** Whether a wish begins here, behind words that lead to it. */
export function isCommand(sentence: Sentence, at: number, options: WalkOptions = WORDED): boolean {
  const { is } = sentence.language;
  let start = at;
  while (is.leadsToWish.has(wordAt(sentence, start)) || is.breaksTelling.has(wordAt(sentence, start)))
    start++;
  return commandsAt(sentence, start, options).length > 0;
}
