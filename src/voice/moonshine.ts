import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HearthError } from '../base/index.ts';
import { type ModelName, modelPath } from './install/packages.ts';
import { type Pcm, RATE, resampled, trimmed } from './pcm.ts';
import type { Recogniser } from './types.ts';

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

  async recognise(sound: Pcm): Promise<string> {
    const plain = resampled(sound, RATE);
    const text = await this.#transcribe(plain);
    if (text !== '') return text;
    // Short orders between long silences come out empty; trimming all would make others worse.
    const short = trimmed(plain);
    return short.samples.length === plain.samples.length ? '' : this.#transcribe(short);
  }

  async close(): Promise<void> {
    await Promise.all([this.#encoder.release(), this.#decoder.release()]);
  }

  async #transcribe({ samples }: Pcm): Promise<string> {
    const { Tensor } = this.#runtime;
    if (samples.length < RATE / 10) return '';
    const wave = Float32Array.from(samples, (sample) => sample / 32_768);
    const encoded = await this.#encoder.run({
      [this.#encoder.inputNames[0]!]: new Tensor('float32', wave, [1, wave.length]),
    });
    const past = this.#emptyPast();
    const tokens: number[] = [];
    const most = Math.max(1, Math.trunc((samples.length / RATE) * TOKENS_PER_SECOND));
    let last = START;
    for (let at = 0; at < most; at++) {
      const step = await this.#decoder.run({
        input_ids: new Tensor('int64', BigInt64Array.of(BigInt(last)), [1, 1]),
        encoder_hidden_states: encoded['last_hidden_state']!,
        use_cache_branch: new Tensor('bool', [at > 0], [1]),
        ...past,
      });
      last = likeliest(step['logits']!);
      if (last === END) break;
      tokens.push(last);
      // What the encoder said does not change: only the first step gives it.
      for (const name of Object.keys(past))
        if (at === 0 || name.includes('decoder'))
          past[name] = step[name.replace('past_key_values', 'present')]!;
    }
    const written = tokens.filter((token) => token > END);
    return written.length === 0 ? '' : this.#tokenizer.decode(written, false, false).trim();
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

function likeliest({ data, dims }: Tensor): number {
  const size = dims[2]!;
  const start = data.length - size;
  let best = 0;
  for (let at = 1; at < size; at++) if (data[start + at]! > data[start + best]!) best = at;
  return best;
}
