import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HearthError } from '../base/index.ts';
import { type ModelName, modelPath } from './install/packages.ts';
import { type Pcm, RATE, resampled, trimmed } from './pcm.ts';
import type { Recognised, Recogniser } from './types.ts';

/** As much of onnxruntime-node as is used. */
interface Runtime {
  readonly InferenceSession: { create(file: string, options: object): Promise<Session> };
  readonly Tensor: new (type: string, data: unknown, dims: readonly number[]) => Tensor;
}
interface Session {
  readonly inputNames: readonly string[];
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>;
  release(): Promise<void>;
}
interface Tensor {
  readonly data: Float32Array;
  readonly dims: readonly number[];
}
interface Tokenizer {
  decode(tokens: readonly number[], beginning: boolean, space: boolean): string;
}

/** Layers of the decoder, and the width of one of its eight heads. */
const SHAPES: Readonly<Record<ModelName, { readonly layers: number; readonly width: number }>> = {
  tiny: { layers: 6, width: 36 },
  base: { layers: 8, width: 52 },
};
const HEADS = 8;
const START = 1;
const END = 2;
/** Tokens that are looked at in each place, other ways that are followed, and how much less likely they may be (natural logarithm). */
const NEAR_MAX = 3;
const OTHERS_MAX = 4;
const BEHIND_MAX = 3;

/** A text as far as it is written, and what the decoder keeps of it. */
interface Branch {
  readonly tokens: readonly number[];
  /** The token that is read next. */
  readonly next: number;
  readonly past: Readonly<Record<string, Tensor>>;
  /** The logarithm of its likelihood. */
  readonly likely: number;
}
interface Doubt {
  readonly gap: number;
  readonly branch: Branch;
}
interface Written {
  readonly tokens: readonly number[];
  readonly doubts: readonly Doubt[];
  readonly likely: number;
}

/** Tokens a second that people speak at most: what is longer goes round in circles. */
const TOKENS_PER_SECOND = 6.5;

/**
 * Moonshine (Useful Sensors, 2024): an encoder over 16 kHz sound and a decoder that writes text, as 8-bit ONNX models. English. A sentence takes about
 * 0.02 (tiny) or 0.03 (base) of its length on one core.
 */
export class Moonshine implements Recogniser {
  readonly #runtime: Runtime;
  readonly #tokenizer: Tokenizer;
  readonly #encoder: Session;
  readonly #decoder: Session;
  readonly #shape: (typeof SHAPES)[ModelName];

  private constructor(
    runtime: Runtime,
    tokenizer: Tokenizer,
    sessions: readonly Session[],
    model: ModelName,
  ) {
    this.#runtime = runtime;
    this.#tokenizer = tokenizer;
    [this.#encoder, this.#decoder] = sessions as [Session, Session];
    this.#shape = SHAPES[model];
  }

  /**
   * Loads what is installed in a folder.
   * @throws HearthError `not-found` when nothing is.
   */
  static async load(folder: string, model: ModelName, threads = 2): Promise<Moonshine> {
    const from = createRequire(join(folder, 'node_modules', 'here.js'));
    try {
      const runtime = from('onnxruntime-node') as Runtime;
      const { default: tokenizer } = from('llama-tokenizer-js') as { readonly default: Tokenizer };
      const options = { executionProviders: ['cpu'], intraOpNumThreads: threads, interOpNumThreads: 1 };
      const open = (file: string) =>
        runtime.InferenceSession.create(join(folder, modelPath(model), file), options);
      const sessions = await Promise.all([open('encoder_model.onnx'), open('decoder_model_merged.onnx')]);
      return new Moonshine(runtime, tokenizer, sessions, model);
    } catch (cause) {
      throw new HearthError('not-found', `The recogniser "${model}" cannot be loaded from ${folder}`, {
        hint: 'Say "hearth voice install".',
        cause,
      });
    }
  }

  async recognise(sound: Pcm): Promise<Recognised> {
    const plain = resampled(sound, RATE);
    const heard = await this.#transcribe(plain);
    if (heard.text !== '') return heard;
    // Short orders between long silences come out empty; trimming all would make others worse.
    const short = trimmed(plain);
    return short.samples.length === plain.samples.length ? heard : this.#transcribe(short);
  }

  async close(): Promise<void> {
    await Promise.all([this.#encoder.release(), this.#decoder.release()]);
  }

  async #transcribe({ samples }: Pcm): Promise<Recognised> {
    const { Tensor } = this.#runtime;
    if (samples.length < RATE / 10) return { text: '', others: [] };
    const wave = Float32Array.from(samples, (sample) => sample / 32_768);
    const { last_hidden_state: encoded } = await this.#encoder.run({
      [this.#encoder.inputNames[0]!]: new Tensor('float32', wave, [1, wave.length]),
    });
    const most = Math.max(1, Math.trunc((samples.length / RATE) * TOKENS_PER_SECOND));
    const first = await this.#write(
      { tokens: [], next: START, past: this.#emptyPast(), likely: 0 },
      encoded!,
      most,
    );
    const others = new Map<string, number>();
    // Where it was least sure, it goes on from what else it might have written there.
    const doubts = first.doubts.toSorted((one, other) => one.gap - other.gap).slice(0, OTHERS_MAX);
    for (const { branch } of doubts) {
      const other = await this.#write(branch, encoded!, most);
      const text = this.#textOf(other.tokens);
      const behind = first.likely - other.likely;
      if (behind <= BEHIND_MAX && behind < (others.get(text) ?? Number.POSITIVE_INFINITY))
        others.set(text, behind);
    }
    return bestFirst(this.#textOf(first.tokens), others);
  }

  #textOf(tokens: readonly number[]): string {
    const written = tokens.filter((token) => token > END);
    return written.length === 0 ? '' : this.#tokenizer.decode(written, false, false).trim();
  }

  /** What of a token is said: marks and capitals are not. */
  #lettersOf(token: number): string {
    if (token <= END) return '';
    return this.#tokenizer
      .decode([token], false, false)
      .replace(/[^\p{L}\p{N} %°]/gu, '')
      .trim()
      .toLowerCase();
  }

  /** Goes on with the likeliest token each time (greedy search), and tells where another was nearly as likely. */
  async #write(from: Branch, encoded: Tensor, most: number): Promise<Written> {
    const { Tensor } = this.#runtime;
    const tokens = [...from.tokens];
    const doubts: Doubt[] = [];
    let { next, past, likely } = from;
    if (next === END) return { tokens, doubts, likely };
    for (let at = tokens.length; at < most; at++) {
      const step = await this.#decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(next)), [1, 1]),
        encoder_hidden_states: encoded,
        use_cache_branch: new Tensor('bool', [at > 0], [1]),
        ...past,
      });
      // What the encoder said does not change: only the first step gives it.
      past = Object.fromEntries(
        Object.entries(past).map(([name, before]) => [
          name,
          at === 0 || name.includes('decoder') ? step[name.replace('past_key_values', 'present')]! : before,
        ]),
      );
      const [best, ...near] = likeliest(step['logits']!);
      for (const one of near) {
        const gap = best!.likely - one.likely;
        const branch = {
          tokens: one.token === END ? [...tokens] : [...tokens, one.token],
          next: one.token,
          past,
          likely: likely + one.likely,
        };
        if (gap <= BEHIND_MAX && this.#lettersOf(one.token) !== this.#lettersOf(best!.token))
          doubts.push({ gap, branch });
      }
      next = best!.token;
      likely += best!.likely;
      if (next === END) break;
      tokens.push(next);
    }
    return { tokens, doubts, likely };
  }

  #emptyPast(): Record<string, Tensor> {
    const { Tensor } = this.#runtime;
    const { layers, width } = this.#shape;
    const past: Record<string, Tensor> = {};
    for (let layer = 0; layer < layers; layer++)
      for (const side of ['decoder', 'encoder'])
        for (const part of ['key', 'value'])
          past[`past_key_values.${layer}.${side}.${part}`] = new Tensor('float32', new Float32Array(0), [
            0,
            HEADS,
            1,
            width,
          ]);
    return past;
  }
}

/** The likeliest tokens behind the last, the best first, each with the logarithm of its likelihood. */
function likeliest({ data, dims }: Tensor): { readonly token: number; readonly likely: number }[] {
  const size = dims[2]!;
  const start = data.length - size;
  const best: number[] = [];
  for (let token = 0; token < size; token++) {
    const score = data[start + token]!;
    if (best.length === NEAR_MAX && score <= data[start + best.at(-1)!]!) continue;
    const at = best.findIndex((one) => data[start + one]! < score);
    best.splice(at < 0 ? best.length : at, 0, token);
    best.length = Math.min(best.length, NEAR_MAX);
  }
  const most = data[start + best[0]!]!;
  let sum = 0;
  for (let token = 0; token < size; token++) sum += Math.exp(data[start + token]! - most);
  const all = most + Math.log(sum);
  return best.map((token) => ({ token, likely: data[start + token]! - all }));
}

/** What was written by another way may be likelier as a whole. */
function bestFirst(text: string, others: ReadonlyMap<string, number>): Recognised {
  const all = [...new Map([...others, [text, Math.min(0, others.get(text) ?? 0)] as const])].toSorted(
    ([, one], [, other]) => one - other,
  );
  const [[best, ahead], ...rest] = all as [[string, number], ...[string, number][]];
  return { text: best, others: rest.map(([other, behind]) => ({ text: other, behind: behind - ahead })) };
}
