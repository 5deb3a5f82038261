import type { Surroundings } from '../agents/index.ts';
import { defined, type Logger, messageOf } from '../base/index.ts';
import type { Copy } from './copy.ts';
import { type HostLine, isFinal } from './host-line.ts';
import type { Cursor, RemoteStore } from './remote-store.ts';
import { type Audience, retell } from './retelling.ts';
import { ENTRY_LENGTH_MAX, NEWS_TIMEOUT_MS, type News, NewsForm, readEntry } from './wire.ts';

/** How much two clocks may differ by what a message takes on its way. */
const SAME_TIME_MS = 2_000;

/** Who listens, and to whom. */
export interface Listener {
  readonly host: string;
  readonly line: HostLine;
  readonly store: RemoteStore;
  readonly log: Logger;
  readonly copies: ReadonlyMap<string, Copy>;
  readonly house: Surroundings | undefined;
  now(): number;
  adopt: Audience['adopt'];
  readonly question: Audience['question'];
  /** Writes with the journal's next commit. */
  also(write: () => void): void;
  /** Whether anything runs there that the host knows of, but for this one. */
  isFollowed(except?: string): boolean;
  /** The host has lost its journal, and with it all that it was doing. */
  lost(except?: string): void;
  wake(): void;
}

/**
 * Reads a host's journal as it is written, from the last number that was read: what was told again here and how far it was
 * read are on disk together, so that nothing is lost or told twice.
 */
export class NewsReader {
  readonly #listener: Listener;
  #cursor: Cursor | undefined;
  #reading = false;

  constructor(listener: Listener) {
    this.#listener = listener;
    this.#cursor = listener.store.cursor(listener.host);
  }

  /** Something has begun there, behind entry `after`. Another journal than before means that the host has lost the one before. */
  begin(process: string, { journal, after }: { readonly journal: string; readonly after: number }): void {
    const before = this.#cursor;
    if (before !== undefined && before.journal !== journal) this.#listener.lost(process);
    const known = before?.journal === journal ? before.seq : 0;
    // While others are followed the news come in their order; else there is nothing to read before this one's beginning.
    this.#move({ journal, seq: this.#listener.isFollowed(process) ? known : Math.max(known, after) });
  }

  async read(): Promise<void> {
    const { line, log, host } = this.#listener;
    if (this.#reading || !this.#listener.isFollowed()) return;
    this.#reading = true;
    try {
      let piece = '';
      while (!line.closed && this.#listener.isFollowed()) {
        const { journal, seq = 0 } = this.#cursor ?? {};
        const params = defined({ after: seq, offset: piece.length, journal });
        const answer = await line.call('news', params, { timeoutMs: NEWS_TIMEOUT_MS });
        if (line.closed) return;
        const news = NewsForm.safeParse(answer.ok ? answer.result : undefined);
        if (news.success) {
          piece = this.#hear(news.data, piece);
          continue;
        }
        if (isFinal(answer))
          log.warn('a host tells no news', { host, answer: JSON.stringify(answer).slice(0, 500) });
        line.missed();
        this.#listener.wake();
        await line.back();
      }
    } catch (error) {
      log.error('a host is not followed any more', { host, error: messageOf(error) });
    } finally {
      this.#reading = false;
    }
  }

  /** @returns the beginning of an entry that is not whole yet. */
  #hear(news: News, before: string): string {
    if (this.#cursor !== undefined && this.#cursor.journal !== news.journal) {
      this.#listener.lost();
      this.#move({ journal: news.journal, seq: 0 });
      return '';
    }
    const { piece } = news;
    if (piece === undefined) {
      this.#retell(news.lines, news.last, news);
      return '';
    }
    const text = before + piece.text;
    if (text.length < piece.length && piece.text !== '' && text.length < ENTRY_LENGTH_MAX) return text;
    this.#retell([text], (this.#cursor?.seq ?? 0) + 1, news);
    return '';
  }

  #retell(lines: readonly string[], last: number, { journal, now }: News): void {
    const { house, host, log, copies, adopt, question } = this.#listener;
    if (house === undefined || lines.length === 0) return;
    const ahead = this.#listener.now() - now;
    const aheadMs = Math.abs(ahead) < SAME_TIME_MS ? 0 : ahead;
    const audience = { host, house, copies, aheadMs, adopt, question };
    let read = last;
    let urgent = false;
    for (const line of lines) {
      const entry = readEntry(line);
      if (entry === undefined) {
        log.warn('an entry is not understood and left out', { host, line: line.slice(0, 200) });
        continue;
      }
      read = Math.max(read, entry.seq);
      urgent ||= entry.e === 'waitOpened' || entry.e === 'status';
      try {
        retell(entry, audience);
      } catch (error) {
        const { process } = entry;
        log.error('an entry does not fit and is left out', { host, process, error: messageOf(error) });
      }
    }
    this.#move({ journal, seq: read });
    // What is spent there counts here at once: who called may have nothing left.
    for (const copy of copies.values()) if (copy.isTop) copy.caller?.affords({});
    if (urgent)
      house.journal.durable().catch(() => log.debug('closed before the news were written', { host }));
    this.#listener.wake();
  }

  #move(cursor: Cursor): void {
    const { store, host } = this.#listener;
    this.#cursor = cursor;
    this.#listener.also(() => store.setCursor(host, cursor));
  }
}
