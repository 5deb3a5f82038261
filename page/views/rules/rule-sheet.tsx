import { useSignal } from '@preact/signals';
import { Sheet } from '../../controls/sheet.tsx';
import { post } from '../../store/api.ts';
import { doIt, faultWords } from '../../store/doing.ts';
import type { Turn } from '../../store/talk.ts';
import { capital, whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { TurnSheet } from '../turn-sheet.tsx';

const said = words.rulesView;

export interface Rule {
  readonly id: string;
  readonly at: string | null;
  readonly words: string;
  readonly rrule?: string;
  readonly text: string;
  readonly event?: unknown;
  readonly paused?: true;
  readonly last?: { readonly at: string; readonly turn: string };
}

/** A standing order, opened: when it acts, when it acted last and why, and all that may be done with it. */
export function RuleSheet(props: { rule: Rule; onChanged: () => void; onClose: () => void }) {
  const { rule, onChanged, onClose } = props;
  const { id, last } = rule;
  const why = useSignal(false);
  const editing = useSignal(false);
  const run = async (method: string, params: object, closes = false) => {
    if (!(await doIt(method, params))) return;
    onChanged();
    if (closes) onClose();
  };
  if (why.value && last !== undefined) return <TurnSheet turn={last.turn} onClose={onClose} />;
  return (
    <Sheet title={capital(rule.text)} onClose={onClose}>
      <div class="form">
        <dl class="facts">
          <div>
            <dt>{said.when}</dt>
            <dd>{capital(words.todayView.series(rule.words))}</dd>
          </div>
          {rule.at !== null && (
            <div>
              <dt>{said.next}</dt>
              <dd>{whenOf(rule.at)}</dd>
            </div>
          )}
          <div>
            <dt>{said.last}</dt>
            <dd>{last === undefined ? said.never : whenOf(last.at)}</dd>
          </div>
        </dl>
        {editing.value ? (
          <Edit rule={rule} onChanged={onChanged} onClose={onClose} />
        ) : (
          <div class="row">
            <button type="button" class="button" onClick={() => void run('schedule.run', { id })}>
              {said.run}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void run(rule.paused ? 'schedule.resume' : 'schedule.pause', { id })}
            >
              {rule.paused ? said.resume : said.pause}
            </button>
            {rule.rrule !== undefined && rule.at !== null && (
              <button
                type="button"
                class="button"
                onClick={() => void run('schedule.skip', { id, on: rule.at }, true)}
              >
                {said.skip}
              </button>
            )}
            {last !== undefined && (
              <button
                type="button"
                class="button"
                onClick={() => {
                  why.value = true;
                }}
              >
                {words.talk.why}
              </button>
            )}
            <button
              type="button"
              class="button"
              onClick={() => {
                editing.value = true;
              }}
            >
              {said.again}
            </button>
            <button
              type="button"
              class="button grave"
              onClick={() => void run('schedule.cancel', { id }, true)}
            >
              {said.remove}
            </button>
          </div>
        )}
      </div>
    </Sheet>
  );
}

/** Says it anew. The old one goes once a new one is there, and stays where the house made none of the words. */
function Edit({ rule, onChanged, onClose }: { rule: Rule; onChanged: () => void; onClose: () => void }) {
  const text = useSignal(rule.text);
  const fault = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    const answer = await post<Turn>(
      '/v1/messages',
      { text: text.value.trim(), conversation: `rule-${rule.id}` },
      { prefer: 'wait=20' },
    );
    busy.value = false;
    fault.value = answer.ok ? (answer.value.reply ?? said.notMade) : faultWords(answer.problem);
    if (!answer.ok || !makesRule(answer.value)) return;
    if (!(await doIt('schedule.cancel', { id: rule.id }))) return;
    onChanged();
    onClose();
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <label class="field">
        <span>{said.inWords}</span>
        <textarea
          required
          rows={3}
          maxLength={2000}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
          }}
        />
      </label>
      {fault.value !== undefined && (
        <p class="fault" role="alert">
          {fault.value} {said.stays}
        </p>
      )}
      <button type="submit" class="button first" disabled={busy.value}>
        {words.save}
      </button>
    </form>
  );
}

/** Whether all that was said became a standing order, and nothing else. */
function makesRule({ status, groups }: Turn): boolean {
  const calls = groups.flatMap(({ actions }) => actions.map(({ call }) => `${call.service}.${call.method}`));
  return status === 'done' && calls.length > 0 && calls.every((call) => call === 'schedule.create');
}
