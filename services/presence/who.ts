import { listed } from '../../src/base/index.ts';

export type Where = 'home' | 'away';

export interface PersonView {
  readonly id: string;
  readonly name: string;
  /** null where nothing tells. */
  readonly state: Where | null;
  readonly since: string | null;
}

/** "Sam is home; Alex and Mia are away". Undefined where nothing is known of anybody. */
export function whoWords(people: readonly PersonView[]): string | undefined {
  const named = (state: Where | null) => people.filter((one) => one.state === state).map(({ name }) => name);
  const [home, away, unknown] = [named('home'), named('away'), named(null)];
  if (unknown.length === people.length) return undefined;
  const parts = [
    home.length > 0 ? `${listed(home)} ${isAre(home)} home` : '',
    away.length === 0
      ? ''
      : home.length + unknown.length === 0
        ? 'Nobody is home'
        : `${listed(away)} ${isAre(away)} away`,
    unknown.length > 0 ? `I don’t know about ${listed(unknown)}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

function isAre(names: readonly string[]): string {
  return names.length === 1 ? 'is' : 'are';
}
