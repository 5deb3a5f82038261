import { deepFreeze, HearthError, type Json } from '../base/index.ts';
import { type Draft, type Failure, MESSAGE_KINDS, type Message, type Path } from './types.ts';

/** One message may weigh this much as JSON; more belongs into a file that the message names. */
export const MESSAGE_LENGTH_MAX = 262_144;

/**
 * Turns what a skill returned into messages. The data is copied, so that nobody who kept a reference can change it later,
 * and frozen. A draft that is itself one of the messages `shown` to the skill stays that message, so that a filter passes
 * on what it was given. Ids are unique within a process and the same on every replay.
 * @throws HearthError `invalid-params` for an unknown kind or data that is not JSON, `too-large` beyond `MESSAGE_LENGTH_MAX`.
 */
export function makeMessages(
  drafts: readonly Draft[],
  from: Path,
  at: number,
  attempt = 1,
  shown: readonly Message[] = [],
): readonly Message[] {
  const prefix = attempt === 1 ? from : `${from}@${attempt}`;
  const again = (draft: Draft) => shown.find((message) => message === draft);
  return deepFreeze(
    drafts.map((draft, index) => again(draft) ?? makeMessage(draft, `${prefix}.${index}`, from, at)),
  );
}

function makeMessage(draft: Draft, id: string, from: Path, at: number): Message {
  if (typeof draft?.type !== 'string')
    throw new HearthError('invalid-params', `"${from}" yielded a message without a type`);
  if (draft.kind !== undefined && !MESSAGE_KINDS.includes(draft.kind))
    throw new HearthError('invalid-params', `"${from}" yielded a message of the kind "${draft.kind}"`, {
      hint: `There are: ${MESSAGE_KINDS.join(', ')}.`,
    });
  return { kind: 'skill', ok: true, ...draft, id, from, at, data: copyOf(draft.data, from) };
}

function copyOf(data: Json, from: Path): Json {
  let text: string | undefined;
  try {
    text = JSON.stringify(data);
  } catch (cause) {
    throw new HearthError('invalid-params', `"${from}" yielded data that is not JSON`, { cause });
  }
  if (text === undefined) throw new HearthError('invalid-params', `"${from}" yielded a message without data`);
  if (text.length > MESSAGE_LENGTH_MAX) {
    throw new HearthError('too-large', `"${from}" yielded a message of ${text.length} characters`, {
      hint: `At most ${MESSAGE_LENGTH_MAX}. Keep the bulk in a file and name it in the message.`,
    });
  }
  return JSON.parse(text) as Json;
}

/** A message on its way into another process, which gives it its own id, address and time. */
export function draftOf({ id, from, at, ...draft }: Message): Draft {
  return draft;
}

export const FAILURE = 'failure';

/** A failure leaves a message too, so that evaluators and reports can read it (D32). */
export function failureDraft(error: Failure): Draft {
  return { kind: 'fact', type: FAILURE, ok: false, data: error as unknown as Json };
}
