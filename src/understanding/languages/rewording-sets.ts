import { LazyPattern, needsOfAll, type PatternNeeds, PatternSet } from '../text/index.ts';
import { type Language, perLanguage } from './language.ts';
import type { Rewording } from './loose-grammar.ts';

/** What the rewordings of a language need, by the name that each list has in its `LooseGrammar`. */
export type RewordingNeeds = Readonly<Record<string, PatternNeeds>>;

/** Those of a list that could match a text are found by it. */
export function setOf(rewordings: readonly Rewording[], language: Language): PatternSet {
  const kept = keptOf(language);
  const known = kept.sets.get(rewordings);
  if (known !== undefined) return known;
  const set = new PatternSet(kept.told(rewordings) ?? needsOfList(rewordings, language));
  kept.sets.set(rewordings, set);
  return set;
}

/** Tells what all rewordings of a language need. It takes a good part of a second, and is the same for every process of a release. */
export function rewordingNeeds(language: Language): RewordingNeeds {
  return Object.fromEntries(listsOf(language).map(([name, list]) => [name, needsOfList(list, language)]));
}

/**
 * Takes what the rewordings of a language need from where it was written down, in place of telling it.
 * @param read is called once, when the first text is reworded. Nothing of it is checked: it must be of this release.
 */
export function expectNeeds(language: Language, read: () => RewordingNeeds | undefined): void {
  let needs: Map<string, PatternNeeds> | undefined;
  const names = new Map(listsOf(language).map(([name, list]) => [list, name]));
  keptOf(language).told = (rewordings) => {
    const name = names.get(rewordings);
    if (name === undefined) return undefined;
    needs ??= new Map(Object.entries(read() ?? {}));
    const told = needs.get(name);
    // The set keeps what it needs of it.
    needs.delete(name);
    return told;
  };
}

interface Kept {
  readonly sets: Map<readonly Rewording[], PatternSet>;
  told: (rewordings: readonly Rewording[]) => PatternNeeds | undefined;
}

const keptOf = perLanguage((): Kept => ({ sets: new Map(), told: () => undefined }));

function listsOf({ loose }: Language): readonly (readonly [string, readonly Rewording[]])[] {
  return Object.entries(loose).flatMap(([name, list]: [string, unknown]) =>
    Array.isArray(list) && list.length > 0 && list.every(isRewording) ? [[name, list] as const] : [],
  );
}

/** Other lists have patterns of whole wishes, which are asked for one by one. */
function isRewording(one: unknown): one is Rewording {
  const { say } = Object(one) as Partial<Rewording>;
  return say instanceof LazyPattern || (say instanceof RegExp && say.hasIndices && say.global);
}

function needsOfList(rewordings: readonly Rewording[], { loose }: Language): PatternNeeds {
  return needsOfAll(
    rewordings.map(({ say }) => say),
    loose.everyday,
  );
}
