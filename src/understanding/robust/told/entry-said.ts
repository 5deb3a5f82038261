import type { Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { isNameHere } from '../other-names.ts';
import type { Reworded } from '../reworded.ts';

/**
 * The plan for what is told and to be written down ("the gala is on Friday, *put that in the calendar*"), or is named with its time alone ("*yoga every
 * Tuesday at six*"). `read` reads plainer words, all of them. `undefined` where anything else would come of it.
 */
export function entrySaid(
  said: Reworded,
  lexicon: Lexicon,
  read: (words: Reworded) => Plan | undefined,
): Plan | undefined {
  const { noted, named } = lexicon.language.loose;
  const told = said.inOrder(noted);
  const plan = told === said ? undefined : read(told);
  if (plan !== undefined && writesDown(plan, lexicon)) return plan;
  const bare = said.inOrder(named);
  const entry = bare === said ? undefined : read(bare);
  if (entry === undefined || !writesDown(entry, lexicon)) return undefined;
  // "*Jukebox* on Friday at nine" is said of the thing.
  return entry.groups.flat().some(({ args: { title } }) => isNameHere(title, lexicon)) ? undefined : entry;
}

/** Whether what takes place is written down, and nothing else done. */
function writesDown({ groups }: Plan, { grammar: { services } }: Lexicon): boolean {
  const deeds = groups.flat();
  return (
    deeds.length > 0 &&
    deeds.every(({ service, method }) => services.get(service)?.phrases.methods[method]?.time === 'span')
  );
}
