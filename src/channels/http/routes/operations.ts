import { z } from 'zod';
import { HearthError } from '../../../base/index.ts';
import { AnyObject, ModelView } from '../../../domain/index.ts';
import type { HouseAccess } from '../access.ts';
import { DocsSite } from '../docs.ts';
import type { Metrics } from '../metrics.ts';
import { type OpenApi, openApiOf } from '../openapi.ts';
import { referencePage } from '../reference-page.ts';
import { json, type Reply, type Route, route } from '../route.ts';
import { docsRoutes } from './docs.ts';

/** What phones and browsers take for a certificate to be installed (RFC 2585 section 4.1 names the one for DER). */
const ROOT = 'application/x-x509-ca-cert';

/** For those who keep the hub running, and for the curious. `others` are the routes to be described. */
export function operationRoutes(
  access: HouseAccess,
  metrics: Metrics,
  others: readonly Route[],
): readonly Route[] {
  const text = (contentType: string, body: string): Reply => ({
    type: 'content',
    status: 200,
    contentType,
    body,
  });
  let openApi: OpenApi | undefined;
  const described = () => {
    openApi ??= openApiOf([...others, ...routes], access.version);
    return openApi;
  };
  const site = new DocsSite(() => [referencePage(described())], access.docs);
  const routes: readonly Route[] = [
    route({
      method: 'GET',
      path: '/healthz',
      tag: 'operations',
      summary: 'Alive: the process answers.',
      needs: 'open',
      answers: { 200: { description: 'Alive.', schema: z.object({ status: z.literal('ok') }) } },
      run: () => json(200, { status: 'ok' }),
    }),
    route({
      method: 'GET',
      path: '/ca.pem',
      tag: 'operations',
      summary: 'The root certificate of the hub’s own authority (tls: auto), for devices to install.',
      needs: 'open',
      answers: {
        200: { description: 'One certificate, PEM.', contentType: ROOT },
        404: { description: 'The hub has no authority of its own.' },
      },
      run: () => {
        if (access.rootPem !== undefined) return text(ROOT, access.rootPem());
        throw new HearthError('not-found', 'This hub has no certificate authority of its own', {
          hint: 'Set http.tls: auto (docs/guides/security.md).',
        });
      },
    }),
    route({
      method: 'GET',
      path: '/readyz',
      tag: 'operations',
      summary: 'Ready: the bus is connected and what a crash left behind has been taken up.',
      needs: 'any token',
      answers: {
        200: {
          description: 'Ready.',
          schema: z.object({
            ready: z.boolean(),
            parts: z.record(z.string(), z.boolean()),
            version: z.string(),
          }),
        },
        503: { description: 'Not yet, or not any more.' },
      },
      run: () => {
        const state = access.house.ready();
        return json(state.ready ? 200 : 503, { ...state, version: access.version });
      },
    }),
    route({
      method: 'GET',
      path: '/metrics',
      tag: 'operations',
      summary: 'Figures for Prometheus.',
      needs: ['read'],
      answers: { 200: { description: 'Text format 0.0.4.', contentType: 'text/plain' } },
      run: () => text('text/plain; version=0.0.4; charset=utf-8', metrics.text(access.house)),
    }),
    route({
      method: 'GET',
      path: '/v1/logs',
      tag: 'operations',
      summary: 'The last lines of the hub’s log, the oldest first. They hold no secrets.',
      needs: ['admin'],
      house: 'read logs',
      query: z.strictObject({
        since: z.iso.datetime({ offset: true }).exactOptional().describe('only lines since then'),
        about: z
          .string()
          .min(1)
          .max(200)
          .exactOptional()
          .describe('only lines in which a value begins so: a turn, a device'),
      }),
      answers: { 200: { description: 'Lines.', schema: z.object({ logs: z.array(AnyObject) }) } },
      run: ({ query: { since, about } }) =>
        json(200, {
          logs:
            access.logBook?.list({ about, ...(since === undefined ? {} : { since: Date.parse(since) }) }) ??
            [],
        }),
    }),
    route({
      method: 'GET',
      path: '/v1/model',
      tag: 'operations',
      summary: 'The language model: whether it answers, why not, and what it has been used for.',
      needs: ['read'],
      answers: {
        200: { description: 'The model.', schema: ModelView },
        404: { description: 'The house has none.' },
      },
      run: () => {
        const model = access.house.model();
        if (model !== undefined) return json(200, model);
        throw new HearthError('not-found', 'This house has no language model', {
          hint: 'Set llm.provider in the configuration (docs/models.md).',
        });
      },
    }),
    route({
      method: 'GET',
      path: '/openapi.json',
      tag: 'operations',
      summary: 'This description.',
      needs: 'any token',
      tokenInQuery: true,
      answers: { 200: { description: 'OpenAPI 3.1.', schema: z.json() } },
      run: () => json(200, described()),
    }),
    ...docsRoutes(site),
  ];
  return routes;
}
