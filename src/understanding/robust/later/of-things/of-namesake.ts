import type { Plan } from '../../../../domain/index.ts';
import { type Lexicon, namesAt } from '../../../names/index.ts';
import { understand } from '../../../plan/index.ts';
import type { UnderstandingContext } from '../../../text/index.ts';
import { placedIn } from '../../plan-as-said.ts';
import { Reworded } from '../../reworded.ts';
import { wordsIn } from '../../told-beside.ts';
import { asks } from '../../wish.ts';
import { nameOf } from './target-names.ts';

/**
 * "When did the front door last open?" "*Is it locked?*", "*lock it*": what was asked of one service is said of another, of the thing of that name, or of the one
 * that it begins with: a contact that tells of a door has its name. `undefined` where words speak of no "it", and where nothing of these names can do it.
 */
export function ofNamesake(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const [last, another] = context.previous?.at(-1)?.groups.flat() ?? [];
  if (last === undefined || another !== undefined || !asks(last, lexicon.grammar)) return undefined;
  const name = nameOf(last.args['target']);
  const { is } = lexicon.language;
  const [it, more] = wordsIn(text, lexicon).filter(({ word }) => is.itAlone.has(word));
  if (name === undefined || it === undefined || more !== undefined) return undefined;
  const said = Reworded.of(text, lexicon.language);
  for (const thing of [name, ...namesIn(name, lexicon)]) {
    const words = said.replaced(ANY, ({ index }) =>
      index === it.start ? `the ${thing}` : index > it.start && index < it.end ? '' : undefined,
    );
    const plan = understand(words.text, lexicon, { ...context, previous: [] });
    const deeds = plan.groups.flat();
    const isOfIt = deeds.every(
      ({ args, service }) => nameOf(args['target']) === thing && service !== last.service,
    );
    if (deeds.length > 0 && plan.unread.length === 0 && isOfIt) return placedIn(words, plan);
  }
  return undefined;
}

const ANY = /[\s\S]/dgu;

/** The names of things that a longer name begins with. */
function namesIn(name: string, lexicon: Lexicon): readonly string[] {
  const tokens = wordsIn(name, lexicon);
  return namesAt(tokens, 0, lexicon).flatMap(({ end, entries }) =>
    end < tokens.length && entries.some(({ type }) => type === 'device')
      ? [name.slice(0, tokens[end - 1]!.end)]
      : [],
  );
}
