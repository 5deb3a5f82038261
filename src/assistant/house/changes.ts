import type { AgentManager } from '../../agents/index.ts';
import type { HouseChange } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';

export interface ChangeSources {
  readonly home: Pick<Home, 'onChange'>;
  readonly agents: AgentManager;
  /** Tells the name of every service whose rows or devices a call has changed. */
  readonly onChanged: (listener: (service: string) => void) => () => void;
}

/** What of the house is not as it was: its things, its open questions, and the rows of its services. Returns what ends it. */
export function onHouseChange(
  { home, agents, onChanged }: ChangeSources,
  listener: (change: HouseChange) => void,
): () => void {
  const ends = [
    home.onChange(({ type, id = '' }) => listener(type === 'areas' ? { type } : { type, id })),
    agents.journal.subscribe((entries) => {
      if (entries.some(({ e }) => e === 'waitOpened' || e === 'waitClosed')) listener({ type: 'waits' });
    }),
    onChanged((service) => listener({ type: 'rows', service })),
  ];
  return () => {
    for (const end of ends) end();
  };
}
