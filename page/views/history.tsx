import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import { lazily } from '../controls/lazily.tsx';
import { Icon, type IconName } from '../icons.tsx';
import { type Answer, get } from '../store/api.ts';
import { faultWords } from '../store/doing.ts';
import { may } from '../store/session.ts';
import type { Turn } from '../store/talk.ts';
import { rooms, things } from '../store/things.ts';
import { capital, dayOf, daysFrom, instantOf, timeOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { Lately } from './lately.tsx';
import { TurnSheet } from './turn-sheet.tsx';

const said = words.historyView;
const Past = lazily(async () => (await import('./past.tsx')).Past, false);

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

/** Who did what, and when; owners see everybody's deeds, others their own sentences. Of one thing also how it was. */
export function History() {
  const lines = useSignal<readonly Line[] | undefined>(undefined);
  const search = useSignal('');
  const chosen = useSignal('');
  const until = useSignal('');
  const fault = useSignal<string | undefined>(undefined);
  const opened = useSignal<string | undefined>(undefined);
  const more = useSignal<number | undefined>(undefined);
  const isOwner = may('admin');
  const thing = things.value.get(chosen.value);
  const read = async (before?: number) => {
    const asked = `${chosen.value} ${until.value}`;
    const old = before === undefined ? [] : (lines.value ?? []);
    const found = isOwner
      ? await deedsOf({ thing: chosen.value, until: until.value, before })
      : await turnsOf({ until: until.value });
    if (asked !== `${chosen.value} ${until.value}`) return;
    fault.value = found.ok ? undefined : faultWords(found.problem);
    if (!found.ok) return;
    lines.value = [...old, ...found.value.lines];
    more.value = found.value.more;
  };
  useEffect(() => void read(), [chosen.value, until.value]);
  const sought = search.value.trim().toLocaleLowerCase();
  const found = (lines.value ?? []).filter(({ title, note }) =>
    `${title} ${note}`.toLocaleLowerCase().includes(sought),
  );
  // Of a thing others see how it was and who brought it there; whose deeds there were is for owners.
  const isLog = isOwner || thing === undefined;
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1}>{words.views.history}</h1>
        <p>{isOwner ? said.lead : said.leadOwn}</p>
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
      <div class="filters">
        <ThingChoice
          value={chosen.value}
          onChoose={(id) => {
            chosen.value = id;
          }}
        />
        <label class="field">
          <span>{said.until}</span>
          <input
            type="date"
            value={until.value}
            onChange={(event) => {
              until.value = event.currentTarget.value;
            }}
          />
        </label>
      </div>
      {thing !== undefined && (
        <section class="room">
          <header>
            <h2>{thing.device.value.name}</h2>
          </header>
          {may('read') && <Past key={chosen.value} thing={thing} />}
          {!isLog && <Lately thing={thing} />}
        </section>
      )}
      {fault.value !== undefined && <p class="fault">{fault.value}</p>}
      {isLog && lines.value !== undefined && found.length === 0 && <Empty icon="history" title={said.none} />}
      {isLog && (
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
      )}
      {isLog && more.value !== undefined && (
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

function ThingChoice({ value, onChoose }: { value: string; onChoose: (id: string) => void }) {
  return (
    <label class="field">
      <span>{said.thing}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{said.allThings}</option>
        {rooms.value.map((room) => (
          <optgroup key={room.name} label={room.name === '' ? words.rooms.nowhere : capital(room.name)}>
            {room.things.map(({ device }) => (
              <option key={device.value.id} value={device.value.id}>
                {device.value.name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

interface Found {
  readonly lines: readonly Line[];
  /** Where the next page begins. */
  readonly more?: number | undefined;
}

/** The end of a day in the hours of the house, for what is shown until then. */
function endOf(day: string): string {
  return instantOf(`${day}T23:59`);
}

async function deedsOf(which: {
  thing: string;
  until: string;
  before: number | undefined;
}): Promise<Answer<Found>> {
  const { thing, until, before } = which;
  const query = new URLSearchParams({
    limit: String(PAGE),
    ...(thing !== '' && { thing }),
    ...(until !== '' && { to: endOf(until) }),
    ...(before !== undefined && { before: String(before) }),
  });
  const answer = await get<{ audit: Audit[] }>(`/v1/audit?${query}`);
  if (!answer.ok) return answer;
  const { audit } = answer.value;
  const more = audit.length === PAGE ? audit.at(-1)?.seq : undefined;
  return { ok: true, value: { lines: audit.map(lineOfAudit), more } };
}

async function turnsOf({ until }: { until: string }): Promise<Answer<Found>> {
  const answer = await get<{ turns: Turn[] }>(`/v1/turns?limit=${PAGE}`);
  if (!answer.ok) return answer;
  const end = until === '' ? Number.POSITIVE_INFINITY : Date.parse(endOf(until));
  const lines = answer.value.turns
    .filter(({ startedAt }) => Date.parse(startedAt) <= end)
    .map(lineOfTurn)
    .sort((one, other) => other.at.localeCompare(one.at));
  return { ok: true, value: { lines } };
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
