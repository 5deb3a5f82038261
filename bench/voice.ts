/**
 * How much of what is said to the house does it hear, how often does it do something that nobody said, and how long does that take?
 *
 *   node dist/bench/voice.js [--data DIR] [--model tiny|base] [--set tune|held|unseen|fresh|kept|later|new|family|daily|evening|night|dawn|noon|talk|chatter|people|aside|gossip] [--voices slt,rms] [--snr DB] [--every N] [--from K] [--wavs DIR] [--heard DIR] [--stream] [--list]
 *
 * DIR of `--data` is the data folder that `hearth voice install` was said for. The utterances are made by the voices of flite and espeak-ng
 * that are on the machine (`--voices written` says nothing, and takes each sentence as it is written); `--wavs` adds folders of WAV files, a folder a voice, each file named by the number of its line. `--snr` mixes
 * pink noise to them. `--every 5` takes each fifth sentence, `--from 2` begins with the second, `--list` prints what was not right. `--heard` keeps
 * in a folder what was heard, and takes it from there where it has been heard before: a new matching is measured in seconds. `--stream` says each sentence in a silent
 * room and hears it as it comes, as that of a satellite is: from the end of speech to the plan is told from the last sound, and beyond the silence that ends it.
 *
 * Right action: what is done, with what, to which values and when is the same as for the sentence as it is written. Own words: what of those the words
 * say that a person has the house keep or tell (an item, the text of a reminder, the name of a new timer) is as it was said; the other columns need
 * them so. Looked for by other words: what was to be looked for by a person's own words is not found, and nothing is done; it is looked for as the services do, among all that the sentences of the set name. Within: of what was not right, how much stands in one of the hearings, which is what no matching of whole hearings can pass.
 */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultHome } from '../src/app/home-file.ts';
import { findByWords } from '../src/base/index.ts';
import { PHRASES } from '../src/catalogue.ts';
import type { Action, Plan } from '../src/domain/index.ts';
import {
  asksSame,
  buildLexicon,
  deeds,
  expectedWords,
  type Listened,
  listen,
  ofThings,
  understand,
} from '../src/understanding/index.ts';
import {
  level,
  type ModelName,
  moonshine,
  type Pcm,
  RATE,
  type Recognised,
  readWav,
  resampled,
} from '../src/voice/index.ts';
import { inRoom, type Streamed, streamed, type Took, timed } from './voice/streamed.ts';

const SETS = [
  'tune',
  'held',
  'unseen',
  'fresh',
  'kept',
  'later',
  'new',
  'family',
  'daily',
  'evening',
  'night',
  'dawn',
  'noon',
  'talk',
  'chatter',
  'people',
  'aside',
  'gossip',
];
/** Talk that is not for the house, as a microphone hears it that is always open. */
const TALK = ['talk', 'chatter', 'people', 'aside', 'gossip'];
const FLITE = ['slt', 'rms', 'awb', 'kal16'];
const ESPEAK = 'espeak';
/** No voice: the sentence is heard as it is written. */
const WRITTEN = 'written';
/** By method: what a person's own words become where something is made of them. Where something is looked for by them, they have to be right. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  'alarm.set': ['name'],
  'calendar.create': ['title', 'place'],
  'email.send': ['about', 'subject'],
  'list.add': ['item'],
  'list.create': ['list'],
  'notices.create': ['text'],
  'notices.tell': ['text'],
  'reminders.create': ['text'],
  'timer.start': ['name'],
};

/** What things of people are looked for by. */
const LOOKED_FOR = ['query', 'item', 'name'];

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: 'data' },
    model: { type: 'string', default: 'base' },
    set: { type: 'string' },
    voices: { type: 'string', default: [...FLITE, ESPEAK].join(',') },
    snr: { type: 'string' },
    every: { type: 'string', default: '1' },
    from: { type: 'string', default: '1' },
    wavs: { type: 'string' },
    heard: { type: 'string' },
    stream: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const { timezone, person, ...home } = defaultHome('Europe/London');
const lexicon = buildLexicon({ ...home, phrases: PHRASES });
const context = { now: Date.parse('2026-03-10T18:30:00Z'), timezone, person };
const { Moonshine } = await moonshine();
const recogniser = await Moonshine.load(join(values.data, 'voice'), values.model as ModelName);
const folder = mkdtempSync(join(tmpdir(), 'hearth-bench-voice-'));
/** Milliseconds from the end of speech to the plan, by the clock and of processor; and of processor for the matching alone. */
const recognised: Took[] = [];
const matched: Took[] = [];
/** Of what was heard as it came. */
const came: Streamed[] = [];
let having: ReadonlyMap<string, readonly string[]> = new Map();
try {
  for (const set of SETS.filter((one) => values.set === undefined || values.set === one)) await measure(set);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await recogniser.close();
}
if (values.stream) {
  const early = came.filter(({ isEarly }) => isEarly).length;
  print(
    `heard before its end: ${early} of ${came.length}; processor for what was heard in pauses and dropped: ${mean(came.map(({ dropped }) => dropped))} ms an utterance`,
  );
  tell(
    'from the last sound to the plan',
    came.map(({ fromSound }) => fromSound),
  );
  tell(
    'beyond the silence that ends it',
    came.map(({ fromEnd }) => fromEnd),
  );
} else tell('from the end of speech to the plan', recognised);
print(
  `of that, what was heard to the plan, of processor: ${spread(matched.map(({ processor }) => processor))}`,
);
print(`memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`);

async function measure(set: string): Promise<void> {
  const lines = readFileSync(join('bench', 'voice', `${set}.txt`), 'utf8')
    .trim()
    .split('\n');
  having = havingIn(lines);
  const wavs = values.wavs === undefined ? [] : readdirSync(join(values.wavs, set));
  for (const voice of [...values.voices.split(',').filter(Boolean), ...wavs]) {
    const counts = { right: 0, 'own words': 0, missed: 0, wrong: 0, sorry: 0 };
    const own = { said: 0, right: 0 };
    let [all, within] = [0, 0];
    for (const [index, line] of lines.entries()) {
      const wanted = TALK.includes(set) ? undefined : understand(line, lexicon, context);
      if (!isTaken(index) || (wanted !== undefined && written(wanted) === '[]')) continue;
      const sound =
        voice === WRITTEN ? { rate: RATE, samples: new Int16Array() } : soundOf(voice, line, set, index);
      if (sound === undefined) continue;
      const {
        done: { text, others },
        took,
      } = await timed(() =>
        voice === WRITTEN ? { text: line, others: [] } : heardIn(sound, [set, voice, String(index + 1)]),
      );
      recognised.push(took);
      const { done: heard, took: match } = await timed(() => listen(text, lexicon, context, others));
      matched.push(match);
      const verdict = verdictOf(heard, wanted);
      counts[verdict]++;
      all++;
      if (wanted !== undefined && written(wanted) !== written(wanted, 'without')) {
        own.said++;
        if (verdict === 'right') own.right++;
      }
      const isAsWanted = verdict === (wanted === undefined ? 'sorry' : 'right');
      const isWithin =
        !isAsWanted && wanted !== undefined && isAmong([text, ...others.map((one) => one.text)], wanted);
      if (isWithin) within++;
      if (values.list && !isAsWanted)
        print(
          `  ${verdict}${isWithin ? ', within' : ''}: ${line} | ${text} | ${heard.type === 'understood' ? heard.text : heard.type}`,
        );
    }
    if (all === 0) continue;
    const share = (count: number, of = all) => `${((100 * count) / Math.max(1, of)).toFixed(1)} %`;
    if (TALK.includes(set)) {
      print(`${set} ${voice}: ${all} said, ${counts.wrong} acted on`);
      continue;
    }
    const { right, 'own words': misheard, missed, wrong, sorry } = counts;
    print(
      `${set} ${voice}: ${all} said, right action ${share(right + misheard)}, wrong action ${share(wrong)}, looked for by other words ${share(missed)}, sorry ${share(sorry)}; ` +
        `own words as said ${own.right} of ${own.said}; all right ${share(right)}, of the rest within the hearings ${within} of ${all - right}`,
    );
  }
}

/** What the recogniser makes of it, or made of it before. */
async function heardIn(sound: Pcm, name: readonly string[]): Promise<Recognised> {
  const { heard, model, snr, stream } = values;
  const kept =
    heard &&
    join(
      heard,
      [model, snr === undefined ? 'clean' : `${snr}dB`, ...(stream ? ['stream'] : []), ...name]
        .join('-')
        .concat('.json'),
    );
  if (kept !== undefined && existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Recognised;
  const words = expectedWords(lexicon);
  const around = stream ? inRoom(sound) : sound;
  const said = snr === undefined ? around : noisy(around, Number(snr), level(sound.samples));
  const hear = (part: Pcm) => recogniser.recognise(part, undefined, words);
  const recognised = stream ? await heardAsItComes(said, hear) : await hear(said);
  if (kept !== undefined) {
    mkdirSync(join(kept, '..'), { recursive: true });
    writeFileSync(kept, JSON.stringify(recognised));
  }
  return recognised;
}

/** Silence where nothing of it was taken for speech. */
async function heardAsItComes(sound: Pcm, hear: (sound: Pcm) => Promise<Recognised>): Promise<Recognised> {
  const one = await streamed(sound, hear);
  if (one !== undefined) came.push(one);
  return one?.heard ?? { text: '', others: [] };
}

function isTaken(index: number): boolean {
  const behind = index + 1 - Number(values.from);
  return behind >= 0 && behind % Number(values.every) === 0;
}

/** What would be done; a recogniser writes capitals as it likes. `without`: whatever a person's own words are. */
function written(asked: Plan, own: 'with' | 'without' = 'with'): string {
  const plan = ofThings(asked, lexicon);
  if (own === 'with') return deeds(plan).toLowerCase();
  const bare = plan.groups.map((group) =>
    group.map(({ args, ...deed }) => {
      const kept = OWN[`${deed.service}.${deed.method}`] ?? [];
      const plain = Object.entries(args).map(([name, value]) => [name, kept.includes(name) ? '' : value]);
      return { ...deed, args: Object.fromEntries(plain) };
    }),
  );
  return deeds({ groups: bare }).toLowerCase();
}

/** What asks for a part, or answers the talk, does nothing that nobody said; nor does, of talk, what people may as well say to each other. */
function verdictOf(
  heard: Listened,
  wanted: Plan | undefined,
): 'right' | 'own words' | 'missed' | 'wrong' | 'sorry' {
  if (heard.type !== 'understood' || heard.plan.groups.length === 0) return 'sorry';
  if (wanted === undefined) return heard.as === 'order' ? 'wrong' : 'sorry';
  // The house reads the text as any other, and does what comes of it.
  const done = understand(heard.text, lexicon, context);
  if (done.groups.length === 0) return 'sorry';
  if (written(done) === written(wanted)) return 'right';
  if (written(done, 'without') === written(wanted, 'without')) return 'own words';
  if (findsSame(done, wanted)) return 'right';
  return asksSame(done, wanted, lexicon) ? 'missed' : 'wrong';
}

/** Whether what is looked for by a person's own words is found by these as by those, among all that people have in the sentences of this set. */
function findsSame(done: Plan, wanted: Plan): boolean {
  return written(asFound(done)) === written(asFound(wanted));
}

function asFound(plan: Plan): Plan {
  const groups = plan.groups.map((group) =>
    group.map((action) => {
      const args = Object.entries(action.args).map(([name, value]) => {
        const found = isLookedFor(action, name, value)
          ? findByWords(value as string, having.get(action.service) ?? [], (text) => text)
          : [];
        return [name, found.length === 0 ? value : found.join('; ')];
      });
      return { ...action, args: Object.fromEntries(args) };
    }),
  );
  return { ...plan, groups };
}

function isLookedFor({ service, method }: Action, name: string, value: unknown): boolean {
  return typeof value === 'string' && LOOKED_FOR.includes(name) && !(`${service}.${method}` in OWN);
}

/** By service: what people have, as the sentences of a set name it. */
function havingIn(lines: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const action of lines.flatMap((line) => understand(line, lexicon, context).groups.flat()))
    for (const [name, value] of Object.entries(action.args)) {
      const own =
        OWN[`${action.service}.${action.method}`]?.includes(name) || isLookedFor(action, name, value);
      if (!own || typeof value !== 'string') continue;
      const texts = all.get(action.service) ?? [];
      if (!texts.includes(value)) texts.push(value);
      all.set(action.service, texts);
    }
  return all;
}

/** Whether one of the texts asks for what was wanted. */
function isAmong(texts: readonly string[], wanted: Plan): boolean {
  return texts.some((text) => {
    const plain = text.replace(/[.,!?](?!\d)/g, ' ').trim();
    return [text, plain].some(
      (one) => written(understand(one, lexicon, context), 'without') === written(wanted, 'without'),
    );
  });
}

/** Recognised, and then matched. */
function tell(what: string, took: readonly Took[]): void {
  const of = (which: keyof Took) => spread(took.map((one, at) => one[which] + (matched[at]?.[which] ?? 0)));
  print(`${what}: ${of('clock')}; of processor: ${of('processor')}`);
}

function mean(all: readonly number[]): string {
  return (all.reduce((sum, one) => sum + one, 0) / Math.max(1, all.length)).toFixed(0);
}

function spread(all: number[]): string {
  all.sort((one, other) => one - other);
  const at = (share: number) => (all[Math.floor(all.length * share)] ?? 0).toFixed(0);
  return `median ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, 99 within ${at(0.99)} ms`;
}

/** `undefined` where a folder has no such file. */
function soundOf(voice: string, text: string, set: string, index: number): Pcm | undefined {
  const file = join(folder, 'said.wav');
  if (voice === ESPEAK) execFileSync('espeak-ng', ['-v', 'en-us', '-s', '150', '-w', file, text]);
  else if (FLITE.includes(voice)) execFileSync('flite', ['-voice', voice, '-t', text, '-o', file]);
  else {
    const path = join(values.wavs ?? '', set, voice, `${String(index + 1).padStart(3, '0')}.wav`);
    return existsSync(path) ? resampled(readWav(readFileSync(path)), RATE) : undefined;
  }
  return resampled(readWav(readFileSync(file)), RATE);
}

/** The sound in pink noise (Kellet's filter of white noise), so many decibels below it. The same noise each time. */
function noisy({ rate, samples }: Pcm, decibels: number, loudness: number): Pcm {
  let seed = 1;
  const white = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return (seed / 2_147_483_647) * 2 - 1;
  };
  const noise = new Float32Array(samples.length);
  let [slow, middle, fast] = [0, 0, 0];
  let power = 0;
  for (let at = 0; at < noise.length; at++) {
    const one = white();
    slow = 0.99765 * slow + one * 0.099046;
    middle = 0.963 * middle + one * 0.2965164;
    fast = 0.57 * fast + one * 1.0526913;
    noise[at] = slow + middle + fast + one * 0.1848;
    power += noise[at]! * noise[at]!;
  }
  const gain = loudness / Math.sqrt(power / Math.max(1, noise.length)) / 10 ** (decibels / 20);
  // Quieter as a whole, so that nothing is cut off.
  return { rate, samples: samples.map((sample, at) => Math.round(0.6 * (sample + gain * noise[at]!))) };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
