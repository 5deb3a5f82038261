import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { hashPassword } from '../../src/bus/index.ts';
import { bytesOf, writeWav } from '../../src/voice/index.ts';
import { OWNER_TOKEN, startTestHub, type TestHub } from '../kit/hub.ts';
import { pitch, pitched, tone, toneVoice } from '../kit/voice.ts';
import { silence } from './sounds.ts';

const FOUNDING = 'turn off the lights in the garage';
const SAID = [
  FOUNDING,
  'Turn off the light sin the hallway and the kitchen.',
  'We painted the kitchen last summer.',
  'Turn off the brights in the fridge cellar.',
  'Set a timer',
  'Ten minutes.',
  'unlock the front door',
  'Four eight, one five.',
  'Nine nine nine nine.',
  'Hey hearth, turn on the desk lamp.',
  'Hey, hearse.',
  'turn off the desk lamp',
  'yes',
  'Turn on the desk limp. | Turn on the desk lamp.',
  'Set a timer for 50 minutes. | Set a timer for fifteen minutes.',
  'Create a new chopping list.',
  'Turn up the desk lamp. | Turn off the desk lamp.',
  'For eight one five. | Four eight one five.',
] as const;

let hub: TestHub;
beforeAll(async () => {
  hub = await startTestHub({
    simulatedHome: DEFAULT_HOME,
    voice: await toneVoice(pitched(SAID)),
    config: {
      devices: { simulated: {} },
      voice: { pins: { alex: await hashPassword('4815') } },
    },
  });
});
afterAll(() => hub.stop());

interface Heard {
  readonly kind: string;
  readonly heard: string;
  readonly text?: string;
  readonly turn?: string;
  readonly answer?: string;
  readonly aloud?: string;
  readonly audio?: string;
}

async function post(body: Uint8Array, query = '', type = 'audio/wav', token?: string): Promise<Response> {
  return hub.ask(`/v1/voice${query}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': type, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
  });
}

/** Says the sentence, by its tone. */
async function say(text: (typeof SAID)[number], query = '', token?: string): Promise<Heard> {
  const response = await post(writeWav(tone(pitch(SAID.indexOf(text)), 0.3)), query, 'audio/wav', token);
  expect(response.status).toBe(200);
  return (await response.json()) as Heard;
}

async function locked(): Promise<unknown> {
  const { devices } = (await (await hub.ask('/v1/devices')).json()) as {
    devices: { id: string; report: { state: { locked?: boolean } } | null }[];
  };
  return devices.find(({ id }) => id === 'lock.front_door')?.report?.state.locked;
}

async function tokenFor(person: string | null, role: string): Promise<string> {
  const made = await hub.ask('/v1/tokens', {
    method: 'POST',
    body: JSON.stringify({
      name: `voice of ${person ?? role}`,
      role,
      ...(person === null ? {} : { person }),
    }),
  });
  expect(made.status).toBe(201);
  return ((await made.json()) as { token: string }).token;
}

describe('H36 what is said to POST /v1/voice', () => {
  it('is done as any sentence is, and answered in words and in sound', async () => {
    const heard = await say(FOUNDING, '?audio=true');
    expect(heard).toMatchObject({ kind: 'turn', heard: FOUNDING, text: FOUNDING });
    expect(heard.answer).toMatch(/garage/i);
    const turn = (await (await hub.ask(`/v1/turns/${heard.turn}`)).json()) as { status: string };
    expect(turn.status).toBe('done');
    const sound = Buffer.from(heard.audio ?? '', 'base64');
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('is taken for the sentence of this house that sounds like it', async () => {
    const heard = await say('Turn off the light sin the hallway and the kitchen.');
    expect(heard).toMatchObject({
      kind: 'turn',
      text: expect.stringMatching(/^turn off the lights? in the hallway and the kitchen$/),
    });
  });

  it('is the hearing that the house understands, and asked about where two hearings ask for different things', async () => {
    expect(await say('Turn on the desk limp. | Turn on the desk lamp.')).toMatchObject({
      kind: 'turn',
      heard: 'Turn on the desk limp.',
      text: 'Turn on the desk lamp',
    });
    expect(await say('Turn up the desk lamp. | Turn off the desk lamp.')).toEqual({
      kind: 'unclear',
      heard: 'Turn up the desk lamp.',
      aloud: '“Turn up the desk lamp”: is that right?',
    });
  });

  it('is asked about where a number was heard in two ways, and done for a yes', async () => {
    const asked = await say(
      'Set a timer for 50 minutes. | Set a timer for fifteen minutes.',
      '?conversation=n',
    );
    expect(asked).toMatchObject({
      kind: 'unclear',
      aloud: '“Set a timer for 50 minutes”: is that right?',
    });
    expect(await say('yes', '?conversation=n')).toMatchObject({
      kind: 'turn',
      text: 'Set a timer for 50 minutes',
    });
  });

  it('is asked about where a new list would sound like one that there is, and done for a yes', async () => {
    const lists = async () =>
      JSON.stringify(await (await hub.ask('/v1/services/list/list', { method: 'POST', body: '{}' })).json());
    expect(await say('Create a new chopping list.', '?conversation=lists')).toMatchObject({
      kind: 'unclear',
      aloud: '“Create a new chopping list”: is that right?',
    });
    expect(await lists()).not.toContain('chopping');
    expect(await say('yes', '?conversation=lists')).toMatchObject({
      kind: 'turn',
      text: 'Create a new chopping list',
    });
    expect(await lists()).toContain('chopping');
    expect(await say('yes', '?conversation=lists')).not.toMatchObject({ text: 'Create a new chopping list' });
  });

  it('does nothing where it is talk or silence, and begs pardon where it is near nothing', async () => {
    expect(await say('We painted the kitchen last summer.')).toEqual({
      kind: 'not-for-us',
      heard: 'We painted the kitchen last summer.',
    });
    const quiet = await post(writeWav(silence(0.3)));
    expect(await quiet.json()).toEqual({ kind: 'not-for-us', heard: '' });
    expect(await say('Turn off the brights in the fridge cellar.')).toEqual({
      kind: 'unclear',
      heard: 'Turn off the brights in the fridge cellar.',
      aloud: 'Sorry?',
    });
  });

  it('answers what the house has just asked', async () => {
    const asked = await say('Set a timer', '?conversation=asked');
    expect(asked.aloud).toMatch(/\?$/);
    const answered = await say('Ten minutes.', '?conversation=asked');
    expect(answered.kind).toBe('turn');
    expect(answered.aloud).toMatch(/ten|10/i);
  });

  it('takes raw samples in network order (RFC 2586), and tells what is wrong with any other sound', async () => {
    const raw = Buffer.from(bytesOf(tone(pitch(0), 0.3))).swap16();
    const heard = await post(raw, '', 'audio/L16;rate=16000');
    expect(await heard.json()).toMatchObject({ kind: 'turn', heard: FOUNDING });
    expect((await post(raw, '', 'audio/L16')).status).toBe(422);
    const broken = await post(Buffer.from('no sound at all'));
    expect(broken.status).toBe(422);
    expect(await broken.json()).toMatchObject({ detail: 'The sound is no WAV file' });
    expect((await post(Buffer.alloc(0))).status).toBe(422);
    expect((await post(Buffer.from('{}'), '', 'application/json')).status).toBe(422);
    expect(
      (await hub.ask('/v1/messages', { method: 'POST', body: 'x', headers: { 'content-type': 'audio/wav' } }))
        .status,
    ).toBe(400);
  });

  it('needs a token that may speak', async () => {
    const response = await fetch(`${hub.url}/v1/voice`, {
      method: 'POST',
      body: new Uint8Array(writeWav(tone(400, 0.2))),
      headers: { 'content-type': 'audio/wav' },
    });
    expect(response.status).toBe(401);
  });

  it('tells what hears and speaks', async () => {
    expect(await (await hub.ask('/v1/voice')).json()).toEqual({
      recogniser: { state: 'running', by: 'tones' },
      speaker: { state: 'resting', by: 'tones' },
    });
  });
});

describe('H36 a wake phrase', () => {
  it('lets through what begins with it or follows it soon, however it is misheard', async () => {
    const wake = '?conversation=tab&wake=hey%20hearth';
    expect(await say('turn off the desk lamp', wake)).toMatchObject({ kind: 'not-for-us' });
    expect(await say('Hey hearth, turn on the desk lamp.', wake)).toMatchObject({
      kind: 'turn',
      text: 'turn on the desk lamp',
    });
    const other = '?conversation=other&wake=hey%20hearth';
    expect(await say('Hey, hearse.', other)).toMatchObject({ kind: 'unclear', aloud: 'Yes?' });
    expect(await say('turn off the desk lamp', other)).toMatchObject({ kind: 'turn' });
    expect(await say('Turn off the brights in the fridge cellar.', other)).toMatchObject({
      kind: 'not-for-us',
    });
  });
});

describe('H36 entrances', () => {
  it('stay closed to the voice of an owner, until somebody says their PIN', async () => {
    const asked = await say('unlock the front door', '?conversation=door');
    expect(asked.aloud).toMatch(/Say your PIN\.$/);
    expect(await locked()).toBe(true);
    const yes = await say('yes', '?conversation=door');
    expect(yes.kind).not.toBe('unavailable');
    expect(await locked()).toBe(true);
    await say('unlock the front door', '?conversation=door2');
    const opened = await say('Four eight, one five.', '?conversation=door2');
    expect(opened).toMatchObject({ kind: 'turn', heard: '' });
    expect(await locked()).toBe(false);
    await hub.ask('/v1/messages', {
      method: 'POST',
      headers: { prefer: 'wait=10' },
      body: JSON.stringify({ text: 'lock the front door' }),
    });
    expect(await locked()).toBe(true);
  });

  it('open to nobody in particular who says a PIN, and the PIN stands in no turn', async () => {
    const tablet = await tokenFor(null, 'device');
    const asked = await say('unlock the front door', '?conversation=hall', tablet);
    expect(asked.aloud).toMatch(/PIN/);
    expect(await locked()).toBe(true);
    expect(await say('Four eight, one five.', '?conversation=hall', tablet)).toMatchObject({ kind: 'turn' });
    expect(await locked()).toBe(false);
    const { turns } = (await (await hub.ask('/v1/turns?everyone=true')).json()) as {
      turns: { text: string }[];
    };
    expect(turns.map(({ text }) => text).filter((text) => /four|4815/i.test(text))).toEqual([]);
  });

  it('open to the digits that were heard as well', async () => {
    await hub.ask('/v1/messages', {
      method: 'POST',
      headers: { prefer: 'wait=10' },
      body: JSON.stringify({ text: 'lock the front door' }),
    });
    await say('unlock the front door', '?conversation=door3');
    const opened = await say('For eight one five. | Four eight one five.', '?conversation=door3');
    expect(opened).toMatchObject({ kind: 'turn', heard: '' });
    expect(await locked()).toBe(false);
  });

  it('hear no PIN any more after three wrong ones', async () => {
    await hub.ask('/v1/messages', {
      method: 'POST',
      headers: { prefer: 'wait=10' },
      body: JSON.stringify({ text: 'lock the front door' }),
    });
    const asked = await say('unlock the front door', '?conversation=thief');
    expect(asked.kind).toBe('turn');
    const tries = [1, 2, 3].map(() => 'Nine nine nine nine.' as const);
    const told: string[] = [];
    for (const one of tries) told.push((await say(one, '?conversation=thief')).aloud ?? '');
    expect(told[0]).toBe('That is not a PIN of this house.');
    expect(told[2]).toMatch(/^Too many wrong PINs/);
    // The right one comes too late, opens nothing and stands in no turn.
    const late = await say('Four eight, one five.', '?conversation=thief');
    expect(late.aloud).toMatch(/^Too many wrong PINs/);
    expect(await locked()).toBe(true);
    const { turns } = (await (await hub.ask('/v1/turns?everyone=true')).json()) as {
      turns: { text: string }[];
    };
    expect(turns.map(({ text }) => text).filter((text) => /four|nine/i.test(text))).toEqual([]);
    const again = await say('unlock the front door', '?conversation=thief2');
    expect(again.aloud).toMatch(/Too many wrong PINs/);
  });
});

describe('H36 what is said over the WebSocket', () => {
  /** Sends the frames and collects what the hub answers, until something fits. */
  async function exchange(
    frames: readonly (string | Uint8Array)[],
    fits: (frame: Frame) => boolean,
  ): Promise<Frame> {
    const socket = new WebSocket(`${hub.url.replace('http', 'ws')}/ws?token=${OWNER_TOKEN}`);
    try {
      return await new Promise<Frame>((resolve, reject) => {
        socket.addEventListener('error', () => reject(new Error('the socket broke')));
        socket.addEventListener('open', () => {
          for (const frame of frames) socket.send(frame);
        });
        socket.addEventListener('message', ({ data }) => {
          const frame = JSON.parse(String(data)) as Frame;
          if (fits(frame)) resolve(frame);
        });
      });
    } finally {
      socket.close();
    }
  }
  interface Frame {
    readonly uuid?: string;
    readonly heard?: Heard;
    readonly error?: { readonly code: string };
  }
  const begin = JSON.stringify({ uuid: 'wall', speech: { rate: 16_000, audio: true } });
  const end = JSON.stringify({ uuid: 'wall', speech: 'end' });

  it('comes in parts, and is heard and done when it ends', async () => {
    const sound = new Uint8Array(bytesOf(tone(pitch(SAID.indexOf(FOUNDING)), 0.4)));
    const parts = [sound.subarray(0, 4_000), sound.subarray(4_000)];
    const { uuid, heard } = await exchange([begin, ...parts, end], (frame) => frame.heard !== undefined);
    expect(uuid).toBe('wall');
    expect(heard).toMatchObject({ kind: 'turn', text: FOUNDING });
    expect(Buffer.from(heard?.audio ?? '', 'base64').toString('latin1', 0, 4)).toBe('RIFF');
  });

  it('is refused where none was begun, two were, or it does not end', async () => {
    const isFault = (frame: Frame) => frame.error !== undefined;
    expect((await exchange([new Uint8Array(100)], isFault)).error?.code).toBe('invalid-request');
    expect((await exchange([end], isFault)).error?.code).toBe('invalid-request');
    expect((await exchange([begin, begin], isFault)).error?.code).toBe('conflict');
    const long = Array.from({ length: 17 }, () => new Uint8Array(60_000));
    expect((await exchange([begin, ...long], isFault)).error?.code).toBe('too-large');
    const fast = JSON.stringify({ uuid: 'wall', speech: { rate: 192_000 } });
    expect((await exchange([fast], isFault)).error?.code).toBe('invalid-params');
  });
});
