import { z } from 'zod';
import { defined, HearthError, isJsonObject, type Json } from '../../../base/index.ts';
import { Area, Device, DeviceReport, Manifest, NAME, Person } from '../../../domain/index.ts';
import { problemOfCall } from '../problem.ts';
import { json, type Reply, type Route, route } from '../route.ts';
import { idempotencyKey, KEY_HEADER } from './idempotency.ts';

/** The body's own key for a confirmation: no parameter's name can begin with `$`. */
const CONFIRM_KEY = '$confirm';

const CallPath = z.strictObject({
  service: z.string().regex(NAME, 'is not the name of a service'),
  method: z.string().regex(NAME, 'is not the name of a method'),
});

/** What the house can do and what is in it. */
export function serviceRoutes(): readonly Route[] {
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
      summary: 'Call a method of a service.',
      needs: ['act'],
      needsOnPage: ['speak', 'act'],
      params: CallPath,
      body: z.json().optional().describe('the method’s parameters, as its manifest describes them'),
      headers: {
        'Hearth-Confirm': `the token of a 428 answer, once a person has said yes; or "${CONFIRM_KEY}" in the body`,
        ...KEY_HEADER,
      },
      answers: {
        200: { description: 'What the method returned.', schema: z.object({ result: z.json() }) },
        428: { description: 'Risky: ask a person the `question` in `confirm`, then repeat with its token.' },
      },
      run: async ({ params, body, doorway, header }): Promise<Reply> => {
        const { callParams, confirmInBody } = splitConfirm(body ?? {});
        const confirm = header('hearth-confirm') || confirmInBody;
        const key = header('idempotency-key');
        const options = { confirm, idempotencyKey: key === undefined ? undefined : idempotencyKey(key) };
        const outcome = await doorway.call(params.service, params.method, callParams, defined(options));
        return outcome.ok
          ? json(200, { result: outcome.result })
          : { type: 'problem', problem: problemOfCall(outcome.error) };
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
      path: '/v1/areas',
      tag: 'house',
      summary: 'The areas of the home.',
      needs: ['read'],
      answers: { 200: { description: 'Areas.', schema: z.object({ areas: z.array(Area) }) } },
      run: ({ doorway }) => json(200, { areas: doorway.areas() }),
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
