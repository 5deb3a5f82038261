import { canonicalJson, type Fault, faultLines, isJsonObject, schemaFaults } from '../base/index.ts';
import { coerce } from './coerce.ts';
import { toolNamed } from './tool-names.ts';
import type { CallFault, ChatMessage, ToolCall, ToolSpec, ValidCall } from './types.ts';

/** Calls of one answer; a model that asks for more is stuck, or wants to flood the house. */
export const CALLS_MAX = 8;

export interface Settled {
  readonly valid: readonly ValidCall[];
  readonly faults: readonly CallFault[];
}

/**
 * Judges what a model wants called. Valid is a call of a tool that was offered, with arguments that validate against its
 * schema, coerced where that changes nothing meant; everything else is a fault that says why, in words for the model. A call
 * that was made before with the same arguments is refused: small models go in circles.
 * @param made the calls of this conversation that were made already (`callsMade`).
 */
export function settleCalls(
  calls: readonly ToolCall[],
  tools: readonly ToolSpec[],
  made: readonly ValidCall[] = [],
): Settled {
  const valid: ValidCall[] = [];
  const faults: CallFault[] = [];
  for (const [index, call] of calls.entries()) {
    const judged =
      index < CALLS_MAX ? judge(call, tools, [...made, ...valid]) : faultOf(call, 'too-many', TOO_MANY);
    if ('why' in judged) faults.push(judged);
    else valid.push(judged);
  }
  return { valid, faults };
}

/** The calls since the person spoke last. What they ask for again, is asked for again. */
export function callsMade(messages: readonly ChatMessage[]): readonly ValidCall[] {
  return sinceUser(messages).flatMap((message) =>
    message.role === 'assistant'
      ? (message.calls ?? []).flatMap(({ id, name, arguments: given }) =>
          isJsonObject(given) ? [{ id, name, arguments: given }] : [],
        )
      : [],
  );
}

/** How often the model has called since the person spoke last. */
export function roundsMade(messages: readonly ChatMessage[]): number {
  return sinceUser(messages).filter(
    (message) => message.role === 'assistant' && (message.calls ?? []).length > 0,
  ).length;
}

const TOO_MANY = `At most ${CALLS_MAX} calls at once.`;

function judge(
  call: ToolCall,
  tools: readonly ToolSpec[],
  before: readonly ValidCall[],
): ValidCall | CallFault {
  const names = tools.map((tool) => tool.name);
  const name = toolNamed(call.name, names);
  const tool = tools.find((one) => one.name === name);
  if (tool === undefined)
    return faultOf(
      call,
      'unknown-tool',
      `There is no tool "${call.name.slice(0, 64)}". There are: ${names.join(', ')}.`,
    );
  const given = coerce(call.arguments, tool.parameters);
  const faults = schemaFaults(given, tool.parameters);
  if (faults.length > 0 || !isJsonObject(given))
    return faultOf(
      call,
      'invalid-arguments',
      `The arguments of ${tool.name} do not fit:\n${faultLines(faults)}`,
      faults.length > 0 ? faults : [{ path: '', message: 'must be an object' }],
    );
  const same = (other: ValidCall) =>
    other.name === tool.name && canonicalJson(other.arguments) === canonicalJson(given);
  if (before.some(same))
    return faultOf(
      call,
      'repeated',
      `${tool.name} was called with these arguments already; its result stands above.`,
    );
  return { id: call.id, name: tool.name, arguments: given };
}

function faultOf(
  { id, name }: ToolCall,
  why: CallFault['why'],
  message: string,
  faults: readonly Fault[] = [],
): CallFault {
  return { id, name, why, message, faults };
}

function sinceUser(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.slice(messages.findLastIndex((message) => message.role === 'user') + 1);
}
