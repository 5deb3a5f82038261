import { type Clock, HearthError, isJsonObject, messageOf, parseJson } from '../base/index.ts';
import type { Pcm } from './pcm.ts';
import { type Recognised, type Recogniser, SPOKEN_MAX, type Synthesiser } from './types.ts';
import { readWav, writeWav } from './wav.ts';

const LIMIT_MS = 30_000;
const BYTES_MAX = 4_000_000;

/** A server that speaks as OpenAI's does below `/v1/audio`, such as speaches or LocalAI. */
export interface SpeechServer {
  /** Up to and with `/v1`. */
  readonly url: string;
  readonly model: string;
  /** Sent as a bearer token. */
  readonly apiKey?: string;
  readonly clock: Pick<Clock, 'after'>;
}

/** `POST /audio/transcriptions` of such a server. */
export class OpenAiRecogniser implements Recogniser {
  readonly #server: SpeechServer;

  constructor(server: SpeechServer) {
    this.#server = server;
  }

  async recognise(sound: Pcm, signal?: AbortSignal): Promise<Recognised> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(writeWav(sound))], { type: 'audio/wav' }), 'said.wav');
    form.append('model', this.#server.model);
    form.append('language', 'en');
    form.append('response_format', 'json');
    const answer = parseJson(
      (await post(this.#server, 'audio/transcriptions', form, {}, signal)).toString('utf8'),
    );
    const text = answer.ok && isJsonObject(answer.value) ? answer.value['text'] : undefined;
    if (typeof text !== 'string') throw failed(this.#server, 'answered with something that is no transcript');
    return { text: text.trim(), others: [] };
  }
}

/** `POST /audio/speech` of such a server. */
export class OpenAiSynthesiser implements Synthesiser {
  readonly #server: SpeechServer;
  readonly #voice: string;

  constructor(server: SpeechServer, voice = 'alloy') {
    this.#server = server;
    this.#voice = voice;
  }

  async speak(text: string, signal?: AbortSignal): Promise<Pcm> {
    const { model } = this.#server;
    const input = text.slice(0, SPOKEN_MAX);
    const body = JSON.stringify({ model, input, voice: this.#voice, response_format: 'wav' });
    return readWav(
      await post(this.#server, 'audio/speech', body, { 'content-type': 'application/json' }, signal),
    );
  }
}

/** @throws HearthError `failed` where it does not answer, refuses, or sends more than anybody says. */
async function post(
  server: SpeechServer,
  path: string,
  body: FormData | string,
  headers: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Buffer> {
  const { url, apiKey, clock } = server;
  const late = new AbortController();
  const timer = clock.after(LIMIT_MS, () => late.abort());
  try {
    const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, {
      method: 'POST',
      body,
      headers: { ...headers, ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }) },
      redirect: 'error',
      signal: signal === undefined ? late.signal : AbortSignal.any([late.signal, signal]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw failed(server, `answered ${response.status}`);
    }
    const parts: Uint8Array[] = [];
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      if (bytes > BYTES_MAX) throw failed(server, `sent more than ${BYTES_MAX} bytes`);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof HearthError) throw error;
    throw failed(
      server,
      late.signal.aborted ? 'did not answer in time' : `cannot be reached: ${causeOf(error)}`,
      error,
    );
  } finally {
    timer.cancel();
  }
}

function failed({ url }: SpeechServer, what: string, cause?: unknown): HearthError {
  return new HearthError('failed', `The voice server at ${url} ${what}`, { cause });
}

/** What `fetch` hides behind "fetch failed". */
function causeOf(error: unknown): string {
  return messageOf((error as { readonly cause?: unknown }).cause ?? error);
}
