/** doors: by which people and programs come in, and by which answers go out. */
import { defined } from '../../base/index.ts';
import {
  EmailDoor,
  HttpDoor,
  InvitationStore,
  MqttDoor,
  SessionStore,
  SpeechAllowance,
  WebSocketDoor,
} from '../../channels/index.ts';
import { sendHouseMail } from './access.ts';
import { HubAccounts } from './accounts.ts';
import type { Ground } from './ground.ts';
import type { Organs } from './organs.ts';

/** Started in the order of these lines, the two that listen side by side. */
export async function openDoors(ground: Ground, { house, audit, switchboard }: Organs) {
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
  const webSocket = new WebSocketDoor({ house, log, clock });
  const { tls: _certificate, ...http } = config.http;
  const httpDoor = new HttpDoor({
    ...{ sessions: new SessionStore({ store, clock, tokens }) },
    ...{ invitations: new InvitationStore({ store, clock, tokens }) },
    ...{ house, audit, authority, accounts, tokens, log, clock, version, speech, budgets, webSocket },
    ...http,
    ...tls.http,
    ...defined({ page: ground.page }),
    findings: async () => {
      const { runningFindings } = await import('../findings/running.ts');
      return runningFindings({ config, budgets, now: clock.now(), goals: house.goals() });
    },
  });
  const email = new EmailDoor({ people, send: sendHouseMail(caller), log });
  const mqtt = new MqttDoor({
    ...{ house, bus, clock, log, speech },
    ...defined({ isHeard: broker && ((topic: string) => broker.isHeard(topic)) }),
    accountOf: (conversation) => broker?.speakerOf(conversation),
  });
  for (const door of [httpDoor, webSocket, mqtt, email]) switchboard.add(door);
  await Promise.all([start(httpDoor), start(mqtt)]);
  return { url: httpDoor.url };
}
