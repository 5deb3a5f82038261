import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import Plot from '../controls/plot.tsx';
import { faultWords } from '../store/doing.ts';
import { type Past as PastOf, PERIODS, type Period, rangeOf, readPast, samplesOf } from '../store/past.ts';
import type { Thing } from '../store/things.ts';
import { words } from '../words/index.ts';

const said = words.past;
const ALL = Object.keys(PERIODS) as Period[];
/** Words beyond so many are no states that anybody follows, such as colours. */
const WORDS_MAX = 8;

/** How a thing was: what it measured and the states it was in, over a day, a week or a year. */
export function Past({ thing }: { thing: Thing }) {
  const { id, name } = thing.device.value;
  const period = useSignal<Period>('day');
  const past = useSignal<PastOf | undefined>(undefined);
  const shown = useSignal<Period>('day');
  const table = useSignal('');
  const fault = useSignal<string | undefined>(undefined);
  const wanted = period.value;
  useEffect(() => {
    const { query, answer } = readPast(id, wanted);
    void answer.then((told) => {
      if (period.value !== wanted) return;
      fault.value = told.ok ? undefined : faultWords(told.problem);
      past.value = told.ok ? told.value : undefined;
      shown.value = wanted;
      table.value = `/v1/history/${encodeURIComponent(id)}?${query}&format=csv`;
    });
  }, [id, wanted]);
  const curves = (past.value?.series ?? []).filter(
    (curve) => rangeOf(samplesOf(curve, past.value!)) !== undefined && countOf(curve.points) <= WORDS_MAX,
  );
  return (
    <section class="stack" aria-label={said.of(name)}>
      <div class="row">
        {ALL.map((one) => (
          <button
            key={one}
            type="button"
            class="button"
            aria-pressed={period.value === one}
            onClick={() => {
              period.value = one;
            }}
          >
            {said.chips[one]}
          </button>
        ))}
      </div>
      {fault.value !== undefined && <p class="fault">{fault.value}</p>}
      {past.value !== undefined && curves.length === 0 && <Empty icon="history" title={said.none} />}
      {curves.map((curve) => (
        <Plot key={curve.key + curve.type} curve={curve} past={past.value!} period={shown.value} />
      ))}
      {curves.length > 0 && (
        <a class="button bare end" href={table.value} download={`${name}.csv`}>
          {said.table}
        </a>
      )}
    </section>
  );
}

function countOf(points: PastOf['series'][number]['points']): number {
  return new Set(points.flatMap(({ value }) => (typeof value === 'string' ? [value] : []))).size;
}
