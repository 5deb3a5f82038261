import type { OutboundMessage } from '../domain/index.ts';
import { type Door, isReply } from './door.ts';

/** Replies to what was heard: they wait in the turn, where the door of sound that heard it takes them. Doors that reach a loudspeaker stand before it. */
export class VoiceReplies implements Door {
  readonly channel = 'voice';

  reaches(message: OutboundMessage): boolean {
    return message.channel === 'voice' && isReply(message);
  }

  async deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'> {
    return this.reaches(message) ? 'delivered' : 'unreachable';
  }
}
