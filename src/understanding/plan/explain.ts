import type { Plan } from '../../domain/index.ts';
import { resolve } from '../meaning/index.ts';
import type { Lexicon } from '../names/index.ts';
import { commandsAt, openSentence, type Reading, written } from '../read/index.ts';
import { bestPath } from '../split/index.ts';
import type { UnderstandingContext } from '../text/index.ts';
import { planOf } from './plan.ts';
import { isTelling } from './telling.ts';

/** Why a sentence was understood as it was: the path that won, and for each clause what else it might have been. */
export interface Explanation {
  readonly score: number;
  readonly parts: readonly {
    readonly text: string;
    /** `command`, `joint: then`, `talk: thanks`, `unread`, … */
    readonly as: string;
    readonly score: number;
    /** Which kind of talk it is. */
    readonly talk?: NonNullable<Plan['talk']>;
    /** `light.turn_off by "(turn|switch) off {target}"`. */
    readonly reading?: string;
    /** It was known by what it is about alone, and by no phrase. */
    readonly byTopic?: true;
    /** It only asks, and changes nothing. */
    readonly asks?: true;
    /** It is worded as what people tell each other, and names nothing of this house. */
    readonly tells?: true;
    readonly others: readonly { readonly text: string; readonly reading: string; readonly score: number }[];
  }[];
  readonly slips: readonly { readonly written: string; readonly taken: string }[];
  readonly plan: Plan;
}

const OTHERS_MAX = 5;

export function explain(text: string, lexicon: Lexicon, context: UnderstandingContext): Explanation {
  const sentence = openSentence(text, lexicon, context);
  const { edges, score } = bestPath(sentence);
  const plan = planOf(sentence, edges, resolve(sentence, edges));
  const parts = edges.map((edge) => {
    const as =
      edge.type === 'joint'
        ? `joint: ${edge.joint}`
        : edge.type === 'talk'
          ? `talk: ${edge.talk}`
          : edge.type;
    const talk = edge.type === 'talk' ? ({ talk: edge.talk } as const) : {};
    const base = { ...talk, text: written(sentence, edge.start, edge.end), as, score: round(edge.score) };
    if (!('reading' in edge)) return { ...base, others: [] };
    const others = commandsAt(sentence, edge.start)
      .filter((other) => name(other) !== name(edge.reading) || other.end !== edge.end)
      .toSorted((one, other) => other.score - one.score)
      .slice(0, OTHERS_MAX)
      .map((other) => ({
        text: written(sentence, other.start, other.end),
        reading: name(other),
        score: round(other.score),
      }));
    const byTopic = isByTopic(edge.reading.rule, lexicon) ? ({ byTopic: true } as const) : {};
    const asks = edge.reading.rule.question ? ({ asks: true } as const) : {};
    const tells = isTelling(sentence, edge.reading) ? ({ tells: true } as const) : {};
    return { ...base, ...byTopic, ...asks, ...tells, reading: name(edge.reading), others };
  });
  const slips = sentence.tokens.flatMap(({ word, fix }) =>
    fix === undefined ? [] : [{ written: word, taken: fix }],
  );
  return { score: round(score), parts, slips, plan };
}

function isByTopic(rule: Reading['rule'], { grammar }: Lexicon): boolean {
  for (const asks of grammar.asks.values())
    if (asks.some((ask) => ask.rule === rule || ask.entry?.rule === rule)) return true;
  return false;
}

function name({ rule }: Reading): string {
  return `${rule.service.name}.${rule.method} by "${rule.template}"`;
}

function round(score: number): number {
  return Math.round(score * 100) / 100;
}
