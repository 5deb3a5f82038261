import { type Asking, HUB } from '../../src/access/index.ts';
import { HearthError, type Json, keyedId, sentence } from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import type { CallerIdentity, Role } from '../../src/domain/index.ts';
import { type AddressBook, addressesOf, homeAddress, isStranger, roleOf } from './address.ts';
import { Outbox } from './outbox.ts';
import { type Mail, OutboxStore, type Theirs } from './outbox-store.ts';
import type { EmailConfig, SendMail } from './params.ts';
import { smtpDelivery } from './smtp.ts';

/** Stands for a sender nobody configured; `.invalid` can never be anyone's (RFC 2606). */
const NOBODY = 'hearth@home.invalid';
const SUBJECT_LENGTH_MAX = 200;
const WAITING_MAX = 1000;
/** Kept of the time for a call, so that its answer still arrives. */
const ANSWER_MS = 300;

/** Sends mail through the outbox, or keeps it in the house when no mail server is configured. */
export class Email {
  readonly #context: ServiceContext;
  readonly #config: EmailConfig;
  readonly #mails: OutboxStore;
  readonly #outbox: Outbox | undefined;

  constructor(context: ServiceContext) {
    this.#context = context;
    this.#config = context.config as EmailConfig;
    this.#mails = new OutboxStore(context.store);
    const { smtp } = this.#config;
    if (smtp === undefined) return;
    this.#outbox = new Outbox({
      mails: this.#mails,
      deliver: smtpDelivery(smtp, oneLine(context.place.name)),
      clock: context.clock,
      log: context.log,
      ended: (mail) => context.emit('fate', { ...this.#view(mail), person: mail.person } as Json),
    });
  }

  start(): void {
    if (this.#outbox !== undefined && this.#sender() === NOBODY)
      this.#context.log.warn(
        'mails leave without a sender of your own; many servers refuse that: set email.from',
      );
    this.#outbox?.start();
  }

  async close(): Promise<void> {
    await this.#outbox?.close();
  }

  /**
   * Returns when the server has taken the mail, or after a few seconds with `queued`; the event `fate` tells the rest. The
   * same call again finds its mail and sends no second one.
   * @throws HearthError `failed` when the server refused it for good.
   */
  async send(params: SendMail, call: Pick<Call, 'key' | 'by' | 'asking' | 'deadline' | 'signal'>) {
    const id = keyedId('mail', call);
    const mail = this.#mails.get(id) ?? this.#add(id, params, call);
    if (this.#outbox === undefined) return this.#view(mail);
    const left = call.deadline - this.#context.clock.now() - ANSWER_MS;
    const settled = await this.#outbox.settled(
      id,
      Math.max(0, Math.min(this.#config.waitMs, left)),
      call.signal,
    );
    if (settled.state === 'failed')
      throw new HearthError('failed', `The mail server refused the mail: ${settled.error}`, {
        hint: 'Is the address right? Nothing was sent, and it is not tried again.',
        data: this.#view(settled),
      });
    return this.#view(settled);
  }

  status(id: string, { asking }: Pick<Call, 'asking'>) {
    const mail = this.#mails.get(id);
    if (mail === undefined || !this.#isTheirs(asking, mail))
      throw new HearthError('not-found', `There is no mail "${id}".`);
    return this.#view(mail);
  }

  /** Those that the one who asks had sent. */
  mailbox(
    { after, limit }: { after?: number | undefined; limit?: number | undefined },
    { asking }: Pick<Call, 'asking'>,
  ) {
    const mails = this.#mails.list(after, limit ?? 50, this.#theirs(asking));
    return {
      mails: mails.map((mail) => ({
        ...this.#view(mail),
        seq: mail.seq,
        body: mail.body,
        from: mail.sender,
      })),
    };
  }

  /** Those of the recipients whom the house does not know; none when the call is refused anyway. */
  strangers(to: readonly string[], by: CallerIdentity): readonly string[] {
    try {
      return addressesOf(to, by, this.#book()).filter((address) => isStranger(address, this.#book()));
    } catch {
      return [];
    }
  }

  #theirs(asking: Asking): Theirs | undefined {
    if (asking === HUB) return undefined;
    const person = this.#book().people.find(({ id }) => id === asking.person);
    const address =
      person?.email ?? (this.#book().staysHere && person !== undefined ? homeAddress(person.id) : '');
    return { person: asking.person, address };
  }

  #isTheirs(asking: Asking, mail: Mail): boolean {
    const theirs = this.#theirs(asking);
    return (
      theirs === undefined ||
      mail.person === theirs.person ||
      mail.to.some((address) => address.toLowerCase() === theirs.address.toLowerCase())
    );
  }

  /** Of each recipient the role, null for who does not live here; all are strangers when the call is refused anyway. */
  rolesOf(to: readonly string[], by: CallerIdentity): readonly (Role | null)[] {
    try {
      const { people } = this.#book();
      return addressesOf(to, by, this.#book()).map((address) => roleOf(address, people));
    } catch {
      return [];
    }
  }

  #add(id: string, params: SendMail, { by, asking }: Pick<Call, 'by' | 'asking'>): Mail {
    const to = addressesOf(params.to, by, this.#book());
    const text = textOf(params);
    if (this.#mails.waiting >= WAITING_MAX)
      throw new HearthError('busy', `${WAITING_MAX} mails wait for the mail server already.`, {
        hint: 'Is the mail server up? See "hearth call email.mailbox".',
      });
    const sender = this.#sender();
    const createdAt = this.#context.clock.now();
    const mail = {
      id,
      messageId: `<${id}.${createdAt.toString(36)}@${sender.slice(sender.indexOf('@') + 1)}>`,
      sender,
      to,
      ...text,
      inReplyTo: params.in_reply_to ?? null,
      person: asking === HUB ? null : asking.person,
      createdAt,
    };
    return this.#outbox === undefined ? this.#mails.add(mail, 'mailbox') : this.#outbox.add(mail);
  }

  #sender(): string {
    const { from, smtp } = this.#config;
    return from ?? (smtp?.user?.includes('@') === true ? smtp.user : NOBODY);
  }

  #book(): AddressBook {
    return {
      people: this.#context.people(),
      allow: this.#config.allow,
      staysHere: this.#config.smtp === undefined,
    };
  }

  #view(mail: Mail) {
    const fate = mail.state === 'sending' ? ('queued' as const) : mail.state;
    return {
      id: mail.id,
      message_id: mail.messageId,
      fate,
      to: [...mail.to],
      subject: mail.subject,
      accepted: [...mail.accepted],
      refused: mail.refused.map((refused) => ({ ...refused })),
      ...(mail.error === null ? {} : { error: mail.error }),
      tries: mail.tries,
      at: new Date(mail.createdAt).toISOString(),
      ended_at: mail.endedAt === null ? null : new Date(mail.endedAt).toISOString(),
    };
  }
}

/** @throws HearthError `invalid-params` when there is nothing to say. */
function textOf({ subject, about, body }: SendMail): { readonly subject: string; readonly body: string } {
  const text = body ?? (about === undefined ? undefined : sentence(about));
  if (text === undefined)
    throw new HearthError('invalid-params', 'There is nothing to write.', {
      hint: 'Say what the mail is about ("about") or its whole text ("body").',
      faults: [{ path: '/body', message: 'is missing, and "about" too' }],
    });
  const line = oneLine(subject ?? about ?? text);
  return {
    subject: line.length > SUBJECT_LENGTH_MAX ? `${line.slice(0, SUBJECT_LENGTH_MAX - 1)}…` : line,
    body: text,
  };
}

/** A header is one line: whatever would end it becomes a space. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
