import { z } from 'zod';
import { defined, HearthError, isJsonObject, type Json, type JsonObject } from '../../../base/index.ts';
import {
  Area,
  AreaChange,
  DEVICE_ID,
  Device,
  DeviceChange,
  DeviceReport,
  type Doorway,
  Manifest,
  NAME,
  Person,
} from '../../../domain/index.ts';
import type { HouseAccess } from '../access.ts';
import { problemOfCall } from '../problem.ts';
import { type Asked, json, type Reply, type Route, route } from '../route.ts';
import { idempotencyKey, KEY_HEADER } from './idempotency.ts';

/** The body's own key for a confirmation: no parameter's name can begin with `$`. */
const CONFIRM_KEY = '$confirm';

const CallPath = z.strictObject({
  service: z.string().regex(NAME, 'is not the name of a service'),
  method: z.string().regex(NAME, 'is not the name of a method'),
});

const DevicePath = z.strictObject({ id: z.string().regex(DEVICE_ID) });

const AreaPath = z.strictObject({ name: Area.shape.name });

const CALL_HEADERS = {
  'Hearth-Confirm': `the token of a 428 answer, once a person has said yes; or "${CONFIRM_KEY}" in the body`,
  ...KEY_HEADER,
};

const CALL_ANSWERS = {
  200: { description: 'What the method returned.', schema: z.object({ result: z.json() }) },
  428: { description: 'Risky: ask a person the `question` in `confirm`, then repeat with its token.' },
};

/** What the house can do and what is in it. */
export function serviceRoutes({ house }: Pick<HouseAccess, 'house'>): readonly Route[] {
  async function call(
    { doorway, header }: Pick<Asked<unknown, unknown, unknown>, 'doorway' | 'header'>,
    { service, method }: z.output<typeof CallPath>,
    body: Json,
    also: Readonly<Record<string, Json>> = {},
  ): Promise<Reply> {
    const { callParams, confirmInBody } = splitConfirm(body);
    const confirm = header('hearth-confirm') || confirmInBody;
    const key = header('idempotency-key');
    const options = { confirm, idempotencyKey: key === undefined ? undefined : idempotencyKey(key) };
    const params = isJsonObject(callParams) ? { ...callParams, ...also } : callParams;
    const outcome = await doorway.call(service, method, params, defined(options));
    return outcome.ok
      ? json(200, { result: outcome.result })
      : { type: 'problem', problem: problemOfCall(outcome.error) };
  }

  return [
    route({
      method: 'GET',
      path: '/v1/services',
      tag: 'house',
      summary: 'The services and their methods, with JSON Schema.',
      needs: ['read'],
      answers: {
        200: {
          description: 'Manifests.',
          schema: z.object({ services: z.array(Manifest.extend({ online: z.boolean() })) }),
        },
      },
      run: ({ doorway }) => json(200, { services: doorway.services() }),
    }),
    route({
      method: 'POST',
      path: '/v1/services/{service}/{method}',
      tag: 'house',
      summary: 'Call a method of a service. What only looks is open to who may ask for it in words.',
      needs: ['speak', 'read', 'act'],
      params: CallPath,
      body: z.json().optional().describe('the method’s parameters, as its manifest describes them'),
      headers: CALL_HEADERS,
      answers: CALL_ANSWERS,
      run: ({ params, body, token, client, ...asked }) => {
        // At the page who may say it may tap it; elsewhere a token without `act` calls what only looks.
        const maySay = client.session !== undefined && token.scopes.includes('speak');
        if (!maySay && !token.scopes.includes('act') && !onlyLooks(asked.doorway, params))
          throw new HearthError('not-permitted', `The token "${token.name}" does not open this`, {
            hint: 'It needs the scope act.',
          });
        return call(asked, params, body ?? {});
      },
    }),
    route({
      method: 'POST',
      path: '/v1/devices/{id}/{method}',
      tag: 'house',
      summary: 'Command one device: a method of the service of its kind, such as turn_on.',
      needs: ['speak', 'act'],
      params: z.strictObject({ id: z.string().regex(DEVICE_ID), method: CallPath.shape.method }),
      body: z
        .record(z.string(), z.json())
        .optional()
        .describe('the method’s parameters without the target, such as {"brightness": 30}'),
      headers: CALL_HEADERS,
      answers: {
        ...CALL_ANSWERS,
        404: { description: 'There is no such device, or it has no such method.' },
      },
      run: ({ params: { id, method }, body = {}, ...asked }) => {
        const device = asked.doorway.device(id);
        if (device === undefined) throw noDevice(id);
        return call(asked, { service: device.kind, method }, body, { target: { id } });
      },
    }),
    route({
      method: 'GET',
      path: '/v1/devices',
      tag: 'house',
      summary: 'The devices and what each last reported.',
      needs: ['read'],
      answers: {
        200: {
          description: 'Devices.',
          schema: z.object({ devices: z.array(Device.extend({ report: DeviceReport.nullable() })) }),
        },
      },
      run: ({ doorway }) => json(200, { devices: doorway.devices() }),
    }),
    route({
      method: 'GET',
      path: '/v1/devices/{id}/picture',
      tag: 'house',
      summary:
        'The newest still picture that a camera sent, as JPEG, PNG, WebP or GIF. It is kept in memory alone.',
      needs: ['read'],
      params: DevicePath,
      query: z.strictObject({
        look: z
          .string()
          .max(40)
          .exactOptional()
          .describe('any word: a browser asks anew for an address that is new'),
      }),
      answers: {
        200: {
          description: 'The picture. Last-Modified tells when it came, where that is known.',
          contentType: 'image/*',
          schema: z.unknown(),
        },
        404: { description: 'There is no such device, or no picture of it; the detail says why.' },
      },
      run: ({ params: { id }, doorway }) => {
        const picture = doorway.picture(id);
        if (picture === undefined) throw noDevice(id);
        if ('reason' in picture)
          throw new HearthError('not-found', `There is no picture of "${id}": ${picture.reason}`);
        const { bytes, type, at } = picture;
        const headers = at === null ? {} : { 'last-modified': new Date(at).toUTCString() };
        return { type: 'content', status: 200, contentType: type, body: bytes, headers };
      },
    }),
    route({
      method: 'PATCH',
      path: '/v1/devices/{id}',
      tag: 'house',
      summary: 'Change what people decide about a device: its name, room, groups and kind. Its id stays.',
      needs: ['speak', 'act'],
      params: DevicePath,
      body: DeviceChange,
      headers: CALL_HEADERS,
      answers: CALL_ANSWERS,
      run: ({ params: { id }, body, ...asked }) =>
        call(asked, { service: 'register', method: 'change' }, defined(body) as JsonObject, {
          target: { id },
        }),
    }),
    route({
      method: 'PATCH',
      path: '/v1/areas/{name}',
      tag: 'house',
      summary: 'Make a room or place, or change what it is called and where it is.',
      needs: ['speak', 'act'],
      params: AreaPath,
      body: AreaChange,
      headers: CALL_HEADERS,
      answers: CALL_ANSWERS,
      run: ({ params: { name }, body, ...asked }) =>
        call(asked, { service: 'register', method: 'area' }, defined(body) as JsonObject, { area: name }),
    }),
    route({
      method: 'DELETE',
      path: '/v1/areas/{name}',
      tag: 'house',
      summary: 'Forget a room or place that nothing stands in.',
      needs: ['speak', 'act'],
      params: AreaPath,
      headers: CALL_HEADERS,
      answers: CALL_ANSWERS,
      run: ({ params: { name }, ...asked }) =>
        call(asked, { service: 'register', method: 'remove_area' }, { area: name }),
    }),
    route({
      method: 'GET',
      path: '/v1/areas',
      tag: 'house',
      summary: 'The areas of the home.',
      needs: ['read'],
      answers: { 200: { description: 'Areas.', schema: z.object({ areas: z.array(Area) }) } },
      run: ({ doorway }) => json(200, { areas: doorway.areas() }),
    }),
    route({
      method: 'GET',
      path: '/v1/home',
      tag: 'house',
      summary: 'What the home is called, its time zone and how dates are said there.',
      needs: 'any token',
      answers: {
        200: {
          description: 'The home.',
          schema: z.object({
            name: z.string(),
            timezone: z.string().describe('IANA name'),
            locale: z.string(),
            located: z.boolean().describe('whether anybody told where it stands'),
          }),
        },
      },
      run: () => {
        const { name, timezone, locale = 'en-GB', located = true } = house.place();
        return json(200, { name, timezone, locale, located });
      },
    }),
    route({
      method: 'PATCH',
      path: '/v1/people/{id}',
      tag: 'house',
      summary: 'Choose the phones by which it is known whether somebody is at home.',
      needs: ['speak', 'act'],
      params: z.strictObject({ id: Person.shape.id }),
      body: z.strictObject({
        trackers: z
          .array(z.string().min(1).max(128))
          .max(16)
          .describe('ids or names of devices; [] for none'),
      }),
      headers: CALL_HEADERS,
      answers: CALL_ANSWERS,
      run: ({ params: { id }, body, ...asked }) =>
        call(asked, { service: 'presence', method: 'bind' }, { ...body }, { person: id }),
    }),
    route({
      method: 'GET',
      path: '/v1/people',
      tag: 'house',
      summary: 'Who lives here. Addresses are not told.',
      needs: ['read'],
      answers: {
        200: { description: 'People.', schema: z.object({ people: z.array(Person.omit({ email: true })) }) },
      },
      run: ({ doorway }) =>
        json(200, { people: doorway.people().map(({ email: _email, ...person }) => person) }),
    }),
  ];
}

function splitConfirm(body: Json): { callParams: Json; confirmInBody: string | undefined } {
  if (!isJsonObject(body) || !Object.hasOwn(body, CONFIRM_KEY))
    return { callParams: body, confirmInBody: undefined };
  const { [CONFIRM_KEY]: confirm, ...callParams } = body;
  if (typeof confirm !== 'string')
    throw new HearthError('invalid-params', 'The confirmation is not a token', {
      faults: [{ path: `/${CONFIRM_KEY}`, message: 'must be the token of a 428 answer' }],
    });
  return { callParams, confirmInBody: confirm };
}

function noDevice(id: string): HearthError {
  return new HearthError('unknown-target', `There is no device "${id}"`, {
    hint: 'GET /v1/devices lists them.',
  });
}

function onlyLooks(doorway: Doorway, { service, method }: z.output<typeof CallPath>): boolean {
  const found = doorway.services().find((one) => one.service === service);
  return found?.methods[method]?.effect === 'read';
}
