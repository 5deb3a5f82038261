import type { Action, Plan } from '../../../domain/index.ts';
import type { Lexicon } from '../../names/index.ts';
import { understand, understoodAs } from '../../plan/index.ts';
import { tokenize, type UnderstandingContext } from '../../text/index.ts';
import { Reworded } from '../reworded.ts';
import { asksOnly } from '../wish.ts';

/** What keeps things that are to come, by a name that people gave them. */
const KEEPERS: readonly string[] = ['timer', 'alarm', 'reminders', 'calendar'];

/**
 * "25 minutes for the potatoes and five for the peas." "*Stop the peas*": of what the talk made by that very name, and read as nothing else. `undefined` where the
 * talk spoke of none, or of several.
 */
export function namedRow(text: string, lexicon: Lexicon, context: UnderstandingContext): Plan | undefined {
  const { dropsNamed } = lexicon.language.loose.later;
  const kept = (context.previous ?? []).flatMap(({ groups }) => groups.flat()).filter(isMade);
  if (kept.length === 0 || !Reworded.of(text, lexicon.language).mayHold(dropsNamed)) return undefined;
  const [, name] = dropsNamed.exec(text) ?? [];
  if (name === undefined) return undefined;
  const stems = stemsOf(name, lexicon);
  const named = kept.filter((one) => stemsOf(nameOf(one)!, lexicon) === stems);
  const [meant] = named;
  if (meant === undefined || named.some(({ service }) => service !== meant.service)) return undefined;
  const own = understand(text, lexicon, { ...context, previous: [] });
  const deeds = own.groups.flat();
  // What is a wish for something else by itself is that, and a question asks.
  if (deeds.length > 0 && (asksOnly(own, lexicon) || deeds.some(({ service }) => service !== 'diary')))
    return undefined;
  const source = { start: 0, end: text.length, text };
  const args = { query: nameOf(meant)!, kind: meant.service };
  const cancel: Action = { service: 'diary', method: 'cancel', args, source };
  return understoodAs([[cancel]]);
}

function isMade(action: Action): boolean {
  return KEEPERS.includes(action.service) && action.when === undefined && nameOf(action) !== undefined;
}

function nameOf({ args }: Action): string | undefined {
  const name = args['name'] ?? args['text'] ?? args['title'];
  return typeof name === 'string' ? name : undefined;
}

function stemsOf(name: string, { language }: Lexicon): string {
  const { is, words } = language;
  const { tokens } = tokenize(name, words);
  return tokens
    .flatMap(({ word, kind }) => (kind === 'mark' || is.article.has(word) ? [] : [words.forms.stemOf(word)]))
    .join(' ');
}
