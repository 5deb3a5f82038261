import type { AgentManager, OpenWait, ProcessState } from '../../agents/index.ts';
import type { WaitView } from '../../domain/index.ts';
import { contextOf } from '../turn/agent-context.ts';
import { actionsOf, TURN_ENTRIES_MAX, waitView } from './turn-view.ts';

/** The open questions, of one turn or process or all, as people see them, oldest first. */
export function openQuestions(
  agents: AgentManager,
  of: { readonly turn?: string; readonly process?: string } = {},
): readonly WaitView[] {
  return agents
    .waits()
    .filter((wait) => (of.turn ?? wait.turn) === wait.turn && (of.process ?? wait.process) === wait.process)
    .map((wait) => questionOf(agents, wait));
}

const PUT_TO_ADULTS = 'Only a grown-up of this house may do that, so I ask one: ';

/** The question alone, without whom it is put to. */
export function askedIn(prompt: string): string {
  return prompt.startsWith(PUT_TO_ADULTS) ? prompt.slice(PUT_TO_ADULTS.length) : prompt;
}

export function questionOf(agents: AgentManager, wait: OpenWait): WaitView {
  const process = agents.process(wait.process);
  const { person, conversation } = process?.meta ?? {};
  const prompt =
    wait.to === 'adults'
      ? `${PUT_TO_ADULTS}${wait.prompt}`
      : wait.doubt === true && process !== undefined
        ? doubtOf(agents, process)
        : undefined;
  return waitView(
    wait,
    typeof person === 'string' ? person : null,
    typeof conversation === 'string' ? conversation : '',
    prompt,
  );
}

/** The core knows a step in doubt by its address; a person knows it by their own words. */
function doubtOf(agents: AgentManager, process: ProcessState): string | undefined {
  const entries = agents.journal.read({ process: process.id, limit: TURN_ENTRIES_MAX });
  const action = actionsOf(process, contextOf(process, entries)).find((one) => one.status === 'running');
  return action === undefined ? undefined : `I was cut off while doing “${action.text}”. Did it happen?`;
}
