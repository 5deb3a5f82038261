import { signal } from '@preact/signals';

export const VIEWS = ['rooms', 'talk', 'today', 'lists', 'rules', 'history', 'house'] as const;
export type View = (typeof VIEWS)[number];
export type Place = View | 'welcome';

export const place = signal<Place>(placeOf(location.pathname));

/** Follows links of the page within the page, and the browser's own back and forth. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    place.value = placeOf(location.pathname);
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href^="/"]');
    if (
      link === null ||
      link === undefined ||
      link.target !== '' ||
      event.metaKey ||
      event.ctrlKey ||
      event.defaultPrevented
    )
      return;
    if (link.pathname !== '/' && !isPlace(link.pathname.slice(1))) return;
    event.preventDefault();
    goTo(placeOf(link.pathname));
  });
}

export function goTo(next: Place): void {
  if (next === place.value) return;
  history.pushState(null, '', `/${next}`);
  place.value = next;
  scrollTo(0, 0);
  // Whoever does not see the page is told that it is another one now.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true }));
}

function placeOf(path: string): Place {
  const name = path.slice(1);
  return isPlace(name) ? name : 'rooms';
}

function isPlace(name: string): name is Place {
  return name === 'welcome' || (VIEWS as readonly string[]).includes(name);
}
