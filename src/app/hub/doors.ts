/** doors: by which people and programs come in, and by which answers go out. */
import { join } from 'node:path';
import { defined } from '../../base/index.ts';
import { type AccountSpeaker, kindOf as kindOfAccount } from '../../bus/index.ts';
import {
  AnswerTokens,
  EmailDoor,
  HttpDoor,
  InvitationStore,
  MqttDoor,
  PushDoor,
  SatelliteDoor,
  SessionStore,
  SpeechAllowance,
  SubscriptionStore,
  todayOf,
  VapidKeys,
  VoiceReplies,
  WebSocketDoor,
  WyomingDoor,
} from '../../channels/index.ts';
import { McpDoor } from '../../mcp/index.ts';
import { quietUntil } from '../../notices/index.ts';
import { KeyFile } from '../../store/index.ts';
import { sendHouseMail } from './access.ts';
import { HubAccounts } from './accounts.ts';
import { gaugesOf } from './gauge-store.ts';
import type { Ground } from './ground.ts';
import { type Announced, isLoopback, MulticastDns } from './mdns.ts';
import { VAPID_KEY } from './options.ts';
import type { Organs } from './organs.ts';
import { openVoice } from './voice.ts';

/** Started in the order of these lines, the two that listen side by side. */
export async function openDoors(ground: Ground, organs: Organs) {
  const { house, audit, switchboard } = organs;
  const { start, config, bus, broker, caller, clock, log, authority, budgets, tls, version } = ground;
  const { store, tokens } = ground;
  const people = () => config.home.people;
  const accounts = await start(
    new HubAccounts({
      ...{ broker, users: config.bus.users, people: people(), clock, log },
      say: (message) => switchboard.deliver(message),
    }),
  );
  const speech = new SpeechAllowance({ clock });
  const voice = await openVoice(ground, organs);
  const webSocket = new WebSocketDoor({ house, log, clock, voice });
  const { tls: _certificate, ...http } = config.http;
  const invitations = new InvitationStore({ store, clock, tokens });
  const push = {
    subscriptions: new SubscriptionStore({ store, clock }),
    answers: new AnswerTokens(clock),
    keys: new VapidKeys(new KeyFile(join(config.data, VAPID_KEY))),
    config: config.push,
  };
  const pushDoor = new PushDoor({ ...push, people, clock, log, title: config.home.name });
  const mcp =
    config.mcp === 'off'
      ? undefined
      : await start(
          new McpDoor({
            ...{ title: config.home.name, version, authority, audit, clock, log },
            today: (doorway, date) =>
              todayOf(doorway, { ...defined({ date }), now: clock.now(), timezone: config.home.timezone }),
          }),
        );
  const httpDoor = new HttpDoor({
    ...{ sessions: new SessionStore({ store, clock, tokens }) },
    invitations,
    ...{ house, audit, authority, accounts, tokens, log, clock, version, speech, budgets, webSocket },
    ...http,
    ...tls.http,
    ...defined({ page: ground.page, setup: ground.setup, logBook: ground.logBook }),
    push,
    voice,
    ...defined({ mcp }),
    gauges: gaugesOf(ground),
    findings: async () => {
      const { runningFindings } = await import('../findings/running.ts');
      const { goals, devices } = { goals: house.goals(), devices: house.devices() };
      return runningFindings({ config, budgets, now: clock.now(), voice: voice.status(), goals, devices });
    },
  });
  const email = new EmailDoor({ people, send: sendHouseMail(caller), log });
  const mqtt = new MqttDoor({
    ...{ house, bus, clock, log, speech },
    ...defined({ isHeard: broker && ((topic: string) => broker.isHeard(topic)) }),
    accountOf: (conversation) => broker?.speakerOf(conversation),
  });
  const satellites = new SatelliteDoor({
    ...{ house, voice, bus, clock, log, rings: organs.rings, satellites: config.satellites },
    accountOf: (name) => accountNamed(ground, name),
    isQuiet: (quiet) => quietUntil({ quiet }, clock.now(), config.home.timezone) !== null,
  });
  const wyoming =
    config.wyoming &&
    (await start(new WyomingDoor({ ...config.wyoming, house, voice, speech, version, log })));
  // Replies to what was heard are taken last: doors that reach a loudspeaker come before.
  const doors = [httpDoor, webSocket, satellites, mqtt, pushDoor, email, ...(mcp === undefined ? [] : [mcp])];
  for (const door of [...doors, new VoiceReplies()]) switchboard.add(door);
  await Promise.all([start(httpDoor), start(mqtt), start(satellites)]);
  await start(
    new MulticastDns({
      ...{ house: config.home.name, clock, log },
      announced: announced(config, httpDoor.url, wyoming),
    }),
  );
  return { url: httpDoor.url, invitations };
}

/** A satellite is named as its account at the own broker; at another broker it is nobody's. */
function accountNamed({ broker, config }: Ground, name: string): AccountSpeaker | undefined {
  const user = broker && config.bus.users.find((one) => one.name === name);
  if (user === undefined) return undefined;
  return { account: name, person: user.person ?? null, kind: kindOfAccount(user) };
}

/** What others on the network reach. */
function announced(
  { mdns, http, wyoming }: Ground['config'],
  url: string,
  wyomingDoor: WyomingDoor | undefined,
): readonly Announced[] {
  if (mdns === 'off') return [];
  const { port, protocol } = new URL(url);
  const page: Announced = {
    type: 'hearth',
    port: Number(port),
    txt: { tls: protocol === 'https:' ? '1' : '0' },
  };
  return [
    ...(isLoopback(http.host) ? [] : [page]),
    ...(wyoming === undefined || wyomingDoor === undefined || isLoopback(wyoming.host)
      ? []
      : [{ type: 'wyoming', port: wyomingDoor.port } as const]),
  ];
}
