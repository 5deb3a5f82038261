import { HUB } from '../../src/access/index.ts';
import { type Clock, capitalised, listed } from '../../src/base/index.ts';
import { type Call, type ServiceContext, timeWords } from '../../src/bus/index.ts';
import { personAskedAbout } from '../../src/domain/index.ts';
import type { TellParams } from './telling.ts';
import type { ToldRow, ToldStore } from './told-store.ts';

export interface MessagesParams {
  /** Who told it, or whom it was told; by id, name or alias. */
  readonly of?: string | undefined;
  /** What the one who asks had told, and not what they were told. */
  readonly sent?: boolean | undefined;
}

export interface ToldParts {
  readonly rows: ToldStore;
  readonly people: ServiceContext['people'];
  readonly clock: Clock;
  readonly timezone: string;
}

/** What is asked for without a day is of the last ones. */
const ASKED_MS = 2 * 86_400_000;
/** So many are said. */
const SAID_MAX = 6;

/** What people of the home had told to each other: kept for some days, and told again to who is meant by it or had it told. */
export class Told {
  readonly #parts: ToldParts;

  constructor(parts: ToldParts) {
    this.#parts = parts;
  }

  /** Of nobody in particular nothing is kept: nobody could ask for it. */
  keep(
    { text, asks = false }: TellParams,
    {
      told,
      rooms,
    }: { readonly told: readonly { readonly person: string }[]; readonly rooms: readonly string[] },
    { asking }: Pick<Call, 'asking'>,
  ): void {
    const sender = asking === HUB ? null : asking.person;
    if (sender === null) return;
    const at = this.#parts.clock.now();
    const recipients = rooms.length > 0 ? [null] : told.map(({ person }) => person);
    this.#parts.rows.add(
      recipients.map((recipient) => ({ at, sender, recipient, text, asks: asks ? 1 : 0 })),
    );
  }

  messages({ of, sent = false }: MessagesParams, { asking }: Pick<Call, 'asking'>) {
    const me = asking === HUB ? null : asking.person;
    if (me === null)
      return { messages: [], summary: 'I don’t know who you are, so I can’t tell what is for you' };
    const { rows, clock } = this.#parts;
    const since = clock.now() - ASKED_MS;
    const other = of === undefined ? undefined : personAskedAbout(of, this.#parts.people()).id;
    const found = (sent ? rows.by(me, since) : rows.to(me, since)).filter(
      ({ sender, recipient }) => other === undefined || (sent ? recipient : sender) === other,
    );
    const said = sent
      ? this.#sent(found)
      : found.map(
          (row) => `${this.#nameOf(row.sender)} ${row.asks === 1 ? 'asked you' : 'said'} ${this.#line(row)}`,
        );
    return {
      messages: found.map(({ at, sender, recipient, text }) => ({ at, from: sender, to: recipient, text })),
      summary: said.length > 0 ? capitalised(said.slice(0, SAID_MAX).join('; ')) : this.#none(other, sent),
    };
  }

  /** One line for what was told to several at once. */
  #sent(rows: readonly ToldRow[]): readonly string[] {
    const lines = new Map<string, string[]>();
    for (const row of rows) {
      const line = `${row.asks === 1 ? 'asked' : 'told'}\n${this.#line(row)}`;
      lines.set(line, [...(lines.get(line) ?? []), this.#nameOf(row.recipient)]);
    }
    return [...lines].map(([line, names]) => `you ${line.replace('\n', ` ${listed(names.reverse())} `)}`);
  }

  #line({ at, text }: ToldRow): string {
    const { clock, timezone } = this.#parts;
    return `${timeWords(at, { now: clock.now(), timezone })}: “${text}”`;
  }

  #none(other: string | undefined, sent: boolean): string {
    const name = other === undefined ? undefined : this.#nameOf(other);
    if (sent) return name === undefined ? 'You told nobody anything' : `You told ${name} nothing`;
    return name === undefined ? 'There is no message for you' : `${name} left you no message`;
  }

  #nameOf(id: string | null): string {
    if (id === null) return 'whoever was in the room';
    return this.#parts.people().find((one) => one.id === id)?.name ?? 'somebody who no longer lives here';
  }
}
