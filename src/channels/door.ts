import type { ChannelName, OutboundMessage } from '../domain/index.ts';

/** Someone can be reached now who could not be a moment ago. */
export interface Opening {
  readonly channel: ChannelName;
  readonly conversation: string;
  readonly person: string | null;
}

/** A way out of the house. What comes in by a door goes to the `Doorway`; what leaves is handed to `deliver`. */
export interface Door {
  readonly channel: ChannelName;
  /** Whether delivering now has a fair chance: by this conversation, or to this person by another one of this door. */
  reaches(message: OutboundMessage): boolean;
  /** `unreachable` is an expected ending: the switchboard tries the next door. */
  deliver(message: OutboundMessage): Promise<'delivered' | 'unreachable'>;
  /** Returns the function that ends the subscription. */
  onOpen?(listener: (opening: Opening) => void): () => void;
}

/** Whether this is the end of a talk (progress, question, answer) or the house speaking first (reminder, notice). */
export function isReply(message: OutboundMessage): boolean {
  switch (message.type) {
    case 'progress':
    case 'question':
    case 'answer':
      return true;
    case 'reminder':
    case 'notice':
      return false;
  }
}
