import type { Gauge } from '../../channels/index.ts';
import type { Ground } from './ground.ts';

/** What the metrics show beside what doors know. */
export function gaugesOf({
  store,
  clock,
  broker,
}: Pick<Ground, 'store' | 'clock' | 'broker'>): readonly Gauge[] {
  // The tables of a service that runs elsewhere are not here.
  const one = (sql: string, room = 'agents') =>
    room in store.rooms ? (store.one<{ n: number | null }>(sql)?.n ?? 0) : 0;
  return [
    {
      name: 'hearth_processes_open',
      help: 'Processes that have not ended: running, waiting or in line.',
      value: () => one('SELECT count(*) AS n FROM processes WHERE open = 1'),
    },
    {
      name: 'hearth_mails_queued',
      help: 'Mails in the outbox that no server has taken yet.',
      value: () => one("SELECT count(*) AS n FROM mail WHERE state IN ('queued', 'sending')", 'email'),
    },
    {
      name: 'hearth_due_lateness_seconds',
      help: 'Since when the oldest alarm, reminder or command whose time has come waits to be acknowledged.',
      value() {
        const oldest = one('SELECT min(occurrence) AS n FROM due_firing WHERE acked_at IS NULL', 'due');
        return oldest === 0 ? 0 : Math.max(0, clock.now() - oldest) / 1000;
      },
    },
    ...(broker === undefined
      ? []
      : [
          {
            name: 'hearth_broker_clients',
            help: 'Clients of the own broker, those of the hub included.',
            value: () => broker.clients,
          },
        ]),
  ];
}
