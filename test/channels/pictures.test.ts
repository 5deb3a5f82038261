import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenHouse, openHouse } from '../kit/servers/http.ts';

const AT = Date.UTC(2026, 10, 23, 9, 15, 30);
const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 1, 254]);

let open: OpenHouse;
beforeAll(async () => {
  open = await openHouse();
  open.house.pictures.set('door-bell', { bytes, type: 'image/jpeg', at: AT });
  open.house.pictures.set('kept', { bytes, type: 'image/webp', at: null });
  open.house.pictures.set('quiet', { reason: 'it has sent no picture since the hub started' });
});
afterAll(() => open.close());

it('H31 gives the picture of a thing as it came, with its kind and hour, for no cache to keep', async () => {
  const { status, headers } = await open.ask('/v1/devices/door-bell/picture?look=1');
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(bytes.length),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'last-modified': 'Mon, 23 Nov 2026 09:15:30 GMT',
  });
  const again = await open.ask('/v1/devices/door-bell/picture');
  expect(Buffer.from(await again.arrayBuffer())).toEqual(bytes);
  const head = await open.ask('/v1/devices/kept/picture', { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type'), head.headers.get('last-modified')]).toEqual([
    ...[200, 'image/webp', null],
  ]);
  expect(await head.text()).toBe('');
});

it('H31 says why there is no picture: no such device, or none that came', async () => {
  const quiet = await open.ask('/v1/devices/quiet/picture');
  expect([quiet.status, await quiet.json()]).toMatchObject([
    404,
    {
      code: 'not-found',
      detail: 'There is no picture of "quiet": it has sent no picture since the hub started',
    },
  ]);
  const nowhere = await open.ask('/v1/devices/nowhere/picture');
  expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { code: 'unknown-target' }]);
});

it('H31 shows pictures to those who may read the house, and to nobody else', async () => {
  const statusOf = async (role: 'adult' | 'child' | 'guest', scopes?: readonly ['speak']) => {
    const issued = open.tokens.issue({
      name: `a ${role}, ${scopes}`,
      role,
      ...(scopes && { scopes: [...scopes] }),
    });
    return (await open.ask('/v1/devices/door-bell/picture', { token: issued.secret })).status;
  };
  expect(await statusOf('adult')).toBe(200);
  expect(await statusOf('adult', ['speak'])).toBe(403);
  expect(await statusOf('guest')).toBe(403);
  expect((await open.ask('/v1/devices/door-bell/picture', { token: null })).status).toBe(401);
});
