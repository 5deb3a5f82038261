import { signal } from '@preact/signals';
import { words } from '../words/index.ts';
import { type Answer, get, postSound } from './api.ts';
import { type Heard, Speaking } from './speaking.ts';
import { heardTurn, talkName } from './talk.ts';
import { Utterances, wavOf } from './utterance.ts';

/** What the microphone of this page does. `waiting`: it is open for the wake phrase. */
export type Hearing = 'off' | 'opening' | 'waiting' | 'listening' | 'thinking';

export const hearing = signal<Hearing>('off');
/** Whether something hears at the hub, and this browser may use a microphone: it may on https and on the hub's own machine alone. */
export const hears = signal(false);
/** What is to be said of the last sound that became no turn. */
export const remark = signal<string | undefined>(undefined);
/** Whether it listens for its wake phrase while the page is open. */
export const handsFree = signal(false);

const WORKLET = '/microphone.js';
/** Nobody speaks: the microphone is closed again. */
const SILENT_MS = 7_000;

interface Open {
  readonly audio: AudioContext;
  readonly stream: MediaStream;
  readonly utterances: Utterances;
}

let open: Open | undefined;
/** The sentence that is being said, on its way to the hub. */
let speaking: Speaking | undefined;
let silent: ReturnType<typeof setTimeout> | undefined;
let playing: AudioBufferSourceNode | undefined;

/** Asks the hub once whether anything hears there. */
export async function findHearing(): Promise<void> {
  if (!window.isSecureContext || navigator.mediaDevices === undefined) return;
  const answer = await get<{ recogniser: { state: string } }>('/v1/voice');
  hears.value = answer.ok && ['resting', 'running'].includes(answer.value.recogniser.state);
}

/** A tap on the microphone: listens to one sentence, or ends the one that is being said. */
export async function tapMicrophone(): Promise<void> {
  hush();
  remark.value = undefined;
  if (hearing.value === 'listening') {
    const said = open?.utterances.end();
    if (said === undefined) rest();
    else await send(said, false);
    return;
  }
  if (hearing.value === 'thinking' || hearing.value === 'opening') return;
  // What was begun for the wake phrase needs none now.
  drop();
  if (!(await openMicrophone())) return;
  hearing.value = 'listening';
  silent = setTimeout(rest, SILENT_MS);
}

/** Listens for the wake phrase from now on, or no longer. */
export async function setHandsFree(wanted: boolean): Promise<void> {
  handsFree.value = wanted && (await openMicrophone());
  if (hearing.value !== 'thinking') rest();
}

async function openMicrophone(): Promise<boolean> {
  if (open !== undefined) return true;
  hearing.value = 'opening';
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    const audio = new AudioContext();
    await audio.audioWorklet.addModule(WORKLET);
    const worklet = new AudioWorkletNode(audio, 'microphone', { numberOfOutputs: 0 });
    const utterances = new Utterances(audio.sampleRate);
    worklet.port.onmessage = ({ data }) => hear(data as Float32Array);
    audio.createMediaStreamSource(stream).connect(worklet);
    open = { audio, stream, utterances };
    return true;
  } catch {
    remark.value = words.microphone.refused;
    hearing.value = 'off';
    return false;
  }
}

/** While the house thinks or speaks nothing is heard, its own voice least of all. */
function hear(part: Float32Array): void {
  const now = hearing.value;
  if (open === undefined || playing !== undefined || (now !== 'listening' && now !== 'waiting')) return;
  const said = open.utterances.take(part);
  if (open.utterances.isSpeech) clearTimeout(silent);
  if (said !== undefined) void send(said, now === 'waiting');
  else if (open.utterances.isSpeech) handOn(open, now === 'waiting');
  else drop();
}

/** The hub hears what is said while it is said. */
function handOn({ audio, utterances }: Open, needsWake: boolean): void {
  speaking ??= new Speaking({
    ...{ uuid: talkName(), rate: audio.sampleRate },
    ...(needsWake ? { wake: words.microphone.wake } : {}),
  });
  speaking.take(utterances.parts);
}

function drop(): void {
  speaking?.drop();
  speaking = undefined;
}

async function send(said: readonly Float32Array[], needsWake: boolean): Promise<void> {
  clearTimeout(silent);
  hearing.value = 'thinking';
  const answer = (await endOf(said)) ?? (await post(said, needsWake));
  remark.value = remarkOf(answer, needsWake);
  if (answer.ok) {
    if (answer.value.turn !== undefined) heardTurn(answer.value.turn);
    if (answer.value.audio !== undefined) await play(answer.value.audio);
  }
  rest();
}

/** Of what the hub has heard already the end is enough. */
function endOf(said: readonly Float32Array[]): Promise<Answer<Heard> | undefined> | undefined {
  const mine = speaking;
  speaking = undefined;
  mine?.take(said);
  return mine?.end();
}

/** All of it at once. */
function post(said: readonly Float32Array[], needsWake: boolean): Promise<Answer<Heard>> {
  const query = new URLSearchParams({
    conversation: talkName(),
    audio: 'true',
    ...(needsWake ? { wake: words.microphone.wake } : {}),
  });
  return postSound<Heard>(`/v1/voice?${query}`, wavOf(said, open?.audio.sampleRate ?? 16_000));
}

function remarkOf(answer: Answer<Heard>, needsWake: boolean): string | undefined {
  if (!answer.ok) return answer.problem.detail || words.off.unsent;
  const { kind, heard, aloud = '' } = answer.value;
  if (kind === 'unclear') return heard === '' ? aloud : words.microphone.unclear(heard, aloud);
  if (kind === 'turn' || needsWake) return undefined;
  return heard === '' ? words.microphone.nothing : words.microphone.talk(heard);
}

/** Back to what it does while nobody has tapped: listen for the wake phrase, or nothing. */
function rest(): void {
  clearTimeout(silent);
  drop();
  open?.utterances.end();
  if (handsFree.value) {
    hearing.value = 'waiting';
    return;
  }
  hearing.value = 'off';
  for (const track of open?.stream.getTracks() ?? []) track.stop();
  // What is being said is said to its end.
  if (playing === undefined) void open?.audio.close();
  open = undefined;
}

async function play(base64: string): Promise<void> {
  const audio = open?.audio;
  if (audio === undefined) return;
  try {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const source = audio.createBufferSource();
    source.buffer = await audio.decodeAudioData(bytes.buffer);
    source.connect(audio.destination);
    source.onended = () => {
      if (playing === source) playing = undefined;
      if (open?.audio !== audio) void audio.close();
    };
    playing = source;
    source.start();
  } catch {
    // A browser that plays nothing has shown it.
    playing = undefined;
  }
}

/** Who speaks next ends what the house is saying. */
function hush(): void {
  playing?.stop();
  playing = undefined;
}
