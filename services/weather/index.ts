/**
 * weather: how it is outside, by the home's own sensors. There is no forecast in a house without a provider, and it says
 * so instead of guessing.
 */
import { z } from 'zod';
import { dateAt, sayDate, sayInstant } from '../../src/base/index.ts';
import { DeviceService, defineService, method, type ServiceContext } from '../../src/bus/index.ts';
import { isOutside, Moment } from '../../src/domain/index.ts';
import { outdoors, sayReadings } from './outdoors.ts';
import { phrases } from './phrases.ts';

const WeatherView = z.strictObject({
  source: z.enum(['sensors', 'none']).describe('where it is known from'),
  readings: z
    .array(
      z.strictObject({
        name: z.string(),
        place: z.string().trim().min(1).max(120).optional().describe('another place, such as "Sydney"'),
        area: z.string().nullable(),
        kind: z.string(),
        value: z.number(),
        unit: z.string(),
        seen_at: z.string(),
      }),
    )
    .describe('what the sensors outside tell now'),
  forecast: z.literal(false).describe('there is no provider to ask'),
  summary: z.string(),
});

const Place = z.string().trim().min(1).max(120);

const NOW_MS = 3_600_000;
/** A window as long as this is a day that was named, not an hour. */
const PART_OF_DAY_MS = 6 * 3_600_000;

interface Asked {
  readonly at?: Moment | undefined;
  readonly area?: string | string[] | undefined;
  readonly place?: string | undefined;
}

/** Names for where the home is. */
const HOME_WORDS =
  /^(?:my |our |the |this )*(?:home|house|town|hometown|home town|area|location|city|neighbou?rhood|garden)$/i;

class Weather extends DeviceService {
  readonly #context: ServiceContext;

  constructor(context: ServiceContext) {
    super({ context, kinds: ['sensor'], noun: 'sensor' });
    this.#context = context;
  }

  get({ at, area, place }: Asked): z.input<typeof WeatherView> {
    if (place !== undefined && !HOME_WORDS.test(place))
      return {
        source: 'none',
        readings: [],
        forecast: false,
        summary: `I have no weather of ${place}: I only know what the sensors here tell`,
      };
    const rooms = area === undefined ? undefined : [area].flat().map((name) => name.toLowerCase());
    const where = area === undefined ? undefined : [area].flat().join(' and the ');
    const sensors = this.all().filter((device) =>
      rooms === undefined ? isOutside(device) : rooms.includes(device.area?.toLowerCase() ?? ''),
    );
    const readings = sensors.flatMap((device) => outdoors(device, this.report(device.id)));
    const now = readings.length === 0 ? undefined : sayReadings(readings, where);
    const later = this.#later(at);
    const none = `I have no weather: there is no sensor ${where === undefined ? 'outside' : `for it in the ${where}`} and no forecast`;
    const summary =
      later === undefined
        ? (now ?? none)
        : `I have no forecast for ${later}${now === undefined ? '' : `; now, ${now}`}`;
    return { source: now === undefined ? 'none' : 'sensors', readings, forecast: false, summary };
  }

  /** The moment in words where it is not now. */
  #later(at: Moment | undefined): string | undefined {
    if (at === undefined) return undefined;
    const now = this.#context.clock.now();
    const [from, to] = typeof at === 'string' ? [at, at] : at.between;
    if (Date.parse(from) <= now + NOW_MS && Date.parse(to) >= now - NOW_MS) return undefined;
    if (typeof at !== 'string' && at.words !== undefined) return at.words;
    const { timezone } = this.#context.place;
    return Date.parse(to) - Date.parse(from) < PART_OF_DAY_MS
      ? sayInstant(Date.parse(from), now, timezone)
      : sayDate(dateAt(Date.parse(from), timezone), dateAt(now, timezone));
  }
}

export const weather = defineService<Weather>({
  name: 'weather',
  title: 'Weather',
  description: "Tells how it is outside by the home's own sensors, and says so when there are none.",
  version: '1.0.0',
  phrases,
  access: 'ask',
  open: (context: ServiceContext) => new Weather(context),
  methods: {
    get: method({
      title: 'How the weather is',
      description: 'Tells the weather outside now; for later it says that there is no forecast.',
      params: z.strictObject({
        at: Moment.optional().describe('when; now when absent'),
        area: z
          .union([Place, z.array(Place).min(1).max(20)])
          .optional()
          .describe('a part of the home, such as the garden, or several'),
        place: Place.optional().describe('another place, such as London'),
      }),
      result: WeatherView,
      effect: 'read',
      run: (params, self: Weather) => self.get(params),
    }),
  },
});
