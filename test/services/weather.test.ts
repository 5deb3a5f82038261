import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  type ForecastProvider,
  type Sky,
  type Spell,
  sayDays,
  sayWeather,
} from '../../services/weather/forecast.ts';
import { weather } from '../../services/weather/index.ts';
import { KeptForecast } from '../../services/weather/kept-forecast.ts';
import { metNo } from '../../services/weather/met-no.ts';
import { openMeteo } from '../../services/weather/open-meteo.ts';
import { dateAt, datePlus, silentLogger, startOfDate } from '../../src/base/index.ts';
import { clockFrom, ManualClock } from '../kit/clock.ts';
import { result, type Things, things } from './things.ts';

const HOUR = 3_600_000;
const ZONE = 'Europe/London';
const LONDON = { latitude: 51.507_412_3, longitude: -0.127_812_3 };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

type Serve = (request: IncomingMessage, response: ServerResponse) => void;

/** A small weather service; what it answers may change while it runs. */
async function provider(serve: Serve) {
  const asked: IncomingMessage[] = [];
  const answer = { serve };
  const server = createServer((request, response) => {
    asked.push(request);
    answer.serve(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  ends.push(() => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  });
  return { asked, answer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const NOON = '2026-03-10T12:00:00Z';

async function home(config: unknown, now = NOON): Promise<Things> {
  const one = await things(weather, config, {}, clockFrom(now));
  ends.push(() => one.house.close());
  return one;
}

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) => {
  response.writeHead(200, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

/** Open-Meteo's hours from an instant on: 10 °C, fair and dry, but for `wet` (mm by hour). */
function hoursFrom(start: number, count: number, wet: Readonly<Record<number, number>> = {}) {
  const at = Array.from({ length: count }, (_, index) => index);
  return {
    hourly: {
      time: at.map((index) => (start + index * HOUR) / 1000),
      temperature_2m: at.map((index) => 10 + (index % 3)),
      precipitation: at.map((index) => wet[index] ?? 0),
      weather_code: at.map((index) => (wet[index] === undefined ? 1 : 61)),
      wind_speed_10m: at.map(() => 4),
    },
  };
}

const midnight = (days: number) => startOfDate(datePlus(dateAt(Date.parse(NOON), ZONE), days), ZONE);
const day = (days: number, words: string) => ({
  at: {
    between: [new Date(midnight(days)).toISOString(), new Date(midnight(days + 1)).toISOString()],
    words,
  },
});

describe('H16 the weather of a house with a provider', () => {
  it('H16 is foretold by Open-Meteo for where the house stands, the rain with its hours', async () => {
    const { url, asked } = await provider((_request, response) =>
      json(response, hoursFrom(midnight(1), 24, { 14: 1.2, 15: 2, 16: 1 })),
    );
    const { call } = await home({ provider: 'open-meteo', url });
    const told = result(await call('get', day(1, 'tomorrow')));
    expect(told).toMatchObject({
      source: 'forecast',
      summary: 'tomorrow rain from 14:00 to 17:00 (4 mm), 10 to 12 °C',
    });
    expect(told.forecast).toHaveLength(24);
    expect(told.forecast[14]).toMatchObject({ wet: 1.2, sky: 'rain', wind: 4 });
    const { pathname, searchParams } = new URL(asked[0]?.url ?? '', url);
    expect(pathname).toBe('/v1/forecast');
    expect(searchParams.get('timeformat')).toBe('unixtime');
    expect(searchParams.get('wind_speed_unit')).toBe('ms');
    expect(searchParams.get('latitude')).toMatch(/^51\.\d{4}$/);
  });

  it('H16 is what the sensors tell now and what is foretold for the rest of the day', async () => {
    const { url } = await provider((_request, response) => json(response, hoursFrom(midnight(0), 48)));
    const { call } = await home({ provider: 'open-meteo', url });
    const told = result(await call('get', {}));
    expect(told.source).toBe('both');
    expect(told.summary).toMatch(/^outside it is 8\.3 °C, 71 % humidity; today partly cloudy and dry, 1\d/);
  });

  it('H16 goes no further than the forecast, and knows no other place', async () => {
    const { url } = await provider((_request, response) => json(response, hoursFrom(midnight(0), 24)));
    const { call } = await home({ provider: 'open-meteo', url });
    const later = result(await call('get', day(6, 'on Saturday')));
    expect(later).toMatchObject({ forecast: [], summary: 'my forecast goes no further than today' });
    const oslo = result(await call('get', { place: 'Oslo' }));
    expect(oslo.summary).toBe('I have no weather of Oslo: I only know that of this house');
  });

  it('H16 takes tomorrow for a day of its own, also half an hour before and after it begins', async () => {
    const { url } = await provider((_request, response) => json(response, hoursFrom(midnight(0), 72)));
    const late = await home({ provider: 'open-meteo', url }, '2026-03-10T23:30:00Z');
    expect(result(await late.call('get', day(1, 'tomorrow')))).toMatchObject({
      source: 'forecast',
      summary: 'tomorrow partly cloudy and dry, 10 to 12 °C',
    });
    const early = await home({ provider: 'open-meteo', url }, '2026-03-11T00:30:00Z');
    expect(result(await early.call('get', day(1, 'today'))).source).toBe('both');
    expect(result(await early.call('get', day(0, 'yesterday')))).toMatchObject({
      forecast: [],
      summary: 'I do not know the weather of yesterday: a forecast begins now',
    });
  });

  it('X16 says why there is no forecast, whatever the provider answers, and what the sensors tell all the same', async () => {
    const { url } = await provider((_request, response) => response.writeHead(429).end());
    const { call } = await home({ provider: 'open-meteo', url });
    expect(result(await call('get', day(1, 'tomorrow')))).toMatchObject({
      source: 'sensors',
      summary:
        'I have no forecast for tomorrow: the weather service answered 429; now, outside it is 8.3 °C, 71 % humidity',
    });
  });
});

describe('H16 the forecast that is kept', () => {
  const spell = (from: number): Spell => ({
    from,
    to: from + HOUR,
    temperature: 9,
    wet: 0,
    wind: 2,
    sky: 'fair',
  });

  function kept(fetch: ForecastProvider['fetch']) {
    const clock = new ManualClock();
    return { clock, forecast: new KeptForecast({ provider: { fetch }, clock, log: silentLogger }) };
  }

  it('H16 is asked for anew when it is no longer good, once for all who ask at the same time', async () => {
    let fetched = 0;
    const { clock, forecast } = kept(async () => {
      fetched += 1;
      return { type: 'forecast', spells: [spell(0)], goodUntil: clock.now() + HOUR };
    });
    await Promise.all([forecast.now(), forecast.now(), forecast.now()]);
    await forecast.now();
    expect(fetched).toBe(1);
    await clock.advance(HOUR);
    await forecast.now();
    expect(fetched).toBe(2);
  });

  it('X16 holds for a day when nothing newer can be had, tells its age, and does not ask in every breath', async () => {
    let fetched = 0;
    const { clock, forecast } = kept(async () => {
      fetched += 1;
      return fetched === 1
        ? { type: 'forecast', spells: [spell(0)], goodUntil: clock.now() + HOUR }
        : { type: 'failed', message: 'the cable is out' };
    });
    const first = clock.now();
    await forecast.now();
    await clock.advance(2 * HOUR);
    expect(await forecast.now()).toEqual({
      type: 'foretold',
      spells: [spell(0)],
      since: first,
      because: 'the cable is out',
    });
    await forecast.now();
    expect(fetched).toBe(2);
    await clock.advance(23 * HOUR);
    expect(await forecast.now()).toEqual({ type: 'unknown', because: 'the cable is out' });
  });

  it('X16 does not tell what it is now as what is still to come', async () => {
    const { call } = await home({});
    const now = 'outside it is 8.3 °C, 71 % humidity';
    expect(result(await call('get', {}))).toMatchObject({ summary: now });
    expect(result(await call('get', { ahead: true }))).toMatchObject({
      summary: `I have no forecast for today; now, ${now}`,
    });
  });

  it('X16 gives a provider eight seconds', async () => {
    const { url } = await provider(() => {});
    const clock = new ManualClock();
    const of = openMeteo(LONDON, () => clock.now(), url);
    const forecast = new KeptForecast({ provider: of, clock, log: silentLogger });
    const asked = forecast.now();
    await clock.advance(8_000);
    expect(await asked).toEqual({ type: 'unknown', because: 'the weather service did not answer in time' });
  });

  it('X16 is not made of what is no forecast', async () => {
    const { url, answer } = await provider(() => {});
    const fetch = () => openMeteo(LONDON, Date.now, url).fetch(AbortSignal.timeout(5_000));
    const bodies = [
      '<html>',
      '[]',
      '{}',
      '{"hourly":{"time":["now"]}}',
      `{"hourly":{"time":[${'1,'.repeat(500)}1]}}`,
    ];
    for (const body of bodies) {
      answer.serve = (_request, response) => response.end(body);
      expect((await fetch()).type, body).toBe('failed');
    }
    answer.serve = (_request, response) => response.end(`{"x":"${'y'.repeat(2_000_001)}"}`);
    expect(await fetch()).toMatchObject({
      type: 'failed',
      message: expect.stringMatching(/more than 2000000 bytes/),
    });
    answer.serve = (_request, response) => response.writeHead(302, { location: 'http://192.0.2.1/' }).end();
    expect((await fetch()).type).toBe('failed');
  });
});

describe('H16 the forecast of MET Norway', () => {
  const step = (at: number, of: object) => ({
    time: new Date(at).toISOString(),
    data: { instant: { details: { air_temperature: 3.4, wind_speed: 12 } }, ...of },
  });
  const next = (symbol_code: string, precipitation_amount: number) => ({
    summary: { symbol_code },
    details: { precipitation_amount },
  });
  const start = Date.UTC(2026, 0, 5, 6);

  it('H16 is asked for as its terms want, and asked again only for what is newer', async () => {
    const { url, asked, answer } = await provider((_request, response) =>
      json(
        response,
        {
          properties: {
            timeseries: [
              step(start, {
                next_1_hours: next('lightsnowshowers_day', 0.6),
                next_6_hours: next('cloudy', 9),
              }),
              step(start + HOUR, { next_6_hours: next('rainandthunder', 4) }),
              step(start + 7 * HOUR, {}),
            ],
          },
        },
        { expires: 'Mon, 05 Jan 2026 06:31:00 GMT', 'last-modified': 'Mon, 05 Jan 2026 06:00:00 GMT' },
      ),
    );
    const of = metNo(LONDON, 'alex@example.com', () => start, url);
    expect(await of.fetch(AbortSignal.timeout(5_000))).toEqual({
      type: 'forecast',
      goodUntil: Date.UTC(2026, 0, 5, 6, 31),
      spells: [
        { from: start, to: start + HOUR, temperature: 3.4, wet: 0.6, wind: 12, sky: 'snow' },
        { from: start + HOUR, to: start + 7 * HOUR, temperature: 3.4, wet: 4, wind: 12, sky: 'thunder' },
      ],
    });
    expect(asked[0]?.url).toBe('/weatherapi/locationforecast/2.0/compact?lat=51.5074&lon=-0.1278');
    expect(asked[0]?.headers['user-agent']).toBe('hearth alex@example.com');
    expect(asked[0]?.headers['if-modified-since']).toBeUndefined();
    answer.serve = (_request, response) =>
      response.writeHead(304, { expires: 'Mon, 05 Jan 2026 07:02:00 GMT' }).end();
    expect(await of.fetch(AbortSignal.timeout(5_000))).toEqual({
      type: 'unchanged',
      goodUntil: Date.UTC(2026, 0, 5, 7, 2),
    });
    expect(asked[1]?.headers['if-modified-since']).toBe('Mon, 05 Jan 2026 06:00:00 GMT');
  });

  it('H16 wants somebody to write to', () => {
    const parsed = weather.config?.safeParse({ provider: 'met-no' });
    expect(parsed?.error?.issues).toMatchObject([
      { path: ['contact'], message: 'is missing, met-no needs it' },
    ]);
  });
});

describe('A24 the weather in words', () => {
  const start = Date.UTC(2026, 0, 5);
  const hours = (of: readonly (readonly [Sky, number])[]): Spell[] =>
    of.map(([sky, wet], index) => ({
      ...{ from: start + index * HOUR, to: start + (index + 1) * HOUR },
      ...{ temperature: index, wet, wind: 3, sky },
    }));
  const say = (of: readonly (readonly [Sky, number])[], now = start - HOUR) =>
    sayWeather(hours(of), now, ZONE);

  it.each([
    [
      [
        ['clear', 0],
        ['clear', 0],
        ['cloudy', 0],
      ],
      'clear and dry, 0 to 2 °C',
    ],
    [[['fog', 0]], 'foggy and dry, 0 °C'],
    [
      [
        ['fair', 0],
        ['rain', 0.4],
        ['fair', 0],
      ],
      'rain around 1:00 (less than 1 mm), 0 to 2 °C',
    ],
    [
      [
        ['snow', 2],
        ['snow', 3],
      ],
      'snow (5 mm), 0 to 1 °C',
    ],
    [
      [
        ['rain', 1],
        ['thunder', 4],
        ['fair', 0],
      ],
      'thunderstorms from 0:00 to 2:00 (5 mm), 0 to 2 °C',
    ],
    [
      [
        ['fair', 0.1],
        ['fair', 0],
      ],
      'partly cloudy and dry, 0 to 1 °C',
    ],
  ] as const)('A24 %j', (of, words) => {
    expect(say(of)).toBe(words);
  });

  it('A24 says when it stops where it rains already, and that it is windy from 39 km/h on', () => {
    const [first, ...rest] = hours([
      ['rain', 1],
      ['rain', 1],
      ['fair', 0],
    ]);
    expect(sayWeather([{ ...first!, wind: 11 }, ...rest], start + HOUR / 2, ZONE)).toBe(
      'rain until 2:00 (2 mm), 0 to 2 °C, windy, up to 40 km/h',
    );
  });

  it('A24 tells a longer time by its days', () => {
    const days = hours(
      Array.from({ length: 72 }, (_, index) => [index < 24 ? 'rain' : 'fair', index < 24 ? 0.5 : 0] as const),
    );
    expect(sayDays(days, start - HOUR, ZONE)).toBe(
      'tomorrow rain (12 mm), 0 to 23 °C; on Tuesday partly cloudy and dry, 24 to 47 °C; on Wednesday partly cloudy and dry, 48 to 71 °C',
    );
  });
});
