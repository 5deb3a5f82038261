import { sentence } from '../base/index.ts';
import type { OutboundMessage } from '../domain/index.ts';

/** More than this are counted in a message of several. */
const TOLD_MAX = 12;

/** What came while somebody wanted quiet, as one notice to them; undefined for less than two. */
export function together(messages: readonly OutboundMessage[]): OutboundMessage | undefined {
  const [first] = messages;
  if (first === undefined || messages.length < 2) return undefined;
  const told = messages.slice(0, TOLD_MAX).map(({ text }) => sentence(text));
  const more = messages.length - told.length;
  const { id, channel, conversation, person } = first;
  return {
    ...{ id: `${id}:and-${messages.length - 1}-more`, turn: null, channel, conversation, person },
    ...{ type: 'notice', about: first.about ?? 'news' },
    text: `While it was quiet: ${told.join(' ')}${more > 0 ? ` And ${more} more.` : ''}`,
  };
}
