/**
 * The configuration: the rooms' schemas joined, the file and the environment read once, every fault told at once, the result
 * frozen. Where a value comes from is `config-source.ts`, how a fault is put into words `config-faults.ts`.
 */
import { z } from 'zod';
import { type AccessRule, AccessRules, GuestTemperature } from './access/index.ts';
import type { Fault } from './base/index.ts';
import { BusConfig } from './bus/index.ts';
import { FAMILIES, SERVICES } from './catalogue.ts';
import { accountFaults } from './config-accounts.ts';
import { checkAreas, checkCoordinates, checkElsewhere, checkPeople, checkTimezone } from './config-checks.ts';
import { configFaults } from './config-faults.ts';
import { checkGoals } from './config-goals.ts';
import { HTTP_TRUST } from './config-http.ts';
import { readSource } from './config-source.ts';
import { Area, HouseGoal, PARTS_OF_DAY, type PartOfDay, Person, type Place } from './domain/index.ts';
import { USUAL_GOALS } from './goals.ts';
import { LlmConfig } from './llm/index.ts';
import { TlsConfig } from './tls/index.ts';

const PEOPLE_MAX = 32;
const AREAS_MAX = 500;

const port = z.number().int().min(0).max(65_535);

/** `7`, `7.5` or `"07:30"`, in hours. */
const Hour = z.union([
  z.number().min(0).lt(24),
  z
    .string()
    .regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, 'no time of day such as 07:30')
    .transform((text) => Number(text.split(':')[0]) + Number(text.split(':')[1]) / 60),
]);

const HoursConfig = z.strictObject(
  Object.fromEntries(PARTS_OF_DAY.map((part) => [part, Hour.optional()])) as Record<
    PartOfDay,
    z.ZodOptional<typeof Hour>
  >,
);

const HomeConfig = z
  .strictObject({
    name: z.string().min(1).max(80).default('Home').describe('what the house is called'),
    timezone: z
      .string()
      .superRefine(checkTimezone)
      .optional()
      .describe('an IANA time zone such as Europe/London; the zone of the machine when absent'),
    latitude: z.number().min(-90).max(90).optional().describe('degrees, north positive'),
    longitude: z.number().min(-180).max(180).optional().describe('degrees, east positive'),
    locale: z
      .enum(['en-GB', 'en-US'])
      .optional()
      .describe('whether 3/4 is the third of April (en-GB, when absent) or the fourth of March (en-US)'),
    hours: HoursConfig.optional().describe('what "in the morning" or "after lunch" mean in this house'),
    people: z
      .array(Person)
      .min(1)
      .max(PEOPLE_MAX)
      .superRefine(checkPeople)
      .optional()
      .describe('who lives here: id, name, email, role (owner, adult, child, guest), aliases'),
    access: AccessRules.describe(
      'who may do what, where the table of roles says otherwise (docs/reference/roles.md)',
    ),
    guestTemperature: GuestTemperature.describe('what a guest may set, in °C'),
    areas: z
      .array(
        z.union([
          z
            .string()
            .min(1)
            .max(120)
            .transform((name) => Area.parse({ name })),
          Area,
        ]),
      )
      .max(AREAS_MAX)
      .superRefine(checkAreas)
      .default([])
      .describe('rooms and places, each a name or {name, floor, aliases}'),
  })
  .superRefine(checkCoordinates);

const HttpConfig = z.strictObject({
  host: z
    .string()
    .min(1)
    .default('0.0.0.0')
    .describe('the interface to listen on; 127.0.0.1 keeps it on this machine'),
  port: port.default(8420).describe('TCP port, 0 for any free one'),
  ...HTTP_TRUST,
  tls: TlsConfig.exactOptional(),
});

/** Families that the file may name and this version does not speak. */
const UNSPOKEN = {
  zigbee2mqtt: z.strictObject({ base: z.string().min(1).optional() }),
  tasmota: z.strictObject({}),
};
type FamilyName = keyof typeof FAMILIES | keyof typeof UNSPOKEN;

const FAMILY_CONFIGS: Readonly<Record<FamilyName, z.ZodType>> = {
  ...UNSPOKEN,
  simulated: FAMILIES.simulated.config ?? z.strictObject({}),
  homeAssistant: FAMILIES.homeAssistant.config ?? z.strictObject({}),
};

const family = (name: FamilyName) => z.union([z.boolean(), FAMILY_CONFIGS[name]]).optional();

/** Each family: `false` for not at all, `true` for its defaults, or its own settings. */
const DevicesConfig = z.strictObject({
  simulated: family('simulated').describe(
    'a small home to try things on; on unless another family is configured',
  ),
  homeAssistant: family('homeAssistant').describe(
    'devices that announce themselves by MQTT discovery; on unless false',
  ),
  zigbee2mqtt: family('zigbee2mqtt').describe('devices of Zigbee2MQTT'),
  tasmota: family('tasmota').describe('devices with the Tasmota firmware'),
});

const ServicesConfig = z.strictObject({
  elsewhere: z
    .array(z.enum(SERVICES.map(({ name }) => name) as [string, ...string[]]))
    .superRefine(checkElsewhere)
    .default([])
    .describe('services that run by "hearth service NAME" in a process of their own'),
  risks: z
    .record(
      z
        .string()
        .regex(/^[a-z0-9][a-z0-9_-]*\.[a-z0-9][a-z0-9_-]*$/, 'is not SERVICE.METHOD, such as coffee.brew'),
      z.enum(['confirm', 'restricted']),
    )
    .default({})
    .describe(
      'methods of other programs that need a yes, by SERVICE.METHOD: a risk is raised by it, never lowered',
    ),
});

const JournalConfig = z.strictObject({
  keepDays: z
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(90)
    .describe('how long what has ended is remembered, in days'),
  entriesMax: z
    .number()
    .int()
    .min(1000)
    .max(100_000_000)
    .default(1_000_000)
    .describe('how many entries the journal may have before the oldest that has ended is forgotten sooner'),
});

const LogConfig = z.strictObject({
  level: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('how much the hub tells of itself'),
  damping: z
    .boolean()
    .default(true)
    .describe('whether a line that repeats is told once and then with its count'),
});

const sections = {
  data: z.string().min(1).default('./data').describe('the folder that holds all that the hub remembers'),
  home: HomeConfig.prefault({}),
  bus: BusConfig.extend({ tls: TlsConfig.exactOptional() }).prefault({}),
  http: HttpConfig.prefault({}),
  devices: DevicesConfig.prefault({}),
  llm: LlmConfig.prefault({}),
  services: ServicesConfig.prefault({}),
  goals: z
    .array(HouseGoal)
    .max(50)
    .superRefine(checkGoals)
    .optional()
    .describe('what the house may want: name, description, phrases, want; in place of the usual ones'),
  journal: JournalConfig.prefault({}),
  log: LogConfig.prefault({}),
};

/** A service's own settings stand under its name: `email`, `light`. */
const serviceSections = Object.fromEntries(
  SERVICES.flatMap(({ name, config }) => (config === undefined ? [] : [[name, config.prefault({})]])),
);

/** The file as people write it. Every key is optional; what is not here is no setting. */
export const ConfigFile = z.strictObject({ ...sections, ...serviceSections });
type ConfigFile = z.output<z.ZodObject<typeof sections>> & {
  readonly email: MailSettings;
  readonly search: { readonly provider: string };
  readonly scene: {
    readonly scenes: readonly { readonly name: string; readonly aliases: readonly string[] }[];
  };
};

/** As much of the e-mail service's settings as matters beyond it. */
interface MailSettings {
  readonly smtp?: unknown;
  readonly imap?: unknown;
}

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
  const accounts = accountFaults(config, source);
  if (accounts.length > 0) return { ok: false, faults: accounts };
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
  const { simulated, homeAssistant, zigbee2mqtt, tasmota } = devices;
  // The simulated home stands in until someone names a real family.
  const real = [homeAssistant, zigbee2mqtt, tasmota].some(
    (wanted) => wanted !== undefined && wanted !== false,
  );
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
      homeAssistant: settingsOf('homeAssistant', homeAssistant ?? true),
      zigbee2mqtt: settingsOf('zigbee2mqtt', zigbee2mqtt ?? false),
      tasmota: settingsOf('tasmota', tasmota ?? false),
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
  for (const name of Object.keys(UNSPOKEN) as (keyof typeof UNSPOKEN)[])
    if (config.devices[name] !== false)
      remarks.push({
        path: `devices.${name}`,
        message: 'is accepted, but this version does not speak it',
        hint: 'Let it announce its devices by Home Assistant discovery.',
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

function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
