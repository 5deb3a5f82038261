import { rmSync } from 'node:fs';
import mqtt from 'mqtt';
import { afterEach, describe, expect, it } from 'vitest';
import type { Fault, SimulatedDevice, SimulatedHome } from '../../../devices/simulated/index.ts';
import { goalFindings } from '../../../src/app/findings/goal.ts';
import { systemClock } from '../../../src/base/index.ts';
import { parseConfig } from '../../../src/config/index.ts';
import type { OptionView, TurnView } from '../../../src/domain/index.ts';
import { HubOverHttp } from '../../kit/house.ts';
import { ACCOUNTS, asAccount, OWNER_TOKEN, startTestHub, type TestHub, until } from '../../kit/hub.ts';
import { thing } from '../../kit/things/thing.ts';

/** A small house in the evening: something of everything that a night asks for, not yet so. */
const EVENING: readonly SimulatedDevice[] = [
  thing('lock.front', 'lock', 'Front Door', 'hallway', { locked: true }),
  thing('contact.front', 'binary_sensor', 'Front Door Contact', 'hallway', { door: false }),
  thing('lock.back', 'lock', 'Back Door', 'kitchen', { locked: false }),
  thing('contact.back', 'binary_sensor', 'Back Door Contact', 'kitchen', { door: false }),
  thing(
    'cover.garage',
    'cover',
    'Garage Door',
    'garage',
    { position: 100, moving: false },
    { class: 'garage' },
  ),
  thing(
    'cover.blind',
    'cover',
    'Bedroom Blind',
    'bedroom',
    { position: 100, moving: false },
    { class: 'blind' },
  ),
  thing('light.kitchen', 'light', 'Kitchen Light', 'kitchen', { on: true }),
  thing('light.garage', 'light', 'Garage Light', 'garage', { on: true }),
  thing('light.hallway', 'light', 'Hallway Light', 'hallway', { on: false }),
  thing('climate.living', 'climate', 'Thermostat', 'living room', { mode: 'heat', temperature: 21 }),
  thing('climate.ac', 'climate', 'Bedroom AC', 'bedroom', { mode: 'off', temperature: 25 }),
];

/** Where something does not answer, nobody need wait long to see it. */
const SOON = { light: { seenWithinMs: 200 }, lock: { seenWithinMs: 200 } };

let hub: TestHub;
let http: HubOverHttp;
afterEach(() => hub.stop());

async function evening(
  faults: Record<string, Fault> = {},
  config: Record<string, unknown> = {},
  data?: string,
) {
  hub = await startTestHub({
    ...(data === undefined ? {} : { data }),
    simulatedHome: EVENING,
    config: {
      devices: { simulated: { latencyMs: 0, travelMs: 0, faults }, homeAssistant: false },
      ...(Object.keys(faults).length === 0 ? {} : SOON),
      ...config,
    },
  });
  http = new HubOverHttp(hub.url);
  return hub.family('simulated') as SimulatedHome;
}

const ended = (turn: string): Promise<TurnView> =>
  until(async () => {
    const view = await http.turn(turn);
    return view.endedAt === null ? undefined : view;
  }, 'the turn has ended');

/** The calls of the goal's steps, in the order they began, and what became of them. */
const callsOf = (view: TurnView) =>
  view.groups
    .flatMap(({ actions }) => actions)
    .filter(({ call }) => call.service !== 'goal' && call.service !== 'agent' && call.service !== 'intent')
    .map(({ call, status }) => `${call.service}.${call.method} ${status}`);

const NIGHT = 'secure the house for the night';
const post = async (path: string, body: unknown): Promise<TurnView & { errors?: { path: string }[] }> =>
  (await (await http.post(path, body, { prefer: 'wait=20' })).json()) as TurnView;

describe('a goal of the house', () => {
  it('B04 H17 A36 is reached by what the services offer, each seen, in the order the manifests ask for, and then mailed about', async () => {
    const home = await evening();
    const view = await http.say(`${NIGHT}, and send me an email when that's over`);
    expect(view.status, view.reply ?? '').toBe('done');
    expect(view.reply).toContain(
      'The house is secure for the night: the back door is locked, the garage door is closed, the garage light and the kitchen light are off and the thermostat is set to 17 °C.',
    );
    const precedes = (one: string, other: string) => {
      const calls = view.groups.flatMap(({ actions }) =>
        actions.map(({ call }) => JSON.stringify(call.args)),
      );
      return calls.findIndex((args) => args.includes(one)) < calls.findIndex((args) => args.includes(other));
    };
    expect(precedes('lock.back', 'light.kitchen')).toBe(true);
    expect(precedes('cover.garage', 'light.garage')).toBe(true);
    expect(home.truth('lock.back')).toMatchObject({ locked: true });
    expect(
      ['lock.front', 'cover.blind', 'light.hallway', 'climate.ac'].map((id) => home.commands(id)),
    ).toEqual([0, 0, 0, 0]);
    const { mails } = await http.get<{ mails: { text?: string; body?: string }[] }>('/v1/mailbox');
    expect(JSON.stringify(mails)).toContain('back door is locked');
    const again = await http.say(NIGHT);
    expect([again.reply, callsOf(again)]).toEqual([
      'The house is secure for the night: it was so already.',
      [],
    ]);
  });

  it('B15 B33 B36 what hinders is asked about once, the rest is done meanwhile, and a door closed by hand needs no answer', async () => {
    const home = await evening();
    home.touch('contact.back', { door: true });
    const view = await http.say(NIGHT);
    expect([view.status, view.reply]).toEqual(['waiting', null]);
    expect(view.waits).toMatchObject([
      {
        prompt:
          'The back door: it is open, so I could not lock it. I go on when that changes. Shall I try again, or leave it?',
        options: ['try again', 'leave it'],
      },
    ]);
    expect(home.truth('light.garage')).toMatchObject({ on: false });
    expect(home.commands('lock.back')).toBe(0);
    home.touch('contact.back', { door: false });
    const end = await ended(view.turn);
    expect([end.status, end.waits, home.truth('lock.back')]).toMatchObject(['done', [], { locked: true }]);
    expect(end.reply).toMatch(/^The house is secure for the night: .*the back door is locked/);
  });

  it('B34 A24 a lock that jams is tried twice, the rest is done, and once it is left the answer says what is not so', async () => {
    const home = await evening({ 'lock.back': { type: 'jams' } });
    const view = await http.say(NIGHT);
    expect(view.waits[0]?.prompt).toMatch(/^The back door: I tried, and it is still not locked\./);
    expect(callsOf(view).filter((call) => call.startsWith('lock.lock'))).toEqual([
      'lock.lock skipped',
      'lock.lock skipped',
    ]);
    expect(home.truth('cover.garage')).toMatchObject({ position: 0 });
    await http.say('leave it');
    const end = await ended(view.turn);
    expect(end.status).toBe('partial');
    expect(end.reply).toMatch(
      /^The house is secure for the night but for the back door: I tried, and it is still not locked\. The garage door is closed/,
    );
  });

  it('B36 A20 the question comes by the door that asked, once for each thing that hinders, however often it is looked at again', async () => {
    const home = await evening({ 'lock.back': { type: 'jams' } }, { bus: { users: ACCOUNTS } });
    const client = await mqtt.connectAsync(asAccount(hub.brokerUrl, 'phone'), { protocolVersion: 4 });
    const heard: { type: string; text: string }[] = [];
    client.on('message', (_topic, payload) =>
      heard.push(JSON.parse(String(payload)) as { type: string; text: string }),
    );
    await client.subscribeAsync('hearth/v1/channel/hall/out', { qos: 1 });
    const asked = () => heard.filter(({ type }) => type === 'question').map(({ text }) => text.split(',')[0]);
    const waiting = (words: string) =>
      until(() => hub.doorway.waits().some(({ prompt }) => prompt.includes(words)), `it waits: ${words}`);
    const say = (text: string) => client.publishAsync('hearth/v1/channel/hall/in', text, { qos: 1 });
    await say(NIGHT);
    await waiting('still not locked');
    home.touch('contact.back', { door: true });
    await waiting('it is open');
    const tries = home.commands('lock.back');
    home.touch('contact.back', { door: false });
    await waiting('still not locked');
    expect(home.commands('lock.back')).toBeGreaterThan(tries);
    await say('leave it');
    await until(() => heard.some(({ type }) => type === 'answer'), 'it is answered');
    expect(asked()).toEqual(['The back door: I tried', 'The back door: it is open']);
    expect(heard.at(-1)?.text).toMatch(/^The house is secure for the night but for the back door: I tried/);
    await client.endAsync();
  });

  it('B51 A24 a lamp that tells nothing is asked first, never claimed to be off, and is done when it is back', async () => {
    const home = await evening({ 'light.garage': { type: 'silent' } });
    const view = await http.say(NIGHT);
    expect(view.waits[0]?.prompt).toMatch(/^The garage light: it does not answer\./);
    home.setFault('light.garage', undefined);
    const end = await ended(view.turn);
    expect(end.reply).toContain('he garage light and the kitchen light are off');
    expect(home.truth('light.garage')).toMatchObject({ on: false });
  });

  it('B59 H09 what a person does not want is asked once, left, and said so; nobody is asked to try that again', async () => {
    const air = {
      name: 'air',
      description: 'the garage is aired',
      phrases: ['air the garage'],
      want: [{ service: 'cover', target: { name: 'Garage Door' }, state: 'open' }],
    };
    const home = await evening({}, { goals: [air] });
    home.touch('cover.garage', { position: 0 });
    const view = await http.say('air the garage');
    expect(view.waits).toMatchObject([{ kind: 'approval', prompt: 'Open the garage door?' }]);
    await http.say('no');
    const end = await ended(view.turn);
    expect(end.reply).toBe('It is not so that the garage is aired: the garage door: you did not want it.');
    expect([end.status, home.commands('cover.garage')]).toEqual(['failed', 0]);
  });

  it('X03 B48 a hub that was stopped while a goal was stuck looks again when it is back', async () => {
    const home = await evening();
    home.touch('contact.back', { door: true });
    const view = await http.say(NIGHT);
    expect(view.status).toBe('waiting');
    home.touch('contact.back', { door: false });
    const { data } = hub;
    await hub.close();
    await evening({}, {}, data);
    const end = await ended(view.turn);
    expect(end.reply).toMatch(/^The house is secure for the night: .*the back door is locked/);
    await hub.stop();
    hub = { ...hub, stop: async () => rmSync(data, { recursive: true, force: true }) };
  });
});

describe('goals and agents for programs', () => {
  it('B01 B03 B04 an agent keeps to the services its goal names; the goal itself is reached by all there is, foreign services too', async () => {
    const home = await evening();
    home.touch('contact.back', { door: true });
    const client = await mqtt.connectAsync(hub.brokerUrl, { protocolVersion: 4 });
    const base = 'hearth/v1/svc/closer/porch';
    client.on('message', (_topic, payload) => {
      const {
        id,
        reply_to: to,
        params,
      } = JSON.parse(String(payload)) as {
        id: string;
        reply_to: string;
        params: { target: { id: string } };
      };
      home.touch(params.target.id, { door: false });
      client.publish(to, JSON.stringify({ jsonrpc: '2.0', id, result: { closed: true } }));
    });
    await client.subscribeAsync(`${base}/call/shut`);
    const manifest = {
      manifest: 1,
      service: 'closer',
      instance: 'porch',
      title: 'Door closer',
      version: '1.0.0',
      methods: {
        shut: {
          description: 'Pulls a door shut.',
          effect: 'verifiable',
          params: { type: 'object', properties: { target: { type: 'object' } }, required: ['target'] },
          operator: { kinds: ['binary_sensor'], state: 'shut', gives: { door: false }, cost: 3 },
        },
      },
    };
    await client.publishAsync(`${base}/manifest`, JSON.stringify(manifest), { qos: 1, retain: true });
    await until(() => hub.doorway.services().some(({ service }) => service === 'closer'), 'it is known');
    const closed = await post('/v1/agents/night', {});
    expect(closed.status).toBe('waiting');
    expect(callsOf(closed)).not.toContain('closer.shut done');
    await http.say('leave it');
    await ended(closed.turn);
    const open = await post('/v1/goals', { goal: 'night' });
    expect(open.reply).toBe('The house is secure for the night: the back door is locked.');
    expect(callsOf(open)).toEqual(['closer.shut done', 'lock.lock done']);
    await client.endAsync();
  });

  it('B02 B05 an intent finds its goal by the phrases, with every ranking kept; what fits none runs nothing', async () => {
    const home = await evening();
    const view = await post('/v1/goals', { intent: 'could you make our house nice and secure tonight' });
    expect([view.status, home.truth('lock.back')]).toMatchObject(['done', { locked: true }]);
    const choice = (await http.get<{ journal: { data: unknown }[] }>('/v1/journal?limit=200')).journal;
    expect(JSON.stringify(choice)).toMatch(/"rankings":\[\{"name":"night","score":0\.\d+\},\{"name":"away"/);
    const before = home.commands('light.garage');
    const none = await post('/v1/goals', { intent: 'bake a cake' });
    expect(none).toMatchObject({
      status: 'failed',
      reply: expect.stringContaining('There are: night and away'),
    });
    expect(none.groups[0]?.actions[0]).toMatchObject({
      error: { code: 'no-goal-found' },
      evidence: { cutoff: 0.6, rankings: [{ name: 'night' }, { name: 'away' }] },
    });
    expect((await post('/v1/goals', { intent: "don't secure the house" })).status).toBe('failed');
    expect(home.commands('light.garage')).toBe(before);
  });

  it('B05 words that no service understands may still sound like a goal; those that sound like none are told so', async () => {
    const home = await evening();
    const view = await http.say('would you kindly lock and secure this house for tonight');
    expect([view.status, home.truth('lock.back')], view.reply ?? '').toMatchObject([
      'done',
      { locked: true },
    ]);
    expect((await http.say('make the house a castle')).reply).toContain("I didn't understand");
  });

  it('B06 a goal that is not for everybody is refused to others, with the reason, and nothing runs', async () => {
    const goals = [
      {
        name: 'open-up',
        description: 'the house is open',
        phrases: ['open up the house'],
        want: [{ service: 'light', target: { all: true }, state: 'on' }],
        by: ['owner'],
      },
    ];
    await evening({}, { goals });
    const said = await http.say('open up the house', { person: 'sam' });
    expect(said.reply).toBe('I did not do “open up the house”: only owners may ask for that.');
    const meant = (await (
      await http.post('/v1/goals', { intent: 'open up our house', person: 'sam' }, { prefer: 'wait=20' })
    ).json()) as TurnView;
    expect(meant.groups[0]?.actions[0]).toMatchObject({
      status: 'failed',
      error: { code: 'refused', message: 'only owners may ask for that' },
    });
    expect([...callsOf(said), ...callsOf(meant)]).toEqual([]);
  });

  it('A11 lists goals with what of them is not here, agents with what they take, and refuses with every fault by path', async () => {
    const porch = { service: 'lock', target: { name: 'Front Dor' }, state: 'locked' };
    const goals = [{ name: 'porch', description: 'the porch is shut', want: [porch] }];
    await evening({}, { goals });
    expect(await http.get('/v1/goals')).toMatchObject({
      goals: [
        {
          name: 'porch',
          faults: [
            {
              path: '/want/0/target',
              message: 'there is nothing called "Front Dor"',
              hint: 'Did you mean Front Door?',
            },
          ],
        },
      ],
    });
    const parsed = parseConfig({ yaml: JSON.stringify({ goals }), env: {} });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
    expect(
      await goalFindings(parsed.config, { url: http.url, token: OWNER_TOKEN, clock: systemClock }),
    ).toEqual([
      {
        what: 'the goal "porch": /want/0/target there is nothing called "Front Dor"',
        ok: false,
        hint: 'Did you mean Front Door?',
      },
    ]);
    const { agents } = await http.get<{ agents: { name: string; input: object }[] }>('/v1/agents');
    expect(agents.map(({ name }) => name)).toEqual(['group', 'porch', 'reach', 'find-agent']);
    expect(await http.get('/v1/agents/reach')).toMatchObject({
      input: { type: 'object', required: ['goal'], properties: { goal: { enum: ['porch'] } } },
    });
    expect(await post('/v1/agents/reach', { goal: 'porsh', more: 1 })).toMatchObject({
      status: 422,
      errors: [{ path: '/goal' }, { path: '/more' }],
    });
    expect(await post('/v1/goals', { goal: 'porhc' })).toMatchObject({
      errors: [{ path: '/goal', hint: 'Did you mean porch?' }],
    });
    expect(await post('/v1/goals', {})).toMatchObject({ errors: [{ path: '/goal' }] });
    expect((await http.post('/v1/agents/nobody', {})).status).toBe(404);
    const left = await post('/v1/goals', { goal: 'porch' });
    expect(left.reply).toBe(
      'It is not so that the porch is shut: there is nothing called "Front Dor" (Did you mean Front Door?)',
    );
  });

  it('B01 A04 the group agent does what it is told in order, once under one key', async () => {
    const home = await evening();
    const off = { service: 'light', method: 'turn_off', args: { target: { name: 'Garage Light' } } };
    const ask = () =>
      http.post('/v1/agents/group', { actions: [off] }, { prefer: 'wait=20', 'idempotency-key': 'k1' });
    const [first, second] = [await ask(), await ask()];
    const turns = [(await first.json()) as TurnView, (await second.json()) as TurnView];
    expect(turns[0]).toMatchObject({ status: 'done', reply: 'The garage light is off.' });
    expect([turns[1]?.turn, home.commands('light.garage')]).toEqual([turns[0]?.turn, 1]);
  });

  it('A13 A15 the options are the union of doors and services, each with name, description and methods, and to stop; names are unique', async () => {
    await evening();
    const { options } = await http.get<{ options: OptionView[] }>('/v1/options');
    const names = options.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { description } of options) expect(description).not.toBe('');
    const ofType = (type: OptionView['type']) => options.filter((one) => one.type === type);
    expect(ofType('channel').map(({ name, methods }) => [name, methods[0]?.name])).toContainEqual([
      'http-door',
      'send',
    ]);
    expect(
      ofType('service')
        .find(({ name }) => name === 'lock')
        ?.methods.map(({ name }) => name),
    ).toEqual(['lock', 'unlock', 'open', 'history', 'get']);
    expect(ofType('terminate').map(({ name }) => name)).toEqual(['terminate']);
  });
});
