import {
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  type Server,
  type ServerContext,
} from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { PersonAnswer, ToolEnd, ToolQuestion } from './tools/tool.ts';

/** The one field of every form: clients show flat forms alone. */
const FIELD = 'answer';
const ANSWER_LENGTH_MAX = 2_000;

const Response = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('accept'),
    content: z.object({ [FIELD]: z.string().min(1).max(ANSWER_LENGTH_MAX) }),
  }),
  z.object({ action: z.enum(['decline', 'cancel']) }),
]);

/**
 * Whether the client shows forms to a person: an empty `elicitation` means forms (2025-11-25, elicitation, capabilities). Before 2026-07-28
 * the answer would come by another request, which a server without sessions cannot wait for.
 */
export function canAskIn(server: Server, ctx: ServerContext): boolean {
  const ofRequest = (ctx.mcpReq.envelope as Readonly<Record<string, unknown>> | undefined)?.[
    CLIENT_CAPABILITIES_META_KEY
  ] as ClientCapabilities | undefined;
  const { elicitation } = ofRequest ?? server.getClientCapabilities() ?? {};
  return elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined);
}

/** The questions of a tool as forms of the protocol. */
export function elicitation({ questions, state }: Extract<ToolEnd, { type: 'asks' }>): InputRequiredResult {
  const forms = Object.entries(questions).map(([name, question]) => [name, formOf(question)] as const);
  return inputRequired({ inputRequests: Object.fromEntries(forms), requestState: JSON.stringify(state) });
}

/** What came back for them. What is no answer of ours reads as none. */
export function answersIn(
  responses: Readonly<Record<string, unknown>> = {},
): ReadonlyMap<string, PersonAnswer> {
  return new Map(
    Object.entries(responses).flatMap(([name, given]): [string, PersonAnswer][] => {
      const response = Response.safeParse(given).data;
      if (response === undefined) return [];
      return [
        [
          name,
          response.action === 'accept'
            ? { type: 'answer', value: response.content[FIELD] as string }
            : { type: response.action },
        ],
      ];
    }),
  );
}

function formOf({ message, options }: ToolQuestion) {
  const choice = options.length === 0 ? { maxLength: ANSWER_LENGTH_MAX } : { enum: [...options] };
  return inputRequired.elicit({
    message,
    requestedSchema: {
      type: 'object',
      properties: { [FIELD]: { type: 'string', title: 'Answer', ...choice } },
      required: [FIELD],
    },
  });
}
