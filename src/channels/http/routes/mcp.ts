import { z } from 'zod';
import type { HouseAccess } from '../access.ts';
import { json, type Route, route } from '../route.ts';

/** RFC 9728 section 3.1: the well-known part goes before the path of what it is about. */
const METADATA = '/.well-known/oauth-protected-resource';
const PATH = '/mcp';

const ResourceMetadata = z.object({
  resource: z.string().describe('the address that tokens are for'),
  resource_name: z.string(),
  resource_documentation: z.string(),
  bearer_methods_supported: z.array(z.string()),
  scopes_supported: z.array(z.string()),
});

/** The door for assistants that are programs, and what they find out before they have a token. */
export function mcpRoutes({
  house,
  speech,
  mcp,
}: Pick<HouseAccess, 'house' | 'speech' | 'mcp'>): readonly Route[] {
  if (mcp === undefined) return [];

  function metadataAt(path: string): Route {
    return route({
      method: 'GET',
      path,
      tag: 'mcp',
      summary: 'What a client of /mcp needs to be let in (RFC 9728).',
      needs: 'open',
      answers: { 200: { description: 'Where tokens go, and which there are.', schema: ResourceMetadata } },
      run: ({ header, client }) => {
        const origin = `${client.isSecure ? 'https' : 'http'}://${header('host') ?? 'localhost'}`;
        return json(200, {
          resource: `${origin}${PATH}`,
          resource_name: `Hearth: ${house.place().name}`,
          resource_documentation: `${origin}/docs/reference/mcp`,
          bearer_methods_supported: ['header'],
          scopes_supported: ['speak', 'read', 'act', 'admin'],
        });
      },
    });
  }

  return [
    route({
      method: 'POST',
      path: PATH,
      tag: 'mcp',
      summary: 'The Model Context Protocol (Streamable HTTP): one message of JSON-RPC.',
      needs: ['speak', 'read', 'act'],
      counted: true,
      resourceMetadata: `${METADATA}${PATH}`,
      query: z.object({
        tools: z.string().optional().describe('"say" lists the tools say, goal and confirm alone'),
      }),
      body: z.json().describe('a request or notification of revision 2025-11-25 or 2026-07-28'),
      answers: {
        200: { description: 'The answer, or a stream of events that ends with it.', schema: z.json() },
        202: { description: 'A notification was taken.' },
      },
      run: ({ body, token, speaker, doorway }) => ({
        type: 'handed-on',
        answer: (request, response, signal) =>
          mcp.serve({
            ...{ request, response, body, token, speaker, doorway, signal },
            charge: (text, path) => speech.take(token.id, text, token.role, path),
          }),
      }),
    }),
    metadataAt(`${METADATA}${PATH}`),
    metadataAt(METADATA),
  ];
}
