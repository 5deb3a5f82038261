import { z } from 'zod';
import { fetchJson } from '../../src/web/index.ts';
import { type ForecastProvider, type Sky, SPELLS_MAX, type Spell } from './forecast.ts';

const HOUR_MS = 3_600_000;
/** Its models are run anew every hour at the soonest. */
const GOOD_MS = 30 * 60_000;

const Hours = z.object({
  hourly: z.object({
    time: z.array(z.number()).max(SPELLS_MAX),
    temperature_2m: z.array(z.number().nullable()),
    precipitation: z.array(z.number().nullable()),
    weather_code: z.array(z.number().nullable()),
    wind_speed_10m: z.array(z.number().nullable()),
  }),
});

/** Open-Meteo (open-meteo.com/en/docs, "Weather Forecast API"): `GET /v1/forecast`, hours in parallel lists, free without a key. */
export function openMeteo(
  place: { readonly latitude: number; readonly longitude: number },
  now: () => number,
  base = 'https://api.open-meteo.com',
): ForecastProvider {
  const url = new URL('/v1/forecast', base);
  const query = {
    latitude: place.latitude.toFixed(4),
    longitude: place.longitude.toFixed(4),
    hourly: 'temperature_2m,precipitation,weather_code,wind_speed_10m',
    wind_speed_unit: 'ms',
    timeformat: 'unixtime',
    forecast_days: '10',
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return {
    async fetch(signal) {
      const hints = { 429: 'Its free allowance for today is used up.' };
      const fetched = await fetchJson(url, { signal, who: 'the weather service', hints });
      if (fetched.type === 'failed') return fetched;
      const read = fetched.type === 'fetched' ? Hours.safeParse(fetched.body) : undefined;
      if (read?.success !== true)
        return { type: 'failed', message: 'the weather service answered without hours' };
      const { hourly } = read.data;
      const spells = hourly.time.flatMap((seconds, at): Spell[] => {
        const temperature = hourly.temperature_2m[at];
        if (temperature === undefined || temperature === null) return [];
        const from = seconds * 1000;
        return [
          {
            ...{ from, to: from + HOUR_MS, temperature },
            wet: hourly.precipitation[at] ?? 0,
            wind: hourly.wind_speed_10m[at] ?? 0,
            sky: skyOf(hourly.weather_code[at] ?? 3),
          },
        ];
      });
      return { type: 'forecast', spells, goodUntil: now() + GOOD_MS };
    },
  };
}

/** WMO 4677 as far as Open-Meteo uses it ("WMO Weather interpretation codes"). */
function skyOf(code: number): Sky {
  if (code === 0) return 'clear';
  if (code <= 2) return 'fair';
  if (code === 3) return 'cloudy';
  if (code <= 48) return 'fog';
  if (code >= 95) return 'thunder';
  if ([56, 57, 66, 67].includes(code)) return 'sleet';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  return 'rain';
}
