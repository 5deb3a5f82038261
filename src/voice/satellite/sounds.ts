import { joined, type Pcm, RATE } from '../pcm.ts';

const LOUDNESS = 9_000;
/** Hertz of the chime: a fifth upwards. */
const NOTES = [659.25, 987.77];
const NOTE_SECONDS = 0.35;
/** How fast a note dies away, per second. */
const DECAY = 6;

/** What rings: two notes as of a struck bar, three times. */
export function chime(): Pcm {
  const note = Math.round(NOTE_SECONDS * RATE);
  const samples = new Int16Array(note * NOTES.length * 3);
  for (let at = 0; at < samples.length; at++) {
    const hertz = NOTES[Math.floor(at / note) % NOTES.length] ?? 0;
    const seconds = (at % note) / RATE;
    samples[at] = Math.round(LOUDNESS * Math.exp(-DECAY * seconds) * Math.sin(2 * Math.PI * hertz * seconds));
  }
  return { rate: RATE, samples };
}

/** The sound at so many percent of its loudness. */
export function atVolume({ rate, samples }: Pcm, percent: number): Pcm {
  if (percent >= 100) return { rate, samples };
  return { rate, samples: samples.map((sample) => Math.round((sample * percent) / 100)) };
}

/** One after the other, each at 16 kHz already. */
export function inARow(...parts: readonly Pcm[]): Pcm {
  return { rate: RATE, samples: joined(parts.map(({ samples }) => samples)) };
}
