import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import UPlot from 'uplot';
import { type Curve, type Past, type Period, rangeOf, samplesOf } from '../store/past.ts';
import { axisOf, capital, timeZone, whenOf } from '../words/format.ts';
import { words } from '../words/index.ts';
import { readingOf } from './faces.ts';

const HEIGHT_PX = 168;
const AXIS_PX = 54;
const TIMES_PX = 30;
const LINE_PX = 1.7;

/** A curve: a measure as a line between its least and most, a state as steps. What is under a finger or the mouse is told above it. */
export default function Plot(props: { curve: Curve; past: Past; period: Period }) {
  const { curve, past, period } = props;
  const frame = useRef<HTMLDivElement>(null);
  const under = useSignal<number | undefined>(undefined);
  const samples = samplesOf(curve, past);
  const range = rangeOf(samples);
  const isStep = curve.type !== 'number';
  const name = words.readings[curve.kind] ?? capital(curve.kind.replaceAll('_', ' '));
  const told = (value: number | null | undefined) => {
    if (value === null || value === undefined) return words.past.unknown;
    if (curve.type === 'word') return samples.names[Math.round(value)] ?? '';
    if (curve.type === 'number') return readingOf(curve.kind, value);
    return value > 0 && value < 1 ? words.past.share(value) : readingOf(curve.key, value > 0);
  };
  const drawn = isStep ? [samples.value] : [samples.value, samples.least, samples.most];
  useEffect(() => {
    const box = frame.current!;
    const plot = new UPlot(
      {
        width: box.clientWidth,
        height: HEIGHT_PX,
        tzDate: (at) => UPlot.tzDate(new Date(at * 1000), timeZone()),
        legend: { show: false },
        cursor: { y: false, drag: { x: false, y: false } },
        scales: {
          x: { range: () => [Date.parse(past.from) / 1000, Date.parse(past.to) / 1000] },
          y: { range: (_, low, high) => yRange(curve, samples.names.length, low, high) },
        },
        axes: [timeAxis(box, period), valueAxis(box, curve, samples.names)],
        series: [{}, ...seriesOf(box, isStep)],
        ...(!isStep && { bands: [{ series: [3, 2], fill: () => toneOf(box, '--cool-soft') }] }),
        hooks: {
          setCursor: [
            ({ cursor: { idx } }) => {
              under.value = idx ?? undefined;
            },
          ],
        },
      },
      [[...samples.at], ...drawn.map((one) => [...one])],
      box,
    );
    const touched = ({ clientX }: PointerEvent) =>
      plot.setCursor({ left: clientX - plot.over.getBoundingClientRect().left, top: 0 });
    plot.over.addEventListener('pointerdown', touched);
    plot.over.addEventListener('pointermove', touched);
    const watch = new ResizeObserver(() => plot.setSize({ width: box.clientWidth, height: HEIGHT_PX }));
    watch.observe(box);
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const redraw = () => plot.redraw(false);
    dark.addEventListener('change', redraw);
    return () => {
      dark.removeEventListener('change', redraw);
      watch.disconnect();
      plot.destroy();
    };
  }, [curve, past]);
  if (range === undefined) return null;
  const [low, high] = range;
  const latest = told(samples.value.at(-1));
  const summary = isStep ? latest : words.past.range(told(low), told(high));
  const at = under.value;
  return (
    <figure class="plot">
      <figcaption>
        <b>{name}</b>
        <span class="soft figures">
          {at === undefined ? summary : `${told(samples.value[at])} · ${whenOf(samples.at[at]! * 1000)}`}
        </span>
      </figcaption>
      <div
        ref={frame}
        role="img"
        aria-label={words.past.described(name, words.past.periods[period], summary, latest)}
      />
    </figure>
  );
}

function seriesOf(box: HTMLElement, isStep: boolean): UPlot.Series[] {
  const points = { show: false };
  if (isStep)
    return [
      {
        ...{ points, width: LINE_PX, paths: UPlot.paths.stepped!({ align: 1 }) },
        ...{ stroke: () => toneOf(box, '--fire'), fill: () => toneOf(box, '--fire-soft'), fillTo: 0 },
      },
    ];
  const bound = { points, width: 0, stroke: 'transparent' };
  return [{ points, width: LINE_PX, stroke: () => toneOf(box, '--cool') }, bound, bound];
}

function timeAxis(box: HTMLElement, period: Period): UPlot.Axis {
  const { incrs, words: told } = axisOf(period);
  return {
    ...axis(box),
    size: TIMES_PX,
    space: 48,
    incrs,
    values: (_, at) => at.map((one) => told(one * 1000)),
  };
}

function valueAxis(box: HTMLElement, { type, key, kind }: Curve, names: readonly string[]): UPlot.Axis {
  const own = { ...axis(box), size: AXIS_PX };
  if (type === 'number')
    return { ...own, space: 36, values: (_, all) => all.map((one) => readingOf(kind, one)) };
  if (type === 'flag')
    return { ...own, splits: () => [0, 1], values: () => [readingOf(key, false), readingOf(key, true)] };
  return { ...own, splits: () => names.map((_, index) => index), values: () => names.map(capital) };
}

function axis(box: HTMLElement): UPlot.Axis {
  return {
    stroke: () => toneOf(box, '--soft'),
    grid: { stroke: () => toneOf(box, '--line'), width: 1 },
    ticks: { show: false },
    font: `12px ${getComputedStyle(box).fontFamily}`,
  };
}

/** A little air around what was measured; a state stands between its names. */
function yRange({ type }: Curve, names: number, low: number | null, high: number | null): UPlot.Range.MinMax {
  if (type === 'flag') return [-0.05, 1.15];
  if (type === 'word') return [-0.2, Math.max(1, names - 1) + 0.2];
  if (low === null || high === null) return [0, 1];
  const air = Math.max((high - low) * 0.15, Math.abs(high) * 0.01, 0.5);
  return [low >= 0 ? Math.max(0, low - air) : low - air, high + air];
}

/** A colour by its role, as it is in the theme of now: a canvas knows no roles. */
function toneOf(box: HTMLElement, role: string): string {
  box.style.color = `var(${role})`;
  const { color } = getComputedStyle(box);
  box.style.color = '';
  return color;
}
