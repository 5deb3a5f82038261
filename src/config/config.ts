/**
 * The configuration: the file and the environment read once, every fault told at once, the result completed and frozen. The settings are
 * in `schema.ts`, where a value comes from in `source.ts`, how a fault is put into words in `faults.ts`.
 */
import type { z } from 'zod';
import type { AccessRule } from '../access/index.ts';
import { deepFreeze, type Fault } from '../base/index.ts';
import type { AnyServiceDefinition } from '../bus/index.ts';
import { type Area, type HouseGoal, Person, type Place } from '../domain/index.ts';
import { accountFaults } from './accounts.ts';
import { configFaults } from './faults.ts';
import { reachedFaults } from './reached-people.ts';
import { ConfigFile, FAMILY_CONFIGS, type FamilyName, type HoursConfig } from './schema.ts';
import { readSource } from './source.ts';
import { USUAL_GOALS } from './usual-goals.ts';

/** What the hub is built from: complete, checked, frozen to the bottom. */
export interface Config extends Omit<ConfigFile, 'home' | 'devices' | 'goals'> {
  readonly home: Place & {
    /** False when nobody told where the house stands: `latitude` and `longitude` are then Greenwich's, and no sunset may be told from them. */
    readonly located: boolean;
    readonly people: readonly Person[];
    readonly areas: readonly Area[];
    readonly access: readonly AccessRule[];
    readonly guestTemperature: { readonly min: number; readonly max: number };
  };
  readonly goals: readonly HouseGoal[];
  /** For each family its settings, or `false` when it is not wanted. */
  readonly devices: Readonly<Record<FamilyName, false | object>>;
}

/** A service's own part of the configuration, which has the service's name; undefined for one without settings. */
export function serviceSettings(
  config: Config,
  { name, config: schema }: Pick<AnyServiceDefinition, 'name' | 'config'>,
): unknown {
  return schema && ((config as unknown as Record<string, unknown>)[name] ?? {});
}

export interface ConfigInput {
  /** The text of the file, absent when there is none. */
  readonly yaml?: string;
  /** Only for messages. */
  readonly yamlPath?: string;
  /** The whole environment; `HEARTH_HTTP_PORT=8421` stands above `http: { port }` in the file. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** What the machine knows: its time zone, and the data folder when the command line names one. */
  readonly defaults?: { readonly timezone?: string; readonly data?: string };
}

export type ParsedConfig =
  | {
      readonly ok: true;
      readonly config: Config;
      /** What was accepted and yet will surprise: worth a line in the log. */
      readonly remarks: readonly Fault[];
    }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Joins file, environment and defaults. Tells every fault at once, by path, with a hint and the place it was written at. */
export function parseConfig(input: ConfigInput): ParsedConfig {
  const source = readSource(ConfigFile, input.yaml, input.yamlPath ?? 'hearth.yaml', input.env);
  const parsed = ConfigFile.safeParse(source.value);
  const faults = [
    ...source.faults,
    ...(parsed.success ? [] : configFaults(ConfigFile, parsed.error.issues, source)),
  ];
  if (!parsed.success || faults.length > 0) return { ok: false, faults };
  const config = complete(parsed.data as unknown as ConfigFile, source.value, input.defaults ?? {});
  const beyond = [...accountFaults(config, source), ...reachedFaults(config, source)];
  if (beyond.length > 0) return { ok: false, faults: beyond };
  return { ok: true, config: deepFreeze(config), remarks: remarksOn(config) };
}

/** One line per fault, its hint below it. */
export function faultLines(faults: readonly Fault[]): string {
  return faults
    .map(({ path, message, hint }) => `${path}: ${message}${hint === undefined ? '' : `\n    ${hint}`}`)
    .join('\n');
}

const GREENWICH = { latitude: 51.48, longitude: 0 };

function complete(
  file: ConfigFile,
  written: unknown,
  defaults: NonNullable<ConfigInput['defaults']>,
): Config {
  const { home, devices } = file;
  const { simulated, ...families } = devices;
  // The simulated home stands in until someone names a real family.
  const real = Object.values(families).some((wanted) => wanted !== undefined && wanted !== false);
  return {
    ...file,
    goals: file.goals ?? USUAL_GOALS,
    data: isWritten(written, 'data') ? file.data : (defaults.data ?? file.data),
    home: {
      name: home.name,
      timezone: home.timezone ?? defaults.timezone ?? 'UTC',
      ...(home.locale === undefined ? {} : { locale: home.locale }),
      ...(home.hours === undefined ? {} : { hours: hoursOf(home.hours) }),
      latitude: home.latitude ?? GREENWICH.latitude,
      longitude: home.longitude ?? GREENWICH.longitude,
      located: home.latitude !== undefined,
      people: home.people ?? [someone(file.email.smtp === undefined)],
      areas: home.areas,
      access: home.access,
      guestTemperature: home.guestTemperature,
    },
    devices: {
      simulated: settingsOf('simulated', simulated ?? !real),
      homeAssistant: settingsOf('homeAssistant', devices.homeAssistant ?? true),
      zigbee2mqtt: settingsOf('zigbee2mqtt', devices.zigbee2mqtt ?? true),
      tasmota: settingsOf('tasmota', devices.tasmota ?? true),
      shelly: settingsOf('shelly', devices.shelly ?? true),
      wled: settingsOf('wled', devices.wled ?? true),
      owntracks: settingsOf('owntracks', devices.owntracks ?? false),
    },
  };
}

function hoursOf(hours: z.output<typeof HoursConfig>): NonNullable<Place['hours']> {
  return Object.fromEntries(Object.entries(hours).filter(([, hour]) => hour !== undefined));
}

/** Whoever speaks to a house that was told of nobody. An address only while mails stay in the local mailbox, lest they go to a stranger. */
function someone(mailsStayHere: boolean): Person {
  const address = mailsStayHere ? { email: 'owner@example.com' } : {};
  return Person.parse({ id: 'owner', name: 'Owner', role: 'owner', ...address });
}

function settingsOf(name: FamilyName, written: unknown): false | object {
  const settings = (written === true ? FAMILY_CONFIGS[name].parse({}) : written) as
    | false
    | { enabled?: boolean };
  return settings !== false && settings.enabled === false ? false : settings;
}

function isWritten(written: unknown, key: string): boolean {
  return written !== null && typeof written === 'object' && key in written;
}

function remarksOn(config: Config): Fault[] {
  const remarks: Fault[] = [];
  if (config.email.smtp !== undefined && !config.home.people.some((person) => person.email !== undefined))
    remarks.push({
      path: 'home.people',
      message: 'nobody has an e-mail address, so that no mail can be sent to anyone by name',
      hint: 'For example "people: [{ id: alex, name: Alex, email: alex@example.com, role: owner }]".',
    });
  if (!config.home.people.some(({ role }) => role === 'owner'))
    remarks.push({
      path: 'home.people',
      message: 'nobody is an owner, so that nobody may make tokens or read the audit',
      hint: 'Give somebody "role: owner".',
    });
  if (config.bus.url !== undefined && config.bus.tls !== undefined)
    remarks.push({
      path: 'bus.tls',
      message: 'is for the own broker; the one at bus.url shows a certificate of its own',
    });
  if (config.email.imap !== undefined)
    remarks.push({ path: 'email.imap', message: 'is accepted, but this version does not read mails' });
  return remarks;
}
