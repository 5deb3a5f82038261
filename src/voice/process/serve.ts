import { messageOf } from '../../base/index.ts';
import type { Recogniser } from '../types.ts';
import type { Hear, Leave, ToHub } from './wire.ts';

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
  let hearing: { readonly id: number; readonly stop: AbortController } | undefined;
  hub.onMessage((message) => {
    const asked = message as Hear | Leave;
    if (asked.type === 'leave') {
      if (hearing?.id === asked.id) hearing.stop.abort();
      return;
    }
    const { id, rate, samples, words = known } = asked;
    known = words;
    hearing = { id, stop: new AbortController() };
    void recogniser.recognise({ rate, samples }, hearing.stop.signal, words).then(
      (heard) => hub.send({ type: 'heard', id, heard }),
      (error: unknown) => hub.send({ type: 'refused', id, reason: messageOf(error) }),
    );
  });
  hub.send({ type: 'ready' });
}
