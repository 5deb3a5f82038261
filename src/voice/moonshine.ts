import { createRequire } from 'node:module';
import { join } from 'node:path';
import { HearthError } from '../base/index.ts';
import { likeliestTexts, NEXT_MAX, type Next, type Writer } from './beam.ts';
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
const ENCODED = 'encoder_hidden_states';
const START = 1;
const END = 2;

/** Tokens a second that people speak at most: what is longer goes round in circles. */
const TOKENS_PER_SECOND = 6.5;

/**
 * What is written with 8 bits is made floats when it is loaded, and not in each run: the table of words alone took half of the decoder's time. Of several threads none turns
 * in a circle while it waits for work, which the hub's own processor would pay for.
 */
const SETTINGS = { session: { disable_quant_qdq: '1', intra_op: { allow_spinning: '0' } } };

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
      const options = {
        ...{ executionProviders: ['cpu'], intraOpNumThreads: threads, interOpNumThreads: 1 },
        extra: SETTINGS,
      };
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

  async recognise(sound: Pcm, signal?: AbortSignal, words?: ReadonlySet<string>): Promise<Recognised> {
    const plain = resampled(sound, RATE);
    const heard = await this.#transcribe(plain, words, signal);
    if (heard.text !== '') return heard;
    // Short orders between long silences come out empty; trimming all would make others worse.
    const short = trimmed(plain);
    return withWords(
      short.samples.length === plain.samples.length ? heard : await this.#transcribe(short, words, signal),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.#encoder.release(), this.#decoder.release()]);
  }

  async #transcribe(
    { samples }: Pcm,
    words: ReadonlySet<string> | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Recognised> {
    if (samples.length < RATE / 10) return { text: '', others: [] };
    const wave = new Float32Array(samples.length);
    for (let at = 0; at < wave.length; at++) wave[at] = samples[at]! / 32_768;
    const { last_hidden_state: encoded } = await this.#encoder.run({
      [this.#encoder.inputNames[0]!]: new this.#runtime.Tensor('float32', wave, [1, wave.length]),
    });
    const written = await likeliestTexts(this.#writer(encoded!, signal), {
      end: END,
      most: Math.max(1, Math.trunc((samples.length / RATE) * TOKENS_PER_SECOND)),
      textOf: (tokens) => this.#textOf(tokens),
      ...(words === undefined ? {} : { words }),
    });
    const [best, ...others] = written;
    if (best === undefined) return { text: '', others: [] };
    return {
      text: best.text,
      others: others.map(({ text, likely }) => ({ text, behind: best.likely - likely })),
    };
  }

  #textOf(tokens: readonly number[]): string {
    const written = tokens.filter((token) => token > END);
    return written.length === 0 ? '' : this.#tokenizer.decode(written, false, false).trim();
  }

  /** What comes next in each of several texts that are written side by side: one run of the decoder for all of them. */
  #writer(encoded: Tensor, signal: AbortSignal | undefined): Writer {
    let past = this.#emptyPast();
    let sound: Record<string, Tensor> = { [ENCODED]: encoded };
    const scratch: Scratch = new Map();
    return async (texts) => {
      signal?.throwIfAborted();
      // What is kept of the sound is the same for each text; there is room for as many again, so that it is seldom copied.
      const room = sound[ENCODED]!.dims[0]!;
      if (texts.length > room)
        sound = mapped(sound, (tensor) => this.#firstOf(tensor, Math.max(texts.length, 2 * room)));
      const heard = mapped(sound, (tensor) => this.#headOf(tensor, texts.length));
      const rows = texts.map(({ from }) => from);
      const read = mapped(past, (tensor, name) => heard[name] ?? this.#rowsOf(tensor, rows, [name, scratch]));
      const step = await this.#step(
        heard[ENCODED]!,
        texts.map(({ token = START }) => [token]),
        read,
      );
      ({ past } = step);
      // The decoder gives it at the first step alone.
      for (const [name, tensor] of Object.entries(past)) if (isOfSound(name)) sound[name] ??= tensor;
      return texts.map((_, at) => nextOf(step.logits, at));
    };
  }

  /** One run of the decoder: it reads tokens of several texts, as many of each, behind what it has read of them. */
  async #step(
    encoded: Tensor,
    texts: readonly (readonly number[])[],
    past: Readonly<Record<string, Tensor>>,
  ): Promise<{ readonly logits: Tensor; readonly past: Readonly<Record<string, Tensor>> }> {
    const { Tensor } = this.#runtime;
    const isBegun = Object.values(past)[0]!.dims[0] !== 0;
    const { logits, ...present } = await this.#decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.from(texts.flat(), BigInt), [
        texts.length,
        texts[0]!.length,
      ]),
      [ENCODED]: encoded,
      use_cache_branch: new Tensor('bool', [isBegun], [1]),
      ...past,
    });
    const next = mapped(past, (before, name) =>
      isBegun && isOfSound(name) ? before : present[name.replace('past_key_values', 'present')]!,
    );
    return { logits: logits!, past: next };
  }

  /** The first row of a tensor, so many times. */
  #firstOf(tensor: Tensor, times: number): Tensor {
    return this.#rowsOf(
      tensor,
      Array.from({ length: times }, () => 0),
    );
  }

  /** So many of the first rows of a tensor, where they lie. */
  #headOf(tensor: Tensor, rows: number): Tensor {
    const [all = 0, ...rest] = tensor.dims;
    if (rows === all) return tensor;
    return new this.#runtime.Tensor('float32', tensor.data.subarray(0, (tensor.data.length / all) * rows), [
      rows,
      ...rest,
    ]);
  }

  /** Rows of a tensor, in another order and as often as they are wanted. By name it takes the memory that it had before: what lay there is read by then. */
  #rowsOf(tensor: Tensor, rows: readonly number[], again?: readonly [name: string, Scratch]): Tensor {
    const [all = 0, ...rest] = tensor.dims;
    // Before anything is read there are no rows.
    if (all === 0 || (rows.length === all && rows.every((row, at) => row === at))) return tensor;
    const size = tensor.data.length / all;
    const data = memoryFor(size * rows.length, again);
    for (const [at, row] of rows.entries())
      data.set(tensor.data.subarray(row * size, (row + 1) * size), at * size);
    return new this.#runtime.Tensor('float32', data, [rows.length, ...rest]);
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

/** Where nothing is hardly likelier than a word, it was the word: one alone ("stop") often comes out empty. Silence has no word that is near. */
export function withWords(heard: Recognised): Recognised {
  if (heard.text !== '') return heard;
  const said = heard.others.filter(({ text }) => text.trim() !== '');
  const [first, ...others] = said;
  if (first === undefined || first.behind > EMPTY_AHEAD_MAX) return heard;
  return {
    text: first.text,
    others: others.map(({ text, behind }) => ({ text, behind: behind - first.behind })),
  };
}

/** So much likelier nothing may be than the likeliest words, to be those. */
const EMPTY_AHEAD_MAX = 2;

/** Memory that is taken again with each token: a megabyte a step would otherwise be thrown away. */
type Scratch = Map<string, Float32Array>;

function memoryFor(length: number, again: readonly [name: string, Scratch] | undefined): Float32Array {
  if (again === undefined) return new Float32Array(length);
  const [name, scratch] = again;
  let memory = scratch.get(name);
  if (memory === undefined || memory.length < length) {
    memory = new Float32Array(2 * length);
    scratch.set(name, memory);
  }
  return memory.subarray(0, length);
}

function isOfSound(name: string): boolean {
  return name.includes('encoder');
}

function mapped(
  tensors: Readonly<Record<string, Tensor>>,
  to: (tensor: Tensor, name: string) => Tensor,
): Record<string, Tensor> {
  return Object.fromEntries(Object.entries(tensors).map(([name, tensor]) => [name, to(tensor, name)]));
}

/** What is so much less likely than the likeliest token adds nothing to the sum that can be seen, however many there are. */
const UNSEEN = 17;

/** The likeliest tokens in a row, the best first, each with the logarithm of its likelihood. Some 30,000 are looked at in each place: a plain loop. */
function nextOf({ data, dims }: Tensor, row: number): Next[] {
  const size = dims[2]!;
  const start = row * size;
  const end = start + size;
  const best: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let at = start; at < end; at++) {
    const score = data[at]!;
    if (score <= least) continue;
    let before = best.length;
    while (before > 0 && data[best[before - 1]!]! < score) before--;
    best.splice(before, 0, at);
    if (best.length > NEXT_MAX) best.pop();
    if (best.length === NEXT_MAX) least = data[best[NEXT_MAX - 1]!]!;
  }
  const most = data[best[0]!]!;
  const floor = most - UNSEEN;
  let sum = 0;
  for (let at = start; at < end; at++) {
    const score = data[at]!;
    if (score > floor) sum += Math.exp(score - most);
  }
  const all = most + Math.log(sum);
  return best.map((at) => ({ token: at - start, likely: data[at]! - all }));
}
