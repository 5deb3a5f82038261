import type { Clock, Logger } from '../../base/index.ts';
import type { Doorways } from '../../domain/index.ts';
import type { VoiceHouse } from '../../voice/index.ts';
import type { SeatLimits } from './seats.ts';

export interface WebSocketDoorOptions {
  readonly house: Doorways;
  readonly log: Logger;
  readonly clock: Clock;
  /** Absent where nothing hears. */
  readonly voice?: VoiceHouse;
  readonly limits?: WebSocketLimits;
}

export interface WebSocketLimits extends Partial<SeatLimits> {
  /** Conversations remembered; the one without a listener that was unused for longest is forgotten first. */
  readonly talksMax?: number;
  readonly pingMs?: number;
  /** How long a client without a token may take to show one. */
  readonly initMs?: number;
}
