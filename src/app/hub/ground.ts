/**
 * ground: what everything else stands on. The memory and its keys, who may do what, the certificates, the broker and the bus, and calls
 * to services with the grants that they ask for.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Budgets, defined, type Lifetime, systemClock } from '../../base/index.ts';
import {
  GrantIssuer,
  GrantVerifier,
  openGrantKey,
  ProcessSeal,
  ServiceCaller,
  ServiceDirectory,
  vouchBy,
} from '../../bus/index.ts';
import { TokenStore } from '../../channels/index.ts';
import { FolderLock, KeyFile, MemoryMark, MemoryWatch, Store } from '../../store/index.ts';
import { beforeUpgrade } from '../backup/sets.ts';
import { closeData } from '../close-data.ts';
import { readManifests } from '../manifests.ts';
import { expectPatterns } from '../patterns.ts';
import { expectOwnPhrases } from '../phrases.ts';
import { authorityOf, isServedHere, servedHere } from './access.ts';
import { connector, startBroker } from './bus.ts';
import {
  COMMAND_LINE_TOKEN,
  type Frame,
  GRANT_KEY,
  HUB_DATABASE,
  type HubOptions,
  OWNER_TOKEN,
} from './options.ts';
import { openTls } from './tls.ts';

export type Ground = Awaited<ReturnType<typeof startGround>>;

/** A broker that is back has everybody with it after their next try to connect. */
const RETURN_MS = 5_000;

/** Started in the order of these lines; `lifetime` closes them, and all that is started by `start`, in the reverse order. */
export async function startGround(options: HubOptions, lifetime: Lifetime) {
  const { config, log, clock = systemClock } = options;
  const start: Frame['start'] = (part) => lifetime.start(part);
  const frame = { ...options, clock, start };
  const budgets = new Budgets({ clock, log });
  const memory = await openMemory(frame);
  const { store, tokens } = memory;
  const authority = authorityOf(config, tokens);

  const tls = await openTls(frame);
  const own = config.bus.url === undefined ? await startBroker(frame, tls.bus) : undefined;
  const broker = own?.broker;
  const connect = connector(frame, broker);
  const bus = await start(connect(`hub-${config.home.name}`));
  const manifests = readManifests();
  expectPatterns();
  expectOwnPhrases();
  const reserved = servedHere(config).map(({ name }) => name);
  const directory = await start(
    new ServiceDirectory({ bus, clock, log, broker, written: manifests, reserved }),
  );

  const issuer = await start(new GrantIssuer({ privateKey: memory.grantKey, bus, clock, log }));
  const seal = new ProcessSeal();
  const isOurs = isServedHere(config);
  const vouch = vouchBy(seal, (text) => issuer.sign(text), isOurs);
  const caller = await start(new ServiceCaller({ bus, directory, clock, log, returnMs: RETURN_MS, vouch }));
  const grants = await start(new GrantVerifier({ store, bus, clock, log, publicKey: issuer.publicKey }));
  return {
    ...{ ...frame, ...memory, budgets, authority, tls, broker, connect, bus, manifests, directory },
    ...{ issuer, seal, isOurs, caller, grants, brokerMemory: own?.memory },
  };
}

/** The database, the tokens in it, and the key that grants are signed with, which is in no database. */
async function openMemory({ config, log, clock, start, ownerToken, commandLineToken, pid }: Frame) {
  const at = (file: string) => join(config.data, file);
  closeData(config.data, log);
  mkdirSync(config.data, { recursive: true, mode: 0o700 });
  const lock = await start(new FolderLock(config.data, pid));
  const mark = new MemoryMark(at(HUB_DATABASE));
  mark.expect();
  const store = await start(new Store({ path: at(HUB_DATABASE), copyBefore: beforeUpgrade(config.data) }));
  mark.keep(store);
  await start(new MemoryWatch({ store, mark, clock, log: log.child('memory') }));
  const tokens = await start(new TokenStore({ store, clock, ownerFile: at(OWNER_TOKEN) }));
  const grantKey = openGrantKey({ file: new KeyFile(at(GRANT_KEY)), store, log });
  const { people } = config.home;
  const ownerPerson = people.find(({ role }) => role === 'owner') ?? people[0];
  const owner = tokens.ensureOwner(defined({ fromEnvironment: ownerToken, person: ownerPerson?.id }));
  tokens.writeCommandLineToken(at(COMMAND_LINE_TOKEN), ownerPerson?.id, commandLineToken);
  return { store, mark, lock, tokens, grantKey, ownerPerson, owner };
}
