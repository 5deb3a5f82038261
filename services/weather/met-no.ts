import { z } from 'zod';
import { fetchJson } from '../../src/web/index.ts';
import { type ForecastProvider, type Sky, SPELLS_MAX, type Spell } from './forecast.ts';

const HOUR_MS = 3_600_000;
/** Where it does not tell until when its answer is good. */
const GOOD_MS = 30 * 60_000;

const Next = z.object({
  summary: z.object({ symbol_code: z.string().max(64) }).optional(),
  details: z.object({ precipitation_amount: z.number().optional() }).optional(),
});
const Series = z.object({
  properties: z.object({
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime(),
          data: z.object({
            instant: z.object({
              details: z.object({
                air_temperature: z.number().optional(),
                wind_speed: z.number().optional(),
              }),
            }),
            next_1_hours: Next.optional(),
            next_6_hours: Next.optional(),
          }),
        }),
      )
      .max(SPELLS_MAX),
  }),
});

/**
 * MET Norway (api.met.no, "Locationforecast 2.0", `compact`; developer.yr.no, "Terms of Service"): wants a User-Agent that names the
 * program and somebody to write to, coordinates of four decimals at most, and nobody who asks again before `Expires`.
 */
export function metNo(
  place: { readonly latitude: number; readonly longitude: number },
  contact: string,
  now: () => number,
  base = 'https://api.met.no',
): ForecastProvider {
  const url = new URL('/weatherapi/locationforecast/2.0/compact', base);
  url.searchParams.set('lat', place.latitude.toFixed(4));
  url.searchParams.set('lon', place.longitude.toFixed(4));
  let modified: string | undefined;
  return {
    async fetch(signal) {
      const fetched = await fetchJson(url, {
        ...{ signal, who: 'the weather service' },
        headers: {
          'user-agent': `hearth ${contact}`,
          ...(modified === undefined ? {} : { 'if-modified-since': modified }),
        },
        hints: {
          403: 'Is weather.contact an address of yours? MET Norway turns away who names none.',
          429: 'MET Norway was asked too often.',
        },
      });
      if (fetched.type === 'failed') return fetched;
      const expires = Date.parse(fetched.headers.get('expires') ?? '');
      const goodUntil = Number.isNaN(expires) ? now() + GOOD_MS : expires;
      if (fetched.type === 'unchanged') return { type: 'unchanged', goodUntil };
      const read = Series.safeParse(fetched.body);
      if (!read.success)
        return { type: 'failed', message: 'the weather service answered without a forecast' };
      modified = fetched.headers.get('last-modified') ?? undefined;
      return { type: 'forecast', spells: read.data.properties.timeseries.flatMap(spellOf), goodUntil };
    },
  };
}

type Step = z.infer<typeof Series>['properties']['timeseries'][number];

/** Hours for two days and a half, then steps of six; the last step tells no stretch of time. */
function spellOf({ time, data }: Step): Spell[] {
  const { air_temperature: temperature, wind_speed: wind = 0 } = data.instant.details;
  const next = data.next_1_hours ?? data.next_6_hours;
  if (temperature === undefined || next === undefined) return [];
  const from = Date.parse(time);
  return [
    {
      ...{ from, to: from + (data.next_1_hours === undefined ? 6 : 1) * HOUR_MS, temperature, wind },
      wet: next.details?.precipitation_amount ?? 0,
      sky: skyOf(next.summary?.symbol_code ?? 'cloudy'),
    },
  ];
}

/** `lightrainshowersandthunder_day` and its like (api.met.no, "WeatherIcon 2.0"). */
function skyOf(symbol: string): Sky {
  if (symbol.includes('thunder')) return 'thunder';
  if (symbol.includes('sleet')) return 'sleet';
  if (symbol.includes('snow')) return 'snow';
  if (symbol.includes('rain')) return 'rain';
  if (symbol.includes('fog')) return 'fog';
  if (symbol.includes('clearsky')) return 'clear';
  return /partlycloudy|fair/.test(symbol) ? 'fair' : 'cloudy';
}
