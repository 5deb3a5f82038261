import { z } from 'zod';
import { type Authority, sayWho } from '../../access/index.ts';
import {
  type Logger,
  messageOf,
  type Part,
  parseJson,
  sayClock,
  sayInstant,
  wallAt,
} from '../../base/index.ts';
import type { Bus, BusMessage, Caller } from '../../bus/index.ts';
import {
  type CallerIdentity,
  ChannelName,
  Group,
  type InboundMessage,
  nobody,
  type OutboundMessage,
  Speaker,
} from '../../domain/index.ts';
import type { Rings } from '../../notices/index.ts';

export interface DueParts {
  readonly bus: Bus;
  readonly caller: Caller;
  readonly log: Logger;
  readonly timezone: string;
  readonly now: () => number;
  /** Settles when the house has recovered: what is offered before is kept until then. */
  readonly recovered: Promise<void>;
  /** Takes in a stored command in the name of whoever ordered it. */
  readonly receive: (message: InboundMessage, by: Speaker) => Promise<{ readonly turn: string }>;
  readonly authority: Authority;
  /** Where alarms and timers ring. */
  readonly rings: Rings;
  /** Whether a service of this process said a text on a topic, so that what it says of who ordered something is believed. */
  readonly isOurs: (text: string, topic: string) => boolean;
  /** Who is told that a standing order has lost its maker. */
  readonly owners: () => readonly string[];
  readonly say: (
    message: OutboundMessage,
  ) => Promise<{ readonly delivered: boolean; readonly by?: string | null }>;
}

const optionalName = z.string().nullish();

const ReminderDue = z.looseObject({
  firing: z.string(),
  text: z.string(),
  person: optionalName,
  conversation: optionalName,
  channel: ChannelName.nullish(),
  occurrence: z.string(),
  late_ms: z.number().default(0),
  missed: z.number().nullish(),
  /** Several reminders in one; `text` then says it all. */
  digest: z.array(z.unknown()).nullish(),
  reminder: z.string(),
});

/** The end of a timer, an alarm: what rings. */
const RingDue = z.looseObject({
  firing: z.string(),
  text: z.string(),
  name: z.string().nullish(),
  person: optionalName,
  conversation: optionalName,
  channel: ChannelName.nullish(),
  occurrence: z.string(),
  late_ms: z.number().default(0),
});

const Silenced = z.looseObject({ firing: z.string() });

type Late = Pick<z.output<typeof ReminderDue>, 'late_ms' | 'occurrence'> & {
  readonly missed?: number | null | undefined;
};

const ScheduleDue = z.looseObject({
  firing: z.string(),
  text: z.string(),
  groups: z.array(Group),
  person: optionalName,
  conversation: optionalName,
  channel: ChannelName.nullish(),
  occurrence: z.string(),
  late_ms: z.number().default(0),
  in_doubt: z.boolean().nullish(),
  schedule: z.string().optional(),
  maker: Speaker.nullish(),
});

const MailFate = z.looseObject({
  id: z.string(),
  fate: z.string(),
  to: z.array(z.string()).default([]),
  subject: z.string().default(''),
  error: z.string().nullish(),
  person: optionalName,
});

const HUB: CallerIdentity = { kind: 'service', id: 'assistant' };

/** Later than this is said to be late; a person does not care for less. */
const LATE_MS = 90_000;

/**
 * What falls due comes to the house as events of its services: a reminder, an alarm or the end of a timer is said to its person, a stored command becomes
 * a turn of its own, a mail that was given up is told. Each is acknowledged only after it is durable or delivered, and
 * offered again until then; the firing's id makes the second offer harmless.
 */
export class Due implements Part {
  readonly name = 'due';
  readonly #parts: DueParts;
  readonly #saying = new Set<string>();
  /** By the clock of then. */
  #startedAt = 0;
  #stop: (() => Promise<void>)[] = [];

  constructor(parts: DueParts) {
    this.#parts = parts;
  }

  async start(): Promise<void> {
    const { bus } = this.#parts;
    this.#startedAt = this.#parts.now();
    this.#stop = [
      await bus.subscribe(bus.under('svc/reminders/+/event/due'), (message) =>
        this.#take(message, ReminderDue, (due) => this.#remind(due)),
      ),
      await bus.subscribe(bus.under('svc/timer/+/event/due'), (message) =>
        this.#take(message, RingDue.extend({ timer: z.string() }), (due) =>
          this.#ring(due, 'over', { service: 'timer', item: due.timer }),
        ),
      ),
      await bus.subscribe(bus.under('svc/alarm/+/event/due'), (message) =>
        this.#take(message, RingDue.extend({ alarm: z.string() }), (due) =>
          this.#ring(due, 'due', { service: 'alarm', item: due.alarm }),
        ),
      ),
      ...(await Promise.all(
        ['timer', 'alarm'].map((service) =>
          bus.subscribe(bus.under(`svc/${service}/+/event/silenced`), (message) =>
            this.#take(message, Silenced, async ({ firing }) => this.#parts.rings.silenced(firing)),
          ),
        ),
      )),
      await bus.subscribe(bus.under('svc/schedule/+/event/due'), (message) =>
        this.#take(message, ScheduleDue, (due, isOurs) => this.#run(due, isOurs)),
      ),
      await bus.subscribe(bus.under('svc/schedule/+/event/missed'), (message) =>
        this.#take(message, ScheduleDue.partial({ groups: true }), (due) => this.#missed(due)),
      ),
      await bus.subscribe(bus.under('svc/email/+/event/fate'), (message) =>
        this.#take(message, MailFate, (fate) => this.#mail(fate)),
      ),
    ];
  }

  async close(): Promise<void> {
    for (const stop of this.#stop) await stop();
  }

  #take<T extends z.ZodType>(
    message: BusMessage,
    schema: T,
    then: (value: z.output<T>, isOurs: boolean) => Promise<void>,
  ): void {
    if (message.retained) return;
    const text = message.payload.toString('utf8');
    const json = parseJson(text);
    const parsed = json.ok ? schema.safeParse(json.value) : undefined;
    if (parsed === undefined || !parsed.success) {
      this.#parts.log.warn('an event was not understood', {
        topic: message.topic,
        fault: json.ok ? parsed?.error?.message : json.reason,
      });
      return;
    }
    this.#parts.recovered
      .then(() => then(parsed.data, this.#parts.isOurs(text, message.topic)))
      .catch((error: unknown) =>
        this.#parts.log.error('an event could not be handled', {
          topic: message.topic,
          error: messageOf(error),
        }),
      );
  }

  /** Says it to its person, one offer at a time, and acknowledges it once it is delivered. */
  async #remind(due: z.output<typeof ReminderDue>): Promise<void> {
    const { firing } = due;
    if (this.#saying.has(firing)) return;
    this.#saying.add(firing);
    const { caller, say, rings } = this.#parts;
    const text = due.digest == null ? `Reminder: ${due.text}${this.#lateness(due)}` : due.text;
    const of = addressOf(due);
    try {
      const { delivered, by } = await say({
        ...{ id: firing, turn: null, type: 'reminder', text, person: of.person },
        ...{ channel: of.channel ?? 'http', conversation: of.conversation ?? '' },
      });
      if (!delivered) return;
      rings.said({ firing, service: 'reminders', item: due.reminder, name: due.text, text, ...of });
      const params = { firing, channel: by ?? 'http' };
      await caller.call({ service: 'reminders', method: 'delivered', params, by: HUB });
    } finally {
      this.#saying.delete(firing);
    }
  }

  #ring(
    due: z.output<typeof RingDue>,
    was: 'due' | 'over',
    what: { readonly service: 'alarm' | 'timer'; readonly item: string },
  ): Promise<void> {
    const { firing, name = null, late_ms: lateMs } = due;
    const text = `${due.text}${this.#lateness(due, was)}`;
    return this.#parts.rings.ring({ ...what, ...addressOf(due), firing, name, text, lateMs });
  }

  /** In the name of whoever ordered it, as that is now; whose token has ended has no standing orders any more. */
  async #run(due: z.output<typeof ScheduleDue>, isOurs: boolean): Promise<void> {
    const maker = isOurs && due.maker != null ? due.maker : nobody('schedule');
    const by = this.#parts.authority.current(maker);
    if (by === undefined) return this.#withdraw(due, maker);
    const { turn } = await this.#parts.receive(
      {
        channel: 'schedule',
        conversation: due.conversation ?? 'schedule',
        text: due.text,
        externalId: due.firing,
        groups: due.groups,
        ...(due.channel == null ? {} : { answerBy: due.channel }),
      },
      by,
    );
    await this.#parts.caller.call({
      service: 'schedule',
      method: 'started',
      params: { firing: due.firing, turn },
      by: HUB,
    });
  }

  /** Takes a standing order away whose maker's token or account has ended, and tells the owners. */
  async #withdraw(due: z.output<typeof ScheduleDue>, maker: Speaker): Promise<void> {
    if (due.schedule !== undefined)
      await this.#parts.caller.call({
        service: 'schedule',
        method: 'cancel',
        params: { id: due.schedule },
        by: HUB,
        idempotencyKey: `${due.firing}:withdrawn`,
      });
    await this.#parts.caller.call({
      service: 'schedule',
      method: 'started',
      params: { firing: due.firing },
      by: HUB,
    });
    for (const person of this.#parts.owners())
      await this.#parts.say({
        id: `${due.firing}:withdrawn:${person}`,
        turn: null,
        channel: 'http',
        conversation: '',
        person,
        type: 'notice',
        text: `I have stopped “${due.text}”: ${sayWho(maker)} ordered it, and that access has ended.`,
      });
  }

  async #missed(due: {
    firing: string;
    text: string;
    occurrence: string;
    person?: string | null | undefined;
    conversation?: string | null | undefined;
    channel?: ChannelName | null | undefined;
    in_doubt?: boolean | null | undefined;
  }): Promise<void> {
    const when = sayInstant(Date.parse(due.occurrence), this.#parts.now(), this.#parts.timezone);
    const undone = this.#wasDown(due)
      ? `I was not running ${when}, so “${due.text}” was not done.`
      : `“${due.text}” was not done: it was due ${when}, and that was over when I could look.`;
    const told = await this.#parts.say({
      id: `${due.firing}:missed`,
      turn: null,
      channel: due.channel ?? 'http',
      conversation: due.conversation ?? '',
      person: due.person ?? null,
      type: 'notice',
      text:
        due.in_doubt === true
          ? `I was stopped ${when}, just as “${due.text}” was due, and do not know whether it was done.`
          : undone,
    });
    if (told.delivered)
      await this.#parts.caller.call({
        service: 'schedule',
        method: 'told',
        params: { firing: due.firing },
        by: HUB,
      });
  }

  async #mail(fate: z.output<typeof MailFate>): Promise<void> {
    if (fate.fate !== 'failed') return;
    await this.#parts.say({
      id: `${fate.id}:fate`,
      turn: null,
      channel: 'http',
      conversation: '',
      person: fate.person ?? null,
      type: 'notice',
      text: `The mail “${fate.subject}” to ${fate.to.join(', ')} was given up: ${fate.error ?? 'the mail server refused it'}.`,
    });
  }

  #lateness(due: Late, was: 'due' | 'over' = 'due'): string {
    if (due.late_ms < LATE_MS) return '';
    const at = Date.parse(due.occurrence);
    const when =
      due.late_ms < 12 * 3_600_000
        ? sayClock(wallAt(at, this.#parts.timezone))
        : sayInstant(at, this.#parts.now(), this.#parts.timezone);
    const missed = due.missed != null && due.missed > 1 ? `, ${due.missed} times` : '';
    const why = this.#wasDown(due) ? ', while I was not running' : '';
    return ` (late: it was ${was} ${when}${missed}${why})`;
  }

  /** Not where the clock was set past it or the machine slept: then it was due since this hub runs. */
  #wasDown({ occurrence }: Pick<Late, 'occurrence'>): boolean {
    return Date.parse(occurrence) < this.#startedAt;
  }
}

/** Where and to whom it is said. */
function addressOf({ person, conversation, channel }: z.output<typeof RingDue>) {
  return { person: person ?? null, conversation: conversation ?? null, channel: channel ?? null };
}
