import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HearthError, type JsonObject, messageOf } from '../base/index.ts';
import type { AgentsKit } from '../builders/index.ts';
import { ServiceCaller, ServiceDirectory, statusWill } from '../bus/index.ts';
import type { AgentsOptions } from '../cli/index.ts';
import { AGENTS_SERVICE, announcedAgents, NAME } from '../domain/index.ts';
import { keyOf } from '../flow/index.ts';
import { KIT, toMermaid } from '../patterns/index.ts';
import {
  type AgentsModule,
  agentsService,
  type CallHouse,
  callSkill,
  clientIdOf,
  defineAgents,
  type Hosted,
  hostManifest,
  RemoteAgents,
  registryOf,
} from '../remote/index.ts';
import { deferred } from './deferred.ts';
import type { BrokerOptions } from './hub/bus.ts';
import { brokerUrl, configToJoin, joinAndServe } from './joined-process.ts';
import { lookAround } from './look-around.ts';
import type { UpWorld } from './up.ts';

/** Node's `import()`. */
export type ImportFile = (url: string) => Promise<{ readonly default?: unknown }>;

export interface AgentsWorld extends UpWorld {
  readonly importFile: ImportFile;
  /** Where charts are printed. */
  readonly stdout: { write(text: string): unknown };
}

/** How long the broker's restart may hold up a call, as in the hub. */
const RETURN_MS = 5_000;

/**
 * `hearth agents FILE... --broker URL`: agents in a process of their own, on this or any machine that reaches the broker.
 * The hub finds them by itself, and calls them like its own (docs/guides/agents.md).
 */
export async function runAgents(options: AgentsOptions, world: AgentsWorld): Promise<number> {
  const config = configToJoin(options, world);
  /** What is taken up again while the host comes up waits for it, to work in its owner's name. */
  const calling = deferred<ServiceCaller>();
  const hosting = deferred<Hosted>();
  let hosted: Hosted | undefined;
  let host = options.name ?? '';
  const call: CallHouse = async (request, view) => {
    const [caller, own] = await Promise.all([calling.promise, hosting.promise]);
    const key = request.idempotencyKey ?? (view === undefined ? '' : keyOf(view.process, view.path));
    return caller.call({ ...own.proofsOf(key), ...request, by: { kind: 'agent', id: host } });
  };
  const kit: AgentsKit = {
    ...{ ...KIT, defineAgents, call },
    callSkill: (step) => callSkill(call, step),
    quietHours: (from, to, timezone = config.home.timezone) => KIT.quietHours(from, to, timezone),
  };
  const modules: AgentsModule[] = [];
  for (const file of options.files)
    modules.push(await load(resolve(world.cwd, file), file, kit, world.importFile));
  host = nameOf(options.name, modules);
  const registry = registryOf(modules);
  const agents = modules.flatMap((module) => module.agents);
  if (options.draw === true) {
    for (const { name, description, root } of agents)
      world.stdout.write(`%% ${name}: ${description}\n${toMermaid(root)}\n`);
    return 0;
  }

  const url = brokerUrl(options.broker, config, 'the agents');
  const names = agents.map(({ name }) => name);
  return joinAndServe({
    ...{ world, config, url, name: `agents-${host}`, clientId: clientIdOf(host) },
    newHubKey: options.newHubKey === true,
    will: statusWill(AGENTS_SERVICE, host),
    refuseIfThere: (broker) => refuseIfTaken(host, names, broker),
    async serves({ bus, store, clock, log, lifetime }) {
      const directory = await lifetime.start(new ServiceDirectory({ bus, clock, log }));
      const caller = await lifetime.start(
        new ServiceCaller({ bus, directory, clock, log, returnMs: RETURN_MS }),
      );
      const remote = await lifetime.start(
        new RemoteAgents({
          ...{ bus, directory, caller, store, clock, log, self: host, warrant: warrantIn },
          taken: () => names,
          grant: ({ wait }) => hosted?.grantFor(wait),
        }),
      );
      calling.resolve(caller);
      registry.beyond(() => remote.agents());
      const elsewhere = remote.drive;
      const definition = agentsService({ registry, agents, elsewhere, version: world.version });
      return { definition, manifest: hostManifest(definition, host, agents), instance: host };
    },
    async up({ service }, { log, lifetime }) {
      const running = service as Hosted;
      hosted = running;
      hosting.resolve(running);
      await lifetime.start({ name: 'news', close: () => running.hush() });
      log.info('the agents are up', { host, agents: names, broker: url });
    },
  });
}

/** The warrant that a process was started with: whom it calls further on works in the same name. */
function warrantIn(meta: JsonObject): string | undefined {
  const { warrant } = meta;
  return typeof warrant === 'string' ? warrant : undefined;
}

/** @throws HearthError `config-invalid` with every fault of the file by path. */
async function load(
  path: string,
  file: string,
  kit: AgentsKit,
  importFile: ImportFile,
): Promise<AgentsModule> {
  try {
    let exported = (await importFile(pathToFileURL(path).href)).default;
    if (typeof exported === 'function') exported = await exported(kit);
    if (exported === null || typeof exported !== 'object')
      throw new HearthError('config-invalid', 'it exports no agents', {
        hint: 'Let it "export default ({ defineAgents }) => defineAgents({ name, agents, skills })".',
      });
    return defineAgents(exported as AgentsModule);
  } catch (error) {
    if (!existsSync(path)) throw new HearthError('config-invalid', `${file} is not there`);
    if (error instanceof HearthError)
      throw new HearthError(error.code, `${file}: ${error.message}`, {
        faults: error.faults,
        ...(error.hint === undefined ? {} : { hint: error.hint }),
        cause: error,
      });
    throw new HearthError('config-invalid', `${file} cannot be loaded: ${messageOf(error)}`, {
      hint: 'It is an ES module (.mjs) of JavaScript; docs/guides/agents.md has one to copy.',
      cause: error,
    });
  }
}

function nameOf(name: string | undefined, modules: readonly AgentsModule[]): string {
  const host = name ?? modules[0]?.name ?? '';
  if (NAME.test(host)) return host;
  throw new HearthError('config-invalid', `"${host}" cannot name a host`, {
    hint: 'Lower-case letters, digits, - and _, at most 32.',
  });
}

/**
 * One name, one agent: of two that use one, the first keeps it.
 * @throws HearthError `conflict` when the host's name or that of one of its agents is in use.
 */
async function refuseIfTaken(host: string, agents: readonly string[], broker: BrokerOptions): Promise<void> {
  await lookAround(clientIdOf(host), broker, async ({ directory, answers }) => {
    if (await answers(AGENTS_SERVICE, host))
      throw new HearthError(
        'conflict',
        `A host of agents named "${host}" is running on this broker already`,
        {
          hint: 'Give this one another name with --name, or stop the other one.',
        },
      );
    for (const entry of directory.services()) {
      const other = entry.manifest.instance;
      const both = announcedAgents(entry).filter(({ name }) => agents.includes(name));
      if (other === host || both.length === 0 || !(await answers(AGENTS_SERVICE, other))) continue;
      const faults = both.map(({ name }) => ({
        path: `/agents/${name}`,
        message: `is an agent of host "${other}"`,
      }));
      throw new HearthError(
        'conflict',
        `Host "${other}" has ${both.map(({ name }) => `"${name}"`).join(', ')} already`,
        {
          faults,
          hint: 'Agents are called by their names alone: rename one of the two.',
        },
      );
    }
  });
}
