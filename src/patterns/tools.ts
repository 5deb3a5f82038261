import { defined, type Json } from '../base/index.ts';
import { type Draft, FAILURE, type Message, type Runner, type Skill, type View } from '../flow/index.ts';
import type { Tree } from './parts.ts';

/** Completions of one turn when nobody says otherwise (C28). */
export const COMPLETIONS_MAX = 25;

const CALL = 'tool-call';
const RESULT = 'tool-result';

/** What a chooser yields to have a tool called; several at once are one batch. The message's id is the id of the call. */
export function toolCall(tool: string, args: Json = null): Draft {
  return { kind: 'agent', type: CALL, data: { tool, args } };
}

export interface Tool {
  readonly name: string;
  runner(args: Json): Runner;
}

/** Skills that fail in order to refuse: what came in, one call (its args are `{tool, args}`), what goes out (X11). */
export interface Checks {
  readonly input?: string;
  readonly tool?: string;
  readonly output?: string;
}

/**
 * Runners as chainable tools (document 003, Tool Controller; document 002, the turn): the skill `choose` says which to call
 * next and with what, sees what they yielded, and is asked again until it calls nothing more. Calls of one batch run side by
 * side; each gets exactly one result, in the order of the calls, also when one pauses or fails.
 */
export function toolLoop(options: {
  readonly name: string;
  readonly choose: string;
  readonly tools: readonly Tool[];
  readonly checks?: Checks;
  readonly completionsMax?: number;
}): Tree {
  const { name, choose, tools, checks = {}, completionsMax = COMPLETIONS_MAX } = options;
  const [batch, more, wrap, settle, capped] = ['batch', 'more', 'wrap', 'settle', 'capped'].map(
    (part) => `${name}.${part}`,
  ) as [string, string, string, string, string];
  const check = (skill: string | undefined, args?: Json): Runner[] =>
    skill === undefined ? [] : [{ r: 'skill', skill, ...defined({ args }) }];
  const branch = (call: Message): Runner => {
    const { tool: wanted, args } = call.data as { readonly tool: string; readonly args: Json };
    const runner = tools.find((tool) => tool.name === wanted)?.runner(args);
    const work = runner ?? { r: 'skill', skill: wrap, args: { unknown: wanted } };
    const wrapped: Runner = { r: 'skill', skill: wrap, args: { call: call.id } };
    return { r: 'seq', of: [...check(checks.tool, { tool: wanted, args }), work, wrapped] };
  };
  return {
    root: {
      r: 'seq',
      of: [
        ...check(checks.input),
        {
          r: 'doWhile',
          when: more,
          max: completionsMax,
          body: {
            r: 'seq',
            of: [
              { r: 'skill', skill: choose },
              { r: 'control', controller: batch },
            ],
          },
        },
        { r: 'if', when: more, then: { r: 'skill', skill: capped } },
        ...check(checks.output),
      ],
    },
    controllers: [
      {
        name: batch,
        build(view) {
          const calls = view.last.filter((message) => message.type === CALL);
          if (calls.length === 0) return { r: 'seq', of: [] };
          const ids = calls.map((call) => call.id);
          return {
            r: 'seq',
            of: [
              { r: 'par', onError: 'collect', of: calls.map(branch) },
              { r: 'skill', skill: settle, args: ids },
            ],
          };
        },
      },
    ],
    predicates: [{ name: more, holds: (view) => view.last.some((message) => message.type === RESULT) }],
    skills: [wrapSkill(wrap), settleSkill(settle), cappedSkill(capped, completionsMax)],
  };
}

/** Makes what a tool yielded the result of its call. */
function wrapSkill(name: string): Skill {
  return {
    ...step(name, 'one'),
    run(view, args) {
      const { call, unknown } = args as { readonly call?: string; readonly unknown?: string };
      if (call === undefined) throw new Error(`no tool is called "${unknown}"`);
      return {
        type: 'done',
        out: [
          result(
            call,
            view.last.map((message) => message.data),
            true,
          ),
        ],
      };
    },
  };
}

/** One result for each call: its own, or the failure that came in its place. */
function settleSkill(name: string): Skill {
  return {
    ...step(name, 'many'),
    run(view, args) {
      const failures = view.last.filter((message) => message.type === FAILURE);
      const settled = (args as readonly string[]).map((call) => {
        const own = view.last.find(
          ({ type, data }) => type === RESULT && (data as { call: string }).call === call,
        );
        return own ?? result(call, failures.shift()?.data ?? null, false);
      });
      return { type: 'done', out: settled };
    },
  };
}

function cappedSkill(name: string, max: number): Skill {
  return {
    ...step(name, 'one'),
    run: () => ({ type: 'stop', scope: 'agent', because: `${max} completions, and still calling tools` }),
  };
}

const step = (name: string, fan: Skill['fan']) =>
  ({ name, description: 'A part of the tool loop', fan, effect: 'pure' }) as const;

function result(call: string, output: Json, ok: boolean): Draft {
  return { kind: 'skill', type: RESULT, data: { call, output }, ok };
}

/** One line of a talk with a model. */
export type TalkLine =
  | { readonly role: 'user' | 'assistant'; readonly data: Json }
  | { readonly role: 'assistant'; readonly calls: readonly { readonly id: string; readonly call: Json }[] }
  | { readonly role: 'tool'; readonly call: string; readonly output: Json; readonly ok: boolean };

/**
 * The talk with the model, from recorded messages alone (C29), such as `view.board.all()`: each batch of calls is followed by one result per call, in
 * their order, before anything else is said.
 */
export function talkOf(messages: View['visible']): readonly TalkLine[] {
  const results = new Map<string, Message>();
  for (const message of messages)
    if (message.type === RESULT) results.set((message.data as { call: string }).call, message);
  const lines: TalkLine[] = [];
  const calls = messages.filter((message) => message.type === CALL);
  for (const message of messages) {
    if (message.kind === 'user') lines.push({ role: 'user', data: message.data });
    else if (message.type === CALL) {
      const together = calls.filter((other) => other.from === message.from);
      if (together[0] !== message) continue;
      lines.push({ role: 'assistant', calls: together.map(({ id, data }) => ({ id, call: data })) });
      for (const { id } of together) {
        const found = results.get(id);
        if (found === undefined) continue;
        const { output } = found.data as { readonly output: Json };
        lines.push({ role: 'tool', call: id, output, ok: found.ok });
      }
    } else if (message.kind === 'agent') lines.push({ role: 'assistant', data: message.data });
  }
  return lines;
}
