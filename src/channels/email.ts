import type { Logger } from '../base/index.ts';
import type { CallOutcome, OutboundMessage, Person } from '../domain/index.ts';
import type { Door } from './door.ts';

export interface EmailDoorOptions {
  readonly people: () => readonly Person[];
  /** Hands a mail of the house to the e-mail service, once for each key. */
  readonly send: (
    mail: { readonly to: readonly string[]; readonly subject: string; readonly body: string },
    key: string,
  ) => Promise<CallOutcome>;
  readonly log: Logger;
}

const SUBJECT_LENGTH_MAX = 70;

/**
 * Mail to a person of the house. `delivered` means that the e-mail service has it in its outbox, which sees to the rest
 * and states its fate; the message's id is the idempotency key, so that offering it again sends no second mail.
 */
export class EmailDoor implements Door {
  readonly channel = 'email';
  readonly #options: EmailDoorOptions;
  readonly #log: Logger;

  constructor(options: EmailDoorOptions) {
    this.#options = options;
    this.#log = options.log.child('email door');
  }

  /** People with an address, and only what is worth a mail: no progress, and answers only to those who wrote by mail. */
  reaches(message: OutboundMessage): boolean {
    if (message.type === 'progress' || message.until !== undefined) return false;
    if (message.type === 'answer' && message.channel !== 'email') return false;
    return this.#options
      .people()
      .some((person) => person.id === message.person && person.email !== undefined);
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    if (!this.reaches(message) || message.person === null) return 'unreachable';
    const mail = { to: [message.person], subject: subjectOf(message), body: bodyOf(message) };
    const outcome = await this.#options.send(mail, message.id);
    if (outcome.ok) return 'delivered';
    this.#log.warn('the e-mail service refused a message', { message: message.id, code: outcome.error.code });
    return 'unreachable';
  }
}

function subjectOf(message: OutboundMessage): string {
  const line = message.text.replace(/\s+/g, ' ').trim();
  const short = line.length > SUBJECT_LENGTH_MAX ? `${line.slice(0, SUBJECT_LENGTH_MAX - 1)}…` : line;
  switch (message.type) {
    case 'reminder':
      return /^reminder\b/i.test(short) ? short : `Reminder: ${short}`;
    case 'question':
      return `A question: ${short}`;
    case 'progress':
    case 'answer':
    case 'notice':
      return short;
  }
}

function bodyOf(message: OutboundMessage): string {
  const options = message.options ?? [];
  return options.length === 0 ? message.text : `${message.text}\n\nPossible answers: ${options.join(', ')}.`;
}
