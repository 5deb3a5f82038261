import { HearthError, isJsonObject, type JsonObject, parseJson } from '../../base/index.ts';

/** One event of the Wyoming protocol. */
export interface WyomingEvent {
  readonly type: string;
  readonly data: JsonObject;
  /** Sound, where the event carries some. */
  readonly payload: Buffer;
}

/** Bytes of the line that an event begins with. Speakers that write what they have into it list a hundred voices. */
const HEADER_BYTES_MAX = 64 * 1024;
const DATA_BYTES_MAX = 1024 * 1024;
/** Half a minute at 16 kHz in one piece; most send a tenth of a second. */
const PAYLOAD_BYTES_MAX = 1024 * 1024;
const VERSION = '1.5.0';
const NEWLINE = 0x0a;
const NOTHING = Buffer.alloc(0);

interface Header {
  readonly type: string;
  readonly data: JsonObject;
  readonly dataBytes: number;
  readonly payloadBytes: number;
}

/** Reads events from bytes as they come: a line of JSON, then data as JSON and a payload, of the lengths that the line says. */
export class WyomingReader {
  #parts: Buffer[] = [];
  #length = 0;
  #header: Header | undefined;

  /**
   * The events that these bytes complete, in their order.
   * @throws HearthError `parse-error` or `too-large` for what is no event; nothing behind it can be read.
   */
  push(bytes: Buffer): readonly WyomingEvent[] {
    const isLine = this.#header === undefined && bytes.includes(NEWLINE);
    this.#parts.push(bytes);
    this.#length += bytes.length;
    if (this.#header === undefined && !isLine) {
      if (this.#length > HEADER_BYTES_MAX) throw tooLarge('line', HEADER_BYTES_MAX);
      return [];
    }
    const events: WyomingEvent[] = [];
    while (this.#step(events)) {
      // Each step takes something off.
    }
    return events;
  }

  #step(events: WyomingEvent[]): boolean {
    if (this.#header === undefined) {
      const all = this.#joined();
      const end = all.indexOf(NEWLINE);
      if ((end < 0 ? all.length : end) > HEADER_BYTES_MAX) throw tooLarge('line', HEADER_BYTES_MAX);
      if (end < 0) return false;
      this.#header = headerOf(this.#take(end + 1).subarray(0, end));
    }
    const { type, data, dataBytes, payloadBytes } = this.#header;
    if (this.#length < dataBytes + payloadBytes) return false;
    const more = dataBytes === 0 ? {} : objectIn(this.#take(dataBytes), 'data');
    events.push({
      type,
      data: { ...data, ...more },
      payload: payloadBytes === 0 ? NOTHING : this.#take(payloadBytes),
    });
    this.#header = undefined;
    return this.#length > 0;
  }

  #take(bytes: number): Buffer {
    const all = this.#joined();
    const rest = all.subarray(bytes);
    this.#parts = rest.length === 0 ? [] : [rest];
    this.#length = rest.length;
    return all.subarray(0, bytes);
  }

  #joined(): Buffer {
    if (this.#parts.length !== 1) this.#parts = [Buffer.concat(this.#parts)];
    return this.#parts[0] ?? NOTHING;
  }
}

/** The bytes of an event. */
export function wyomingBytes(type: string, data: JsonObject = {}, payload: Uint8Array = NOTHING): Buffer {
  const body = Object.keys(data).length === 0 ? NOTHING : Buffer.from(JSON.stringify(data));
  const header = {
    type,
    version: VERSION,
    ...(body.length === 0 ? {} : { data_length: body.length }),
    ...(payload.length === 0 ? {} : { payload_length: payload.length }),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), body, payload]);
}

function headerOf(line: Buffer): Header {
  const header = objectIn(line, 'line');
  const { type, data } = header;
  if (typeof type !== 'string' || type === '')
    throw new HearthError('parse-error', 'The event has no type', {
      faults: [{ path: '/type', message: 'is missing' }],
    });
  return {
    type,
    data: isJsonObject(data) ? data : {},
    dataBytes: lengthIn(header, 'data_length', DATA_BYTES_MAX),
    payloadBytes: lengthIn(header, 'payload_length', PAYLOAD_BYTES_MAX),
  };
}

function lengthIn(header: JsonObject, key: string, most: number): number {
  const length = header[key] ?? 0;
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0)
    throw new HearthError('parse-error', `The event has no ${key} that is one`, {
      faults: [{ path: `/${key}`, message: 'is no number of bytes' }],
    });
  if (length > most) throw tooLarge(key, most);
  return length;
}

function objectIn(bytes: Buffer, what: string): JsonObject {
  const parsed = parseJson(bytes.toString('utf8'));
  if (parsed.ok && isJsonObject(parsed.value)) return parsed.value;
  throw new HearthError('parse-error', `The ${what} of the event is no JSON object`, {
    hint: 'An event is a line of JSON, then data and payload of the lengths that it says.',
  });
}

function tooLarge(what: string, most: number): HearthError {
  return new HearthError('too-large', `The ${what} of the event has more than ${most} bytes`);
}
