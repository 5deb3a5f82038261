import { Client, StreamableHTTPClientTransport, type Transport } from '@modelcontextprotocol/client';
import { DEFAULT_HOME } from '../../devices/simulated/index.ts';
import { OWNER_TOKEN, startTestHub, type TestHub } from '../kit/hub.ts';

/** The eras of the protocol, as the official client is asked for them. */
export const ERAS = [
  { era: '2026-07-28', mode: { pin: '2026-07-28' } },
  { era: '2025-11-25', mode: 'legacy' },
] as const;
export type Mode = (typeof ERAS)[number]['mode'];
export const MODERN: Mode = ERAS[0].mode;

/** What the person at the client says to a form, by what it asks. */
export type Person = (
  message: string,
) => { action: 'accept'; content: Record<string, string> } | { action: 'decline' | 'cancel' };

export function yes(): ReturnType<Person> {
  return { action: 'accept', content: { answer: 'yes' } };
}

/** The official client on a transport; with `person` it can ask somebody. */
export async function connect(transport: Transport, mode: Mode, person?: Person): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1.0.0' },
    { versionNegotiation: { mode }, capabilities: person === undefined ? {} : { elicitation: { form: {} } } },
  );
  if (person !== undefined)
    client.setRequestHandler('elicitation/create', ({ params }) => person(String(params.message)));
  await client.connect(transport);
  return client;
}

/** The official client over HTTP. */
export function overHttp(
  url: string,
  options: { readonly token?: string; readonly mode?: Mode; readonly person?: Person } = {},
): Promise<Client> {
  const { token = OWNER_TOKEN, mode = MODERN, person } = options;
  const headers = { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit: { headers } });
  return connect(transport, mode, person);
}

/** A hub with the simulated home: Alex owns it, Mia is a child, Gina a guest. */
export function startHouse(config: Record<string, unknown> = {}): Promise<TestHub> {
  const people = [
    { id: 'alex', name: 'Alex', email: 'alex@example.com', role: 'owner' },
    { id: 'mia', name: 'Mia', role: 'child' },
    { id: 'gina', name: 'Gina', role: 'guest' },
  ];
  return startTestHub({ config: { home: { people }, ...config }, simulatedHome: DEFAULT_HOME });
}

let tokens = 0;

/** A token of one of them. */
export async function tokenOf(
  hub: TestHub,
  person: string,
  role: string,
  more: object = {},
): Promise<string> {
  tokens += 1;
  const name = `${person}’s ${tokens}`;
  const body = JSON.stringify({ name, person, role, ...more });
  const answer = await hub.ask('/v1/tokens', { method: 'POST', body });
  const { secret } = (await answer.json()) as { secret?: string };
  if (secret === undefined) throw new Error(`no token for ${person}`);
  return secret;
}

interface Told {
  readonly text: string;
  readonly structured: Record<string, unknown>;
  readonly isError: boolean;
}

/** What a tool answered: its text, its structure, and whether it failed. */
export async function use(client: Client, name: string, args: object, meta?: object): Promise<Told> {
  const result = await client.callTool({
    name,
    arguments: args as Record<string, unknown>,
    ...(meta === undefined ? {} : { _meta: meta as Record<string, unknown> }),
  });
  const texts = result.content.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  return {
    text: texts.join('\n'),
    structured: (result.structuredContent ?? {}) as Record<string, unknown>,
    isError: result.isError === true,
  };
}

/** What a resource holds. */
export async function read(client: Client, uri: string): Promise<Record<string, unknown>> {
  const { contents } = await client.readResource({ uri });
  const [first] = contents;
  if (first === undefined || !('text' in first)) throw new Error(`${uri} holds no text`);
  return JSON.parse(String(first.text)) as Record<string, unknown>;
}
