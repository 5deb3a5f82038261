import { z } from 'zod';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

const Setup = z
  .strictObject({
    name: z.string().trim().min(1).max(80).exactOptional().describe('what the home is called'),
    timezone: z.string().min(1).max(64).exactOptional().describe('IANA name, such as Europe/London'),
    latitude: z.number().min(-90).max(90).exactOptional().describe('degrees, north positive'),
    longitude: z.number().min(-180).max(180).exactOptional().describe('degrees, east positive'),
    owner: z.string().trim().min(1).max(80).exactOptional().describe('what the owner is called'),
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === undefined) !== (longitude === undefined))
      context.addIssue({ code: 'custom', path: ['latitude'], message: 'only with the longitude' });
  });

const SetupView = z.object({
  name: z.string(),
  timezone: z.string(),
  latitude: z.number().nullable().describe('null when nobody told where the home stands'),
  longitude: z.number().nullable(),
  owner: z.object({ id: z.string(), name: z.string() }).nullable(),
  file: z.string().describe('the file that it is written to'),
});

/** The first visit: what the home is called and where it stands, and whose it is. For owners. */
export function setupRoutes({ setup, audit }: HouseAccess): readonly Route[] {
  if (setup === undefined) return [];
  const common = { path: '/v1/setup', tag: 'house', needs: ['admin'] } as const;
  return [
    route({
      ...common,
      method: 'GET',
      summary: 'What the hub was told of the home.',
      house: 'read setup',
      answers: { 200: { description: 'The home.', schema: SetupView } },
      run: () => json(200, setup.view()),
    }),
    route({
      ...common,
      method: 'POST',
      summary: 'Tell the hub of the home; it writes that into its configuration and starts again with it.',
      house: 'setup',
      body: Setup,
      answers: {
        202: {
          description: 'Written; the hub is away for a moment.',
          schema: z.object({ restarts: z.literal(true) }),
        },
      },
      run: ({ body, speaker }) => {
        setup.write(body);
        audit.record(speaker, {
          what: 'setup',
          permission: 'house',
          outcome: 'allowed',
          why: Object.keys(body).join(', '),
        });
        return json(202, { restarts: true });
      },
    }),
  ];
}
