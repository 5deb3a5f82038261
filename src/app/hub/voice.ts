/** voice: the house as doors of sound see it. Nothing of it runs before the first sound. */
import { hearingIn } from '../../assistant/index.ts';
import { verifyPassword } from '../../bus/index.ts';
import { voiceSettings } from '../../config/index.ts';
import { behindPhrase, expectedWords, listen, readNumber } from '../../understanding/index.ts';
import {
  type Found,
  Listening,
  type Match,
  Pins,
  type Recogniser,
  RecogniserProcess,
  type Synthesiser,
} from '../../voice/index.ts';
import type { Ground } from './ground.ts';
import type { Organs } from './organs.ts';
import { recogniserElsewhere, synthesiserAt } from './voice-elsewhere.ts';

export async function openVoice(
  ground: Ground,
  { house, home, lexicon }: Pick<Organs, 'house' | 'home' | 'lexicon'>,
): Promise<Listening> {
  const { start, config, clock, log, voice: support } = ground;
  const settings = voiceSettings(config.voice);
  const { elsewhere } = settings;
  const there = elsewhere.recogniser && (await recogniserElsewhere(elsewhere.recogniser, ground));
  const speaker = elsewhere.speaker && synthesiserAt(elsewhere.speaker, clock);
  let by = '';
  const recogniser = await start(
    new RecogniserProcess({
      ...{ clock, log },
      async start() {
        const found = support?.recogniser();
        if (found === undefined) throw new Error('the recogniser was taken away');
        // While it loads the house learns how its own words sound.
        listen(config.home.name, lexicon.current(), hearingIn(home.place, {}, clock.now()));
        return found.start();
      },
    }),
  );
  return new Listening({
    ...{ house, clock, log },
    recogniser(): Found<Recogniser> {
      if (settings.recogniser === 'off') return { type: 'off' };
      if (there !== undefined) return there();
      // What runs is not looked for on the disk with every sentence.
      if (!recogniser.isRunning) by = support?.recogniser()?.by ?? '';
      if (by === '') return { type: 'missing' };
      return { type: 'there', by, part: recogniser, isRunning: recogniser.isRunning };
    },
    synthesiser(): Found<Synthesiser> {
      if (settings.speaker === 'off') return { type: 'off' };
      if (speaker !== undefined) return { type: 'there', by: 'elsewhere', part: speaker, isRunning: true };
      const found = support?.synthesiser();
      return found === undefined ? { type: 'missing' } : { type: 'there', ...found, isRunning: false };
    },
    match(heard, { speaker, room }): Match {
      const said = {
        ...(speaker.person === null ? {} : { person: speaker.person }),
        ...(room === undefined ? {} : { area: room }),
      };
      const listened = listen(
        heard.text,
        lexicon.current(),
        hearingIn(home.place, said, clock.now()),
        heard.others,
      );
      const { type } = listened;
      if (type === 'understood') return { type, text: listened.text, as: listened.as };
      return type === 'doubtful' ? { type, text: listened.text } : { type };
    },
    words: () => expectedWords(lexicon.current()),
    isYes: (heard) => lexicon.current().language.replies.yesOrNo(heard)?.answer === 'yes',
    behind: (phrase, heard) => behindPhrase(phrase, heard, lexicon.current()),
    pins: new Pins({
      ...{ pins: settings.pins, clock, digitsIn, verify: verifyPassword },
      people: () => config.home.people,
    }),
  });
}

/** "Four eight one five", "forty-eight fifteen", "4815"; undefined where anything else is said. */
export function digitsIn(heard: string): string | undefined {
  let digits = '';
  let before: number | undefined;
  for (const word of heard.split(/[\s,.;-]+/).filter(Boolean)) {
    const isFigure = /^\d+$/.test(word);
    const value = isFigure ? undefined : readNumber(word);
    if (!isFigure && (value === undefined || !Number.isInteger(value) || value < 0 || value > 99))
      return undefined;
    // "Forty eight" is one number of two words.
    const joins =
      value !== undefined &&
      before !== undefined &&
      before >= 20 &&
      before % 10 === 0 &&
      value > 0 &&
      value < 10;
    digits = joins ? `${digits.slice(0, -1)}${value}` : `${digits}${isFigure ? word : value}`;
    before = joins ? undefined : value;
  }
  return digits === '' ? undefined : digits;
}
