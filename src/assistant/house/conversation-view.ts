import { ownerKey } from '../../access/index.ts';
import type { AgentManager } from '../../agents/index.ts';
import type { Clock } from '../../base/index.ts';
import type { Directory } from '../../bus/index.ts';
import type { ConversationView, Speaker, Target, WaitView } from '../../domain/index.ts';
import { deedsOf, targetsOf } from '../talk/deeds.ts';
import type { TurnStore } from './turn-store.ts';
import { TURN_ENTRIES_MAX } from './turn-view.ts';

export interface ConversationParts {
  readonly agents: AgentManager;
  readonly turns: TurnStore;
  readonly directory: Directory;
  readonly clock: Clock;
}

/** So far back reaches what a conversation speaks of. */
const SINCE_MS = 30 * 60_000;
const TURNS_MAX = 20;

/** What a conversation has come to, as one speaker talks in it: what is spoken of, what was done, and what is asked. */
export function conversationView(
  conversation: string,
  speaker: Speaker,
  { agents, turns, directory, clock }: ConversationParts,
  waits: readonly (WaitView & { readonly isCurrent: boolean })[],
): ConversationView {
  const talk = { conversation, owner: ownerKey(speaker) };
  const ids = turns.turnsBefore(talk, '', clock.now() - SINCE_MS, TURNS_MAX);
  const done = ids.flatMap((turn) =>
    deedsOf(
      agents.journal.read({ turn, limit: TURN_ENTRIES_MAX }),
      (service, method) => directory.find(service)?.manifest.methods[method]?.effect ?? 'once',
    ).map((deed) => ({ turn, deed })),
  );
  const here = waits.filter((wait) => wait.conversation === conversation);
  const current = here.findLast(({ isCurrent }) => isCurrent);
  const plain = ({ isCurrent: _current, ...wait }: WaitView & { readonly isCurrent: boolean }): WaitView =>
    wait;
  return {
    conversation,
    turns: ids.flatMap((id) => {
      const row = turns.get(id);
      return row === undefined
        ? []
        : [{ turn: id, text: row.text, at: new Date(row.received_at).toISOString() }];
    }),
    focus: done.flatMap(({ deed: { call } }) =>
      targetsOf(call).map((target: Target) => ({ service: call.service, target: target as never })),
    ),
    deeds: done.map(({ turn, deed: { call, undo } }) => ({
      turn,
      call: { service: call.service, method: call.method, args: call.params },
      undo: undo === undefined ? null : undo.map((one) => ({ ...one })),
    })),
    question: current === undefined ? null : plain(current),
    openQuestions: here.filter((wait) => wait !== current).map(plain),
  };
}
