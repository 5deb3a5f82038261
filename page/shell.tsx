import type { ComponentType } from 'preact';
import { lazily } from './controls/lazily.tsx';
import { Sheet, sheets } from './controls/sheet.tsx';
import { Told } from './controls/told.tsx';
import { Icon, type IconName } from './icons.tsx';
import { asking } from './store/asking.ts';
import { connection } from './store/live.ts';
import { notices, putAway, quiet } from './store/notices.ts';
import { openQuestions } from './store/questions.ts';
import { place, VIEWS, type View } from './store/router.ts';
import { Line } from './views/line.tsx';
import { Rooms } from './views/rooms.tsx';
import { Talk } from './views/talk.tsx';
import { whenOf } from './words/format.ts';
import { words } from './words/index.ts';

const ICONS: Readonly<Record<View, IconName>> = {
  rooms: 'home',
  talk: 'talk',
  today: 'calendar',
  lists: 'list',
  rules: 'rule',
  history: 'history',
  house: 'more',
};
/** Reached through House where there is no room for them below. */
const WIDE: ReadonlySet<View> = new Set(['rules', 'history']);

/** Below this there is no room for all views (style/3-shell.css). */
const isNarrow = () => matchMedia('(max-width: 899px)').matches;

const PAGES: Readonly<Record<View, ComponentType>> = {
  rooms: Rooms,
  talk: Talk,
  today: lazily(async () => (await import('./views/today.tsx')).Today),
  lists: lazily(async () => (await import('./views/lists.tsx')).Lists),
  rules: lazily(async () => (await import('./views/rules/rules.tsx')).Rules),
  history: lazily(async () => (await import('./views/history.tsx')).History),
  house: lazily(async () => (await import('./views/house/house.tsx')).House),
};

/** What is on every view: where one may go, whether the hub answers, what rings, the line to say something. */
export function Shell() {
  const here = place.value === 'welcome' ? 'rooms' : place.value;
  const Page = PAGES[here];
  return (
    <div class="app">
      <a class="skip button first" href="#main">
        {words.skip}
      </a>
      <Offline />
      <nav class="views" aria-label={words.navigation}>
        {VIEWS.map((view) => (
          <a
            key={view}
            href={`/${view}`}
            class={WIDE.has(view) ? 'wide' : undefined}
            aria-current={
              view === here || (view === 'house' && WIDE.has(here) && isNarrow()) ? 'page' : undefined
            }
          >
            <span class={view === 'talk' && openQuestions.value.length > 0 ? 'dot' : undefined}>
              <Icon name={ICONS[view]} />
            </span>
            {words.views[view]}
          </a>
        ))}
      </nav>
      <Notices />
      <Page />
      {sheets.value === 0 && <Told />}
      <Line />
      <Asking />
    </div>
  );
}

function Offline() {
  const now = connection.value;
  if (now.type !== 'lost') return <div role="status" />;
  return (
    <div role="status" class="offline">
      {now.asOf === undefined ? words.off.lost : words.off.was(whenOf(now.asOf))}
    </div>
  );
}

/** What the house says by itself, above the view, until it is put away. */
function Notices() {
  if (notices.value.length === 0) return null;
  return (
    <section class="rings notices" aria-live="assertive" aria-label={words.notices.label}>
      {notices.value.map((notice) => (
        <div class="ring" key={notice.id}>
          <b>{notice.text}</b>
          <span class="row">
            {notice.rings !== undefined || notice.type === 'reminder' ? (
              <>
                <button type="button" class="button first" onClick={() => void quiet(notice)}>
                  {words.notices.done}
                </button>
                <button type="button" class="button" onClick={() => void quiet(notice, 'PT5M')}>
                  {words.notices.snooze}
                </button>
              </>
            ) : (
              <button type="button" class="button" onClick={() => putAway(notice.id)}>
                {words.notices.seen}
              </button>
            )}
          </span>
        </div>
      ))}
    </section>
  );
}

/** Entrances and what else is risky ask first. */
function Asking() {
  const open = asking.value;
  if (open === undefined) return null;
  return (
    <Sheet key={open.confirm.token} title={open.confirm.question} onClose={() => open.answer(false)}>
      <div class="row">
        <button type="button" class="button first" onClick={() => open.answer(true)}>
          {words.yes}
        </button>
        <button type="button" class="button" onClick={() => open.answer(false)}>
          {words.no}
        </button>
      </div>
    </Sheet>
  );
}
