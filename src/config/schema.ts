/**
 * The file as people write it: the rooms' schemas joined, one section each, and a section for every service that has settings.
 */
import { z } from 'zod';
import { AccessRules, GuestTemperature } from '../access/index.ts';
import { AnnounceConfig } from '../announcing/index.ts';
import { BusConfig } from '../bus/index.ts';
import { FAMILIES, SERVICES } from '../catalogue.ts';
import {
  Area,
  HouseGoal,
  NotifySettings,
  PARTS_OF_DAY,
  type PartOfDay,
  PERSON_ID,
  Person,
} from '../domain/index.ts';
import { LlmConfig } from '../llm/index.ts';
import { TlsConfig } from '../tls/index.ts';
import { checkAreas, checkCoordinates, checkElsewhere, checkPeople, checkTimezone } from './checks.ts';
import { checkGoals } from './goal-checks.ts';
import { HTTP_TRUST } from './http.ts';
import { PushConfig } from './push.ts';
import { SatellitesConfig, WyomingConfig } from './satellites.ts';
import { VoiceConfig } from './voice.ts';

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

export const HoursConfig = z.strictObject(
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

export type FamilyName = keyof typeof FAMILIES;

export const FAMILY_CONFIGS = Object.fromEntries(
  Object.entries(FAMILIES).map(([name, { config }]) => [name, config ?? z.strictObject({})]),
) as Readonly<Record<FamilyName, z.ZodType>>;

const family = (name: FamilyName) => z.union([z.boolean(), FAMILY_CONFIGS[name]]).optional();

/** Each family: `false` for not at all, `true` for its defaults, or its own settings. */
const DevicesConfig = z.strictObject({
  simulated: family('simulated').describe(
    'a small home to try things on; on unless another family is configured',
  ),
  homeAssistant: family('homeAssistant').describe(
    'devices that announce themselves by MQTT discovery; on unless false',
  ),
  zigbee2mqtt: family('zigbee2mqtt').describe(
    'devices of Zigbee2MQTT in its own words; listened for unless false',
  ),
  tasmota: family('tasmota').describe(
    'devices with the Tasmota firmware in its own words; listened for unless false',
  ),
  shelly: family('shelly').describe('Shelly devices of the second generation on; listened for unless false'),
  owntracks: family('owntracks').describe('phones that tell where they are; off unless configured'),
  wled: family('wled').describe('LED strips with the WLED firmware; listened for unless false'),
});

/** Services that can live without the hub around them. */
const ELSEWHERE = SERVICES.filter(({ needsHub }) => needsHub !== true).map(({ name }) => name) as [
  string,
  ...string[],
];

const ServicesConfig = z.strictObject({
  elsewhere: z
    .array(z.enum(ELSEWHERE))
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
  misunderstoodDays: z
    .number()
    .int()
    .min(0)
    .max(365)
    .default(30)
    .describe('how long sentences that were not understood are listed, in days; 0 for not at all'),
});

const BackupConfig = z.strictObject({
  nightly: z.boolean().default(true).describe('whether the memory is copied into data/backups every night'),
  megabytesMax: z
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1024)
    .describe('how much room those copies may take; the newest always stays'),
  passphrase: z
    .string()
    .min(8)
    .max(1000)
    .optional()
    .describe('what the keys are encrypted with in a nightly copy; without it they are in none'),
});

const TraceConfig = z.strictObject({
  url: z
    .url({ protocol: /^https?$/ })
    .exactOptional()
    .describe('a collector that takes OTLP/JSON, such as http://127.0.0.1:4318; none when absent'),
  headers: z.record(z.string(), z.string()).default({}).describe('more headers for it, such as a key'),
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
  announce: AnnounceConfig.default(false).describe(
    'what of the house is announced to other hubs on the broker: nothing (false), the usual (true), or {prefix, things, commands, scenes, text, presence, times}',
  ),
  llm: LlmConfig.prefault({}),
  services: ServicesConfig.prefault({}),
  goals: z
    .array(HouseGoal)
    .max(50)
    .superRefine(checkGoals)
    .optional()
    .describe('what the house may want: name, description, phrases, want; in place of the usual ones'),
  push: PushConfig.prefault({}),
  voice: VoiceConfig.default('auto').describe(
    'whether the house hears and speaks, and by what: auto, off, or {recogniser, speaker}',
  ),
  satellites: SatellitesConfig.describe(
    'microphones and loudspeakers in rooms: name, area, volume, quiet hours (docs/guides/satellites.md)',
  ),
  mdns: z
    .enum(['on', 'off'])
    .default('on')
    .describe('whether the network is told where the hub is, where others reach it'),
  wyoming: WyomingConfig.exactOptional().describe('a server of the Wyoming protocol; none when absent'),
  notify: z
    .record(z.string().regex(PERSON_ID, 'the id of a person'), NotifySettings)
    .default({})
    .describe('by person how the house reaches them when it speaks first'),
  mcp: z
    .enum(['on', 'off'])
    .default('on')
    .describe('whether assistants may speak with the hub by the Model Context Protocol, at /mcp'),
  journal: JournalConfig.prefault({}),
  backup: BackupConfig.prefault({}),
  trace: TraceConfig.prefault({}),
  log: LogConfig.prefault({}),
};

/** A service's own settings stand under its name: `email`, `light`. */
const serviceSections = Object.fromEntries(
  SERVICES.flatMap(({ name, config }) => (config === undefined ? [] : [[name, config.prefault({})]])),
);

/** The file as people write it. Every key is optional; what is not here is no setting. */
export const ConfigFile = z.strictObject({ ...sections, ...serviceSections });
export type ConfigFile = z.output<z.ZodObject<typeof sections>> & {
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
