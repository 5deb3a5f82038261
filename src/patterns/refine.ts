import { NOTHING, plus } from '../agents/index.ts';
import type { Json } from '../base/index.ts';
import type { Draft, EffectClass, Message, Predicate, Runner, Skill, Spend, View } from '../flow/index.ts';

/** What an evaluator says about one message: `passed` decides, the score (0–100) is for ranking. */
export interface Judgement {
  readonly passed: boolean;
  readonly score: number;
  readonly feedback?: string | undefined;
  readonly suggestions?: string | undefined;
}

type Judged = Judgement & { readonly spend?: Partial<Spend> };

/** Type of the messages that evaluators yield; `data.subject` is the id of the message judged. */
export const VERDICT = 'verdict';

export type Verdict = Judgement & { readonly subject: string };

/** An evaluator is a many-to-many skill: for every message seen last one verdict, in the same order (D08). */
export function evaluator(options: {
  readonly name: string;
  readonly description?: string;
  readonly effect?: EffectClass;
  /** `spend`: what judging took, where the skill has a price. */
  judge(message: Message, view: View): Judged | Promise<Judged>;
}): Skill {
  const { name, description = 'Judges what was yielded', effect = 'pure' } = options;
  const draftOf = ({ id: subject }: Message, { passed, score, feedback, suggestions }: Judgement): Draft => {
    const data = { subject, passed, score, feedback, suggestions } satisfies Verdict as unknown as Json;
    return { kind: 'verdict', type: VERDICT, data, ok: passed, score };
  };
  return {
    name,
    description,
    fan: 'many',
    effect,
    async run(view) {
      const judged = await Promise.all(view.last.map(async (message) => options.judge(message, view)));
      const out = view.last.map((message, at) => draftOf(message, judged[at]!));
      const spends = judged.flatMap(({ spend = [] }) => spend);
      return {
        type: 'done',
        out,
        ...(spends.length === 0 ? {} : { spend: spends.reduce<Spend>(plus, NOTHING) }),
      };
    },
  };
}

/**
 * A filter is a many-to-many skill that reads the verdicts seen last and passes on their subjects: those that passed with at
 * least `threshold`, of these the `top` best. They stay the messages they are, in their order (D09).
 */
export function filter(options: {
  readonly name: string;
  readonly threshold?: number;
  readonly top?: number;
}): Skill {
  const { name, threshold = 0, top = Number.POSITIVE_INFINITY } = options;
  return {
    name,
    description: `Keeps what scores at least ${threshold}`,
    fan: 'many',
    effect: 'pure',
    run(view) {
      const verdicts = view.last
        .filter((message) => message.type === VERDICT)
        .map((message) => message.data as unknown as Verdict)
        .filter((verdict) => verdict.passed && verdict.score >= threshold);
      const best = new Set([...verdicts].sort((a, b) => b.score - a.score).slice(0, top));
      const kept = verdicts.filter((verdict) => best.has(verdict));
      return { type: 'done', out: kept.flatMap((verdict) => view.board.of(verdict.subject) ?? []) };
    },
  };
}

/** Holds while the filter kept nothing. */
export const NOTHING_KEPT: Predicate = { name: 'nothing-kept', holds: (view) => view.last.length === 0 };

/** The verdict on a message, where there is one yet. */
export function verdictOn({ board }: View, { id }: Message): Verdict | undefined {
  const verdicts = board.all(VERDICT).map(({ data }) => data as unknown as Verdict);
  return verdicts.findLast(({ subject }) => subject === id);
}

/** The agent of document 003: work, evaluate, then filter (filters read scores), until something is kept (D10). */
export function refine(work: Runner, evaluate: string, keep: string, max = 3): Runner {
  const of: Runner[] = [work, { r: 'skill', skill: evaluate }, { r: 'skill', skill: keep }];
  return { r: 'doWhile', when: NOTHING_KEPT.name, body: { r: 'seq', of }, max };
}
