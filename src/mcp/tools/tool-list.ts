import type { Authority } from '../../access/index.ts';
import type { JsonObject } from '../../base/index.ts';
import { permissionBy, readsOnly } from '../../bus/index.ts';
import {
  DeviceKind,
  type GoalView,
  type Manifest,
  type MethodManifest,
  type Permission,
} from '../../domain/index.ts';
import type { McpClient } from '../client.ts';
import { goalTool } from './goal.ts';
import { CONFIRM_TOOL, type MethodName } from './methods.ts';
import { SAY } from './say.ts';
import type { ToolAnnotations, ToolView } from './tool.ts';

/** Models choose worse among more, and every one of them is read with every question. */
export const TOOLS_MAX = 60;

/** What lies beyond the house: the web, the weather, mails, other programs. */
const OPEN_WORLD: ReadonlySet<Permission> = new Set(['ask', 'mail', 'foreign']);
/** What the hub alone does, and what is done once in a while: names, rooms, settings. */
const BY_SAYING: ReadonlySet<Permission> = new Set(['internal', 'names', 'house']);
const KINDS: ReadonlySet<string> = new Set(DeviceKind.options);

interface Offered extends MethodName {
  readonly manifest: MethodManifest;
}

/**
 * The tools of a client: `say`, `goal`, `confirm`, and the methods of services that its speaker may use, but for what changes names, rooms and
 * settings, and what commands kinds of devices that are not here. Where they would be more than 60,
 * every service has its first method, then each its second, and so on until 60 are there: manifests name first what is asked for most. What
 * is left out can be said, and called by its name. The order is that of the services' names and within each that of its manifest.
 */
export function toolsOf(client: McpClient, authority: Authority): readonly ToolView[] {
  const { token } = client;
  const maySpeak = token.scopes.includes('speak');
  if (!maySpeak && !token.scopes.includes('act')) return [];
  const goals = goalTool(goalsFor(client, authority));
  const fixed = [...(maySpeak ? [SAY] : []), ...(goals === undefined ? [] : [goals]), CONFIRM_TOOL];
  if (client.isBrief === true) return fixed;
  const may = permissionsOf(client, authority);
  return [...fixed, ...firstRounds(methodsOf(client, may), TOOLS_MAX - fixed.length).map(toolOf)];
}

/** What the client may have the house want. */
export function goalsFor(client: McpClient, authority: Authority): readonly GoalView[] {
  const { doorway, token, speaker } = client;
  const opens = token.scopes.includes('speak') || token.scopes.includes('act');
  const may = opens && authority.may(speaker, { permission: 'orders' }).type !== 'refused';
  return may ? doorway.goals() : [];
}

/** The method that a tool's name means, whether it is in the list or not; undefined where there is none. */
export function methodNamed(name: string, { doorway }: McpClient): MethodName | undefined {
  return doorway
    .services()
    .flatMap(({ service, methods }) =>
      name.startsWith(`${service}_`) ? [{ service, method: name.slice(service.length + 1), methods }] : [],
    )
    .find(({ method, methods }) => Object.hasOwn(methods, method) && methods[method]?.access !== 'internal');
}

/** Whether the speaker may do something of a row at all, be it of one device only or within its bounds. */
export function permissionsOf({ speaker, doorway }: McpClient, authority: Authority) {
  const known = new Map<Permission, boolean>();
  const look = (permission: Permission) => {
    const most = { permission, explicit: true, recipients: [], temperatures: [] };
    if (authority.may(speaker, most).type !== 'refused') return true;
    if (permission !== 'orders' && !authority.namesPlaces) return false;
    return doorway
      .devices()
      .some((device) => authority.may(speaker, { ...most, devices: [device] }).type !== 'refused');
  };
  return (permission: Permission): boolean => {
    const may = known.get(permission) ?? look(permission);
    known.set(permission, may);
    return may;
  };
}

/** The offered methods of each service, the services by name. */
function methodsOf(
  { doorway }: McpClient,
  may: (permission: Permission) => boolean,
): readonly (readonly Offered[])[] {
  const kinds = new Set(doorway.devices().map(({ kind }) => kind as string));
  const there = doorway.services().filter((one) => one.online && !isIdle(one, kinds));
  const byName = new Map(there.map((one) => [one.service, one]));
  return [...byName.values()]
    .sort((a, b) => (a.service < b.service ? -1 : 1))
    .map(({ service, methods }) =>
      Object.entries(methods).flatMap(([method, manifest]) =>
        manifest.llm && !BY_SAYING.has(rowOf(manifest)) && may(rowOf(manifest))
          ? [{ service, method, manifest }]
          : [],
      ),
    );
}

/** A service that commands a kind of device of which there is none here. */
function isIdle({ service, methods }: Manifest, kinds: ReadonlySet<string>): boolean {
  const commands = Object.values(methods).some(({ effect }) => !readsOnly(effect));
  return commands && KINDS.has(service) && !kinds.has(service);
}

function rowOf({ access, effect, risk }: MethodManifest): Permission {
  return access ?? permissionBy(effect, risk);
}

/** At most so many, first every service's first; in the order of the services. */
function firstRounds(services: readonly (readonly Offered[])[], most: number): readonly Offered[] {
  const longest = Math.max(0, ...services.map((methods) => methods.length));
  const inTurn = Array.from({ length: longest }, (_, round) =>
    services.flatMap((methods) => methods.slice(round, round + 1)),
  ).flat();
  const chosen = new Set(inTurn.slice(0, most));
  return services.flat().filter((one) => chosen.has(one));
}

function toolOf({ service, method, manifest }: Offered): ToolView {
  const { title, description, params, result, risk_when: riskWhen } = manifest;
  const asks = riskWhen === undefined ? '' : ` A person is asked first: ${riskWhen}.`;
  return {
    name: `${service}_${method}`,
    title: title ?? `${service} ${method}`,
    description: `${description}${asks}`,
    inputSchema: objectSchema(params),
    ...(result === undefined ? {} : { outputSchema: result }),
    annotations: annotationsOf(manifest),
  };
}

/** The protocol wants the schema of an object, also where a method takes nothing. */
function objectSchema(params: JsonObject): JsonObject {
  return params['type'] === 'object' ? params : { ...params, type: 'object' };
}

function annotationsOf(manifest: MethodManifest): ToolAnnotations {
  const { effect, risk, risk_when: riskWhen, effects } = manifest;
  const reads = readsOnly(effect);
  return {
    readOnlyHint: reads,
    destructiveHint: !reads && (risk !== 'none' || riskWhen !== undefined || effects?.destructive === true),
    idempotentHint: effect !== 'once',
    openWorldHint: OPEN_WORLD.has(rowOf(manifest)),
  };
}
