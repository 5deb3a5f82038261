import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HearthError } from '../../src/base/index.ts';
import { level, type Pcm, readWav, resampled, secondsOf, trimmed, writeWav } from '../../src/voice/index.ts';
import { joined, silence, tone } from './sounds.ts';

const faultOf = (bytes: Uint8Array): string => {
  try {
    readWav(bytes);
  } catch (error) {
    if (error instanceof HearthError) return error.message;
    throw error;
  }
  return 'taken';
};

/** How loud a tone is in a sound, by its correlation with it. */
function strength({ rate, samples }: Pcm, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (let at = 0; at < samples.length; at++) {
    real += samples[at]! * Math.cos((2 * Math.PI * hertz * at) / rate);
    imaginary += samples[at]! * Math.sin((2 * Math.PI * hertz * at) / rate);
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}

describe('WAV', () => {
  it('reads back every sound that was written', () => {
    fc.assert(
      fc.property(
        fc.int16Array({ maxLength: 500 }),
        fc.constantFrom(8_000, 16_000, 22_050, 48_000),
        (samples, rate) => {
          const read = readWav(writeWav({ rate, samples }));
          expect(read.rate).toBe(rate);
          expect([...read.samples]).toEqual([...samples]);
        },
      ),
    );
  });

  it('mixes two channels, passes unknown chunks by, and takes a file whose length nobody knew yet', () => {
    const plain = writeWav({ rate: 16_000, samples: Int16Array.of(100, 300, -100, 100) });
    const stereo = Buffer.from(plain);
    stereo.writeUInt16LE(2, 22);
    expect([...readWav(stereo).samples]).toEqual([200, 0]);
    const listed = Buffer.concat([
      plain.subarray(0, 36),
      Buffer.from('LIST\x03\x00\x00\x00abc\x00', 'latin1'),
      plain.subarray(36),
    ]);
    expect([...readWav(listed).samples]).toEqual([100, 300, -100, 100]);
    const piped = Buffer.from(plain);
    piped.writeUInt32LE(0xffffffff, 40);
    expect(readWav(piped).samples).toHaveLength(4);
  });

  it('says what is wrong with a file that is none of these, and never reads beyond it', () => {
    const wav = writeWav(tone(440, 0.01));
    expect(faultOf(Buffer.from('ID3 something else'))).toBe('The sound is no WAV file');
    expect(faultOf(wav.subarray(0, 30))).toBe('The sound breaks off in its header');
    expect(faultOf(wav.subarray(0, 36))).toBe('The sound has no sound in it');
    const eight = Buffer.from(wav);
    eight.writeUInt16LE(8, 34);
    expect(faultOf(eight)).toBe('The sound has 8 bits a sample in format 1');
    const six = Buffer.from(wav);
    six.writeUInt16LE(6, 22);
    expect(faultOf(six)).toBe('The sound has 6 channels');
    expect(faultOf(writeWav(silence(31)))).toBe('The sound is longer than 30 seconds');
    expect(faultOf(writeWav(silence(0.1, 4_000)))).toBe('The sound has 4000 samples a second');
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof faultOf(Buffer.concat([wav.subarray(0, 20), bytes]))).toBe('string');
      }),
    );
  });
});

describe('rates', () => {
  it.each([8_000, 22_050, 44_100, 48_000])('keeps a tone when %i samples a second become 16,000', (rate) => {
    const heard = resampled(tone(1_000, 0.5, rate), 16_000);
    expect(secondsOf(heard)).toBeCloseTo(0.5, 2);
    expect(strength(heard, 1_000) / 8_000).toBeCloseTo(1, 1);
  });

  it('leaves out what is too high for the lower rate, in place of folding it down', () => {
    const heard = resampled(tone(11_000, 0.5, 48_000), 16_000);
    expect(strength(heard, 5_000)).toBeLessThan(200);
    expect(level(heard.samples)).toBeLessThan(400);
  });
});

describe('silence', () => {
  it('is cut down to a moment on both sides of what sounds', () => {
    const cut = trimmed(joined(silence(1), tone(300, 0.5), silence(2)));
    expect(secondsOf(cut)).toBeGreaterThan(0.7);
    expect(secondsOf(cut)).toBeLessThan(0.9);
  });

  it('stays as it is where nothing sounds', () => {
    expect(secondsOf(trimmed(silence(1)))).toBe(1);
  });
});
