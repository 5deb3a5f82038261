import type { Action } from '../../domain/index.ts';
import type { FitHearing } from '../names/index.ts';
import type { Memory } from './memory.ts';
import { type Built, made } from './steps.ts';
import { phrasesOf, sequelOf } from './taken-back.ts';

/** "Scratch the limes", where this talk put limes on a list: what was named is what the talk made, whatever else may be called so. */
export function madeInTalk(
  { service, method, args, source }: Action,
  { actions }: Memory,
  where: FitHearing,
): Built | undefined {
  const { query } = args;
  if (method !== 'cancel' || typeof query !== 'string' || Object.keys(args).length > 1) return undefined;
  const said = query.toLowerCase();
  if (source !== undefined && namesItsKind(source.text, said, service, where)) return undefined;
  const called = actions.filter((one) =>
    Object.values(phrasesOf(one, where).cancel?.with ?? {}).some((name) =>
      isCalled(String(one.args[name] ?? '').toLowerCase(), said),
    ),
  );
  // What reminds of an entry is called as the entry is, which is what was named.
  if (called.some((one) => one.service === service)) return undefined;
  const before = called.at(-1);
  const cancel = before && phrasesOf(before, where).cancel;
  return cancel && made({ ...sequelOf(before, cancel), ...(source && { source }) });
}

/** "A bag of sugar" is "the *sugar*". */
function isCalled(name: string, said: string): boolean {
  const words = name.split(/\s+/);
  return name === said || said.split(/\s+/).every((word) => words.includes(word));
}

/** "Cancel the *alarm* called limes" says what the limes are, so that no list is meant. */
function namesItsKind(text: string, name: string, service: string, { lexicon }: FitHearing): boolean {
  const topics = lexicon.grammar.services.get(service)?.phrases.topics ?? [];
  const kinds = [service.replace(/s$/, ''), ...topics.filter((topic) => typeof topic === 'string')];
  const others = text
    .toLowerCase()
    .replace(name, ' ')
    .split(/[^\p{L}\p{N}]+/u);
  return others.some((word) => kinds.includes(word) || kinds.includes(word.replace(/s$/, '')));
}
