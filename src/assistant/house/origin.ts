import type { Json } from '../../base/index.ts';
import type { SpokenMessage } from '../speakers.ts';

/** What the processes of a turn remember of where it came from. */
export function originOf(message: SpokenMessage): { readonly [key: string]: Json } {
  return {
    channel: message.answerBy ?? message.channel,
    conversation: message.conversation,
    person: message.speaker.person,
    speaker: message.speaker,
    text: message.text,
    ...(message.area === undefined ? {} : { area: message.area }),
    asked: message.channel !== 'schedule',
  };
}
