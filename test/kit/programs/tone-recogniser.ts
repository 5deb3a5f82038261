/**
 * A process of recognition that knows tones by their pitch and writes down what stands for each: `PAIRS`, JSON of hertz to text. It speaks with
 * the hub as the real one does, so that it shows what becomes of an utterance on the way, and nothing of how well speech is heard.
 * What stands behind " | " it may have been as well, and "!words" stands for the words of the house, as far as it was told. "!die" ends it, "!hang" never answers, "!wait" does so when nobody waits for it any more, and without pairs it cannot be loaded.
 */
import { type Pcm, type Recognised, serveRecogniser } from '../../../src/voice/index.ts';

const pairs = new Map(
  Object.entries(JSON.parse(process.argv[2] ?? '{}') as Record<string, string>).map(([hertz, text]) => [
    Number(hertz),
    text,
  ]),
);

/** How much of a tone is in a sound (Goertzel 1958). */
function power({ rate, samples }: Pcm, hertz: number): number {
  const turn = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [before, last] = [0, 0];
  for (const sample of samples) [before, last] = [last, sample + turn * last - before];
  return last * last + before * before - turn * last * before;
}

async function recognise(sound: Pcm, signal?: AbortSignal, words?: ReadonlySet<string>): Promise<Recognised> {
  const energy = sound.samples.reduce((sum, one) => sum + one * one, 0) / Math.max(1, sound.samples.length);
  if (energy < 100) return { text: '', others: [] };
  const heard = [...pairs].map(([hertz, text]) => ({ text, power: power(sound, hertz) }));
  const [{ text } = { text: '' }] = heard.sort((one, other) => other.power - one.power);
  if (text === '!die') process.exit(3);
  if (text === '!hang') return new Promise(() => {});
  if (text === '!wait')
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(new Error('it was left'))),
    );
  if (text === '!words') return { text: [...(words ?? [])].join(' '), others: [] };
  const [likeliest = '', ...others] = text.split(' | ');
  return { text: likeliest, others: others.map((other) => ({ text: other, behind: 0.5 })) };
}

process.once('disconnect', () => process.exit(0));
void serveRecogniser(
  async () => {
    if (pairs.size === 0) throw new Error('There is nothing to hear by');
    return { recognise };
  },
  {
    send: (message) => void process.send?.(message),
    onMessage: (listener) => void process.on('message', listener),
  },
).catch(() => process.exit(1));
