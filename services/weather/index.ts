/**
 * weather: how it is outside by the home's own sensors, and how it will be by a provider of one's choice. Without one it says that
 * there is no forecast instead of guessing.
 */
import { z } from 'zod';
import { dateAt, datePlus, sayDate, sayInstant, startOfDate } from '../../src/base/index.ts';
import { DeviceService, defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { isOutside, Moment } from '../../src/domain/index.ts';
import { type ForecastProvider, SKIES, type Spell, sayDays, sayEnd, sayWeather, within } from './forecast.ts';
import { type Foretold, KeptForecast } from './kept-forecast.ts';
import { metNo } from './met-no.ts';
import { openMeteo } from './open-meteo.ts';
import { OutdoorReading, outdoors, sayReadings } from './outdoors.ts';
import { phrases } from './phrases.ts';

const Config = z
  .strictObject({
    provider: z
      .enum(['none', 'open-meteo', 'met-no'])
      .default('none')
      .describe('who foretells the weather; it learns where the home stands'),
    url: z
      .url({ protocol: /^https?$/ })
      .optional()
      .describe('where the provider answers, if not at its own address'),
    contact: z
      .string()
      .min(3)
      .max(200)
      .regex(/^[\x21-\x7e]+$/, 'is an address without spaces')
      .optional()
      .describe('the mail or web address that met-no wants to know of its users'),
  })
  .superRefine(({ provider, contact }, context) => {
    if (provider === 'met-no' && contact === undefined)
      context.addIssue({ code: 'custom', path: ['contact'], message: 'is missing, met-no needs it' });
  });
type Config = z.output<typeof Config>;

const SpellView = z.strictObject({
  from: z.string(),
  to: z.string(),
  temperature: z.number().describe('°C'),
  wet: z.number().describe('mm of rain or melted snow'),
  wind: z.number().describe('m/s'),
  sky: z.enum(SKIES),
});

const WeatherView = z.strictObject({
  source: z.enum(['sensors', 'forecast', 'both', 'none']).describe('where it is known from'),
  readings: z.array(OutdoorReading).describe('what the sensors outside tell now'),
  forecast: z
    .array(SpellView)
    .describe('what is foretold for the time that was asked about; none without a provider'),
  summary: z.string(),
});

const Place = z.string().trim().min(1).max(120);

const NOW_MS = 3_600_000;
/** A window as long as this is a day that was named, not an hour. */
const PART_OF_DAY_MS = 6 * 3_600_000;
/** A window longer than this is told day by day. */
const ONE_DAY_MS = 30 * 3_600_000;
const SPELLS_TOLD = 48;

const Asked = z.strictObject({
  at: Moment.optional().describe('when; now when absent'),
  area: z
    .union([Place, z.array(Place).min(1).max(20)])
    .optional()
    .describe('a part of the home, such as the garden, or several'),
  place: Place.optional().describe('another place, such as London'),
  ahead: z.boolean().optional().describe('asks what is still to come: whether it will rain, what to wear'),
});
type Asked = z.output<typeof Asked>;

type View = z.input<typeof WeatherView>;

/** Names for where the home is. */
const HOME_WORDS =
  /^(?:my |our |the |this )*(?:home|house|town|hometown|home town|area|location|city|neighbou?rhood|garden)$/i;

class Weather extends DeviceService {
  readonly #context: ServiceContext;
  readonly #forecast: KeptForecast | undefined;

  constructor(context: ServiceContext) {
    super({ context, kinds: ['sensor'], noun: 'sensor' });
    this.#context = context;
    const provider = providerOf(context);
    if (provider !== undefined)
      this.#forecast = new KeptForecast({ provider, clock: context.clock, log: context.log });
  }

  async get({ at, area, place, ahead = false }: Asked): Promise<View> {
    if (place !== undefined && !HOME_WORDS.test(place))
      return {
        source: 'none',
        readings: [],
        forecast: [],
        summary: `I have no weather of ${place}: I only know that of this house`,
      };
    const readings = this.#readings(area);
    const rooms = area === undefined ? undefined : [area].flat().join(' and the ');
    const now = readings.length === 0 ? undefined : sayReadings(readings, rooms);
    // A room is asked of its sensors alone.
    const foretold = rooms === undefined ? await this.#foretold() : undefined;
    if (foretold?.type === 'foretold') return this.#told(foretold, at, readings, now);
    const because = foretold?.type === 'unknown' ? `: ${foretold.because}` : '';
    const later = this.#later(at) ?? (ahead ? 'today' : undefined);
    const none = `I have no weather: there is no sensor ${rooms === undefined ? 'outside' : `for it in the ${rooms}`} and no forecast${because}`;
    const summary =
      later === undefined
        ? (now ?? none)
        : `I have no forecast for ${later.replace(/^on /, '')}${because}${now === undefined ? '' : `; now, ${now}`}`;
    return { source: now === undefined ? 'none' : 'sensors', readings, forecast: [], summary };
  }

  #readings(area: Asked['area']): View['readings'] {
    const rooms = area === undefined ? undefined : [area].flat().map((name) => name.toLowerCase());
    return this.all()
      .filter((device) =>
        rooms === undefined ? isOutside(device) : rooms.includes(device.area?.toLowerCase() ?? ''),
      )
      .flatMap((device) => outdoors(device, this.report(device.id)));
  }

  async #foretold(): Promise<Foretold | undefined> {
    if (this.#forecast === undefined) return undefined;
    if (this.#context.place.located === false)
      return { type: 'unknown', because: 'home.latitude and home.longitude are not set' };
    return this.#forecast.now();
  }

  /** What is foretold for the time that was asked about, with what the sensors tell where that is now. */
  #told(
    { spells, since, because }: Extract<Foretold, { readonly type: 'foretold' }>,
    at: Moment | undefined,
    readings: View['readings'],
    outside: string | undefined,
  ): View {
    const now = this.#context.clock.now();
    const { timezone } = this.#context.place;
    const later = this.#later(at);
    const [from, to] = later === undefined ? [now, this.#endOfToday(now)] : spanOf(at!);
    const isPast = to <= now;
    const asked = isPast ? [] : within(spells, Math.max(from, now), to);
    const sensed = later === undefined ? outside : undefined;
    const source =
      asked.length === 0
        ? sensed === undefined
          ? 'none'
          : 'sensors'
        : sensed === undefined
          ? 'forecast'
          : 'both';
    const stale = since === undefined ? '' : ` (as of ${sayInstant(since, now, timezone)}: ${because})`;
    const weather = isPast
      ? `I do not know the weather of ${later}: a forecast begins now`
      : asked.length === 0
        ? `my forecast goes no further than ${sayEnd(spells, now, timezone)}`
        : to - from > ONE_DAY_MS
          ? sayDays(asked, now, timezone)
          : `${later ?? 'today'} ${sayWeather(asked, now, timezone)}`;
    return {
      ...{ source, readings },
      forecast: asked.slice(0, SPELLS_TOLD).map((spell) => viewOf(spell)),
      summary: `${sensed === undefined ? '' : `${sensed}; `}${weather}${stale}`,
    };
  }

  #endOfToday(now: number): number {
    const { timezone } = this.#context.place;
    return startOfDate(datePlus(dateAt(now, timezone), 1), timezone);
  }

  /** The moment in words where it is not now. */
  #later(at: Moment | undefined): string | undefined {
    if (at === undefined) return undefined;
    const now = this.#context.clock.now();
    const [from, to] = spanOf(at);
    // A named day is now while it lasts; an hour also shortly before and after it.
    const slack = to - from < PART_OF_DAY_MS ? NOW_MS : 0;
    if (from <= now + slack && to > now - slack) return undefined;
    if (typeof at !== 'string' && at.words !== undefined) return at.words;
    const { timezone } = this.#context.place;
    return to - from < PART_OF_DAY_MS
      ? sayInstant(from, now, timezone)
      : sayDate(dateAt(from, timezone), dateAt(now, timezone));
  }
}

function spanOf(at: Moment): readonly [number, number] {
  const [from, to] = typeof at === 'string' ? [at, at] : at.between;
  return [Date.parse(from), Date.parse(to)];
}

const viewOf = ({ from, to, ...spell }: Spell) => ({
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
  ...spell,
});

function providerOf({ config, place, clock }: ServiceContext): ForecastProvider | undefined {
  const { provider, url, contact = '' } = config as Config;
  const now = () => clock.now();
  if (provider === 'open-meteo') return openMeteo(place, now, url);
  if (provider === 'met-no') return metNo(place, contact, now, url);
  return undefined;
}

export const weather = defineService<Weather>({
  name: 'weather',
  title: 'Weather',
  description:
    "Tells how it is outside by the home's own sensors, and how it will be by a forecast where one is configured.",
  version: '1.0.0',
  phrases,
  access: 'ask',
  config: Config.prefault({}),
  open: (context: ServiceContext) => new Weather(context),
  methods: {
    get: method({
      title: 'How the weather is',
      description: 'Tells the weather outside now, or later where there is a forecast.',
      params: Asked,
      result: WeatherView,
      effect: 'read',
      timeoutMs: 10_000,
      run: (params, self: Weather) => self.get(params),
    }),
  },
});
