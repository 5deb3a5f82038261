import { messageOf } from '../../base/index.ts';
import type { Recogniser } from '../types.ts';
import type { Hear, ToHub } from './wire.ts';

/** Loads a recogniser and hears for the hub, one utterance after the other, until the line is cut. Rejects where it cannot be loaded, once the hub was told. */
export async function serveRecogniser(load: () => Promise<Recogniser>, hub: ToHub): Promise<void> {
  let recogniser: Recogniser;
  try {
    recogniser = await load();
  } catch (error) {
    hub.send({ type: 'failed', reason: messageOf(error) });
    throw error;
  }
  let known: ReadonlySet<string> | undefined;
  hub.onMessage((message) => {
    const { id, rate, samples, words = known } = message as Hear;
    known = words;
    void recogniser.recognise({ rate, samples }, undefined, words).then(
      (heard) => hub.send({ type: 'heard', id, heard }),
      (error: unknown) => hub.send({ type: 'refused', id, reason: messageOf(error) }),
    );
  });
  hub.send({ type: 'ready' });
}
