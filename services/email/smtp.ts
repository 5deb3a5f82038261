import { messageOf } from '../../src/base/index.ts';
import type { Mail, Refused } from './outbox-store.ts';
import type { SmtpConfig } from './params.ts';

/** How a try ended, recipient by recipient. A recipient in none of the lists may be tried again. */
export interface Delivery {
  readonly accepted: readonly string[];
  readonly refused: readonly Refused[];
  readonly error: string | null;
}

/** Hands one mail to the mail server for the recipients that are still pending. */
export type Deliver = (mail: Mail, signal: AbortSignal) => Promise<Delivery>;

/** What nodemailer tells of an SMTP conversation that went wrong. */
interface SmtpFault extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly recipient?: string;
  readonly rejectedErrors?: readonly SmtpFault[];
}

/** Delivers over SMTP (RFC 5321), one connection per mail. The library is loaded with the first mail: it costs 40 ms that start-up need not pay. */
export function smtpDelivery(config: SmtpConfig, hubName: string): Deliver {
  const transport = lazily(() => openTransport(config));
  return async (mail, signal) => {
    try {
      const sent = await (await transport()).sendMail({
        from: { name: hubName, address: mail.sender },
        to: [...mail.to],
        envelope: { from: mail.sender, to: [...mail.pending] },
        subject: mail.subject,
        text: mail.body,
        messageId: mail.messageId,
        date: new Date(mail.createdAt),
        ...(mail.inReplyTo === null ? {} : { inReplyTo: mail.inReplyTo, references: [mail.inReplyTo] }),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
          'X-Hub-Loop': mail.sender,
        },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.any([signal]),
      });
      const faults = (sent as { rejectedErrors?: readonly SmtpFault[] }).rejectedErrors ?? [];
      const taken = new Set(sent.accepted.map((address) => address.toLowerCase()));
      return {
        accepted: mail.pending.filter((address) => taken.has(address.toLowerCase())),
        refused: faults.filter(isFinal).map((fault) => refusedBy(fault, mail)),
        error: wordsOf(faults),
      };
    } catch (error) {
      return failed(error as SmtpFault, mail);
    }
  };
}

async function openTransport({ host, port, secure, user, password, requireTls, timeoutSeconds }: SmtpConfig) {
  const { createTransport } = await import('nodemailer');
  const isHere = host === 'localhost' || host.startsWith('127.') || host === '::1';
  const isSecure = secure ?? port === 465;
  return createTransport({
    host,
    port: port ?? (isSecure ? 465 : user === undefined ? 25 : 587),
    secure: isSecure,
    requireTLS: requireTls ?? (user !== undefined && !isSecure && !isHere),
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeoutSeconds * 1000,
    greetingTimeout: timeoutSeconds * 1000,
    socketTimeout: timeoutSeconds * 1000,
    dnsTimeout: timeoutSeconds * 1000,
  });
}

/**
 * Only what the server says of this mail with a 5xx is final (RFC 5321 section 4.2.1): its sender, its recipients, its
 * text. A refused password or greeting is a matter of the configuration, and the mail waits until that is mended.
 */
function failed(fault: SmtpFault, mail: Mail): Delivery {
  const each = fault.rejectedErrors ?? [];
  const error = wordsOf(each) ?? messageOf(fault);
  const refused = each.filter(isFinal).map((one) => refusedBy(one, mail));
  if (each.length === 0 && isFinal(fault))
    return { accepted: [], refused: mail.pending.map((address) => ({ address, error })), error };
  return { accepted: [], refused, error };
}

function isFinal({ code, responseCode }: SmtpFault): boolean {
  return (responseCode ?? 0) >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

function refusedBy(fault: SmtpFault, mail: Mail): Refused {
  const said = fault.recipient?.toLowerCase();
  const address = mail.pending.find((one) => one.toLowerCase() === said) ?? fault.recipient ?? '';
  return { address, error: messageOf(fault) };
}

function wordsOf(faults: readonly SmtpFault[]): string | null {
  return faults.length === 0 ? null : faults.map((fault) => messageOf(fault)).join('; ');
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
