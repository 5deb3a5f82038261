import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { get } from '../store/api.ts';
import { faultWords } from '../store/doing.ts';
import { may } from '../store/session.ts';
import type { Turn } from '../store/talk.ts';
import { things } from '../store/things.ts';
import { capital, dayOf, daysFrom, timeOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { TurnSheet } from './turn-sheet.tsx';

const said = words.historyView;

/** A deed or a wish of somebody, from the audit, or a turn of one's own. */
interface Line {
  readonly key: string;
  readonly at: string;
  readonly title: string;
  readonly note: string;
  readonly refused: boolean;
  readonly turn: string | null;
}
interface Audit {
  readonly seq: number;
  readonly at: string;
  readonly person: string | null;
  readonly role: string;
  readonly via: string;
  readonly what: string;
  readonly outcome: string;
  readonly why: string | null;
  readonly times: number;
  readonly things: readonly string[];
  readonly turn: string | null;
}

const PAGE = 100;

/** Who did what, and when; owners see everybody's deeds, others their own sentences. */
export function History() {
  const lines = useSignal<readonly Line[] | undefined>(undefined);
  const search = useSignal('');
  const fault = useSignal<string | undefined>(undefined);
  const opened = useSignal<string | undefined>(undefined);
  const more = useSignal<number | undefined>(undefined);
  const read = async (before?: number) => {
    const old = before === undefined ? [] : (lines.value ?? []);
    if (may('admin')) {
      const answer = await get<{ audit: Audit[] }>(
        `/v1/audit?${new URLSearchParams({
          limit: String(PAGE),
          ...(before === undefined ? {} : { before: String(before) }),
        })}`,
      );
      fault.value = answer.ok ? undefined : faultWords(answer.problem);
      if (!answer.ok) return;
      lines.value = [...old, ...answer.value.audit.map(lineOfAudit)];
      more.value = answer.value.audit.length === PAGE ? answer.value.audit.at(-1)?.seq : undefined;
      return;
    }
    const answer = await get<{ turns: Turn[] }>(`/v1/turns?limit=${PAGE}`);
    fault.value = answer.ok ? undefined : faultWords(answer.problem);
    if (answer.ok)
      lines.value = answer.value.turns.map(lineOfTurn).sort((one, other) => other.at.localeCompare(one.at));
  };
  useEffect(() => void read(), []);
  const sought = search.value.trim().toLocaleLowerCase();
  const found = (lines.value ?? []).filter(({ title, note }) =>
    `${title} ${note}`.toLocaleLowerCase().includes(sought),
  );
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1}>{words.views.history}</h1>
        <p>{may('admin') ? said.lead : said.leadOwn}</p>
      </header>
      <p class="add">
        <input
          class="input"
          type="search"
          aria-label={said.search}
          placeholder={said.search}
          value={search.value}
          onInput={(event) => {
            search.value = event.currentTarget.value;
          }}
        />
      </p>
      {fault.value !== undefined && <p class="fault">{fault.value}</p>}
      {lines.value !== undefined && found.length === 0 && <Empty icon="history" title={said.none} />}
      <ol class="log">
        {found.map((line, index) => (
          <LineView
            key={line.key}
            line={line}
            newDay={index === 0 || daysFrom(found[index - 1]!.at) !== daysFrom(line.at)}
            onOpen={() => {
              opened.value = line.turn ?? undefined;
            }}
          />
        ))}
      </ol>
      {more.value !== undefined && (
        <button type="button" class="button" onClick={() => void read(more.value)}>
          {said.more}
        </button>
      )}
      {opened.value !== undefined && (
        <TurnSheet
          turn={opened.value}
          onClose={() => {
            opened.value = undefined;
          }}
        />
      )}
    </main>
  );
}

function LineView({ line, newDay, onOpen }: { line: Line; newDay: boolean; onOpen: () => void }) {
  const icon: IconName = line.refused ? 'cross' : 'check';
  const inside = (
    <>
      <Icon name={icon} small />
      <span>
        <b>{line.title}</b>
        {line.note !== '' && <small>{line.note}</small>}
      </span>
      <time class="figures soft small">{timeOf(line.at)}</time>
    </>
  );
  return (
    <li class={line.refused ? 'refused' : undefined}>
      {newDay && <h2>{dayName(line.at)}</h2>}
      {line.turn === null ? (
        <div class="item">{inside}</div>
      ) : (
        <button type="button" class="item plain" onClick={onOpen}>
          {inside}
        </button>
      )}
    </li>
  );
}

function lineOfAudit(row: Audit): Line {
  const names = row.things.map((id) => things.peek().get(id)?.device.peek().name ?? id);
  const who = row.person === null ? row.via : capital(row.person);
  const deed = words.deeds[row.what] ?? capital(row.what.replace('.', ' ').replaceAll('_', ' '));
  return {
    key: String(row.seq),
    at: row.at,
    title: names.length === 0 ? deed : `${deed}: ${words.list(names)}`,
    note: [who, row.person === null ? '' : row.via, row.times > 1 ? said.times(row.times) : '', row.why ?? '']
      .filter(Boolean)
      .join(' · '),
    refused: row.outcome === 'refused',
    turn: row.turn,
  };
}

function lineOfTurn({ turn, text, reply, status, startedAt }: Turn): Line {
  return {
    key: turn,
    at: startedAt,
    title: capital(text),
    note: reply ?? '',
    refused: status === 'failed',
    turn,
  };
}

function dayName(at: string): string {
  const days = daysFrom(at);
  return days === 0 ? capital(words.today) : days === -1 ? capital(words.yesterday) : dayOf(at);
}
