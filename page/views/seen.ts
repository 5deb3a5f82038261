import { capital, degrees, per } from '../words/format.ts';
import { words } from '../words/index.ts';

interface Seen {
  readonly name?: string;
  readonly state?: Readonly<Record<string, unknown>>;
}

/** What was seen of a step, in words: "Kitchen Light: seen off", or what its service says of it. */
export function seenWords(evidence: unknown): string | undefined {
  if (typeof evidence !== 'object' || evidence === null) return undefined;
  const { changed, already, summary } = evidence as {
    changed?: readonly Seen[];
    already?: readonly Seen[];
    summary?: unknown;
  };
  if (typeof summary === 'string') return capital(summary);
  if (Array.isArray(changed) && changed.length > 0) {
    const state = stateWords(changed[0]!.state ?? {});
    const names = words.list(changed.map(({ name }) => name ?? ''));
    return state === '' ? names : words.talk.seen(names, state);
  }
  if (Array.isArray(already) && already.length > 0)
    return words.talk.already(words.list(already.map(({ name }) => name ?? '')));
  return undefined;
}

function stateWords(state: Readonly<Record<string, unknown>>): string {
  const { on, brightness, position, locked, open, mode, temperature, playback, activity } = state;
  const said = words.state;
  const word = (text: string) => text.toLocaleLowerCase();
  if (typeof locked === 'boolean') return word(locked ? said.locked : said.unlocked);
  if (typeof open === 'boolean') return word(open ? said.open : said.closed);
  if (typeof position === 'number')
    return word(position === 0 ? said.closed : position === 100 ? said.open : said.partly(per(position)));
  if (typeof mode === 'string' && typeof temperature === 'number')
    return `${word(words.modes[mode] ?? mode)}, ${degrees(temperature)}`;
  if (typeof playback === 'string' && on === true) return word(playback);
  if (typeof on === 'boolean')
    return on && typeof brightness === 'number' && brightness < 100
      ? per(brightness)
      : word(on ? said.on : said.off);
  return typeof activity === 'string' ? word(activity) : '';
}
