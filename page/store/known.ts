/** What the hub put into the page for whoever is signed in: what it would be asked for first (docs/reference/page-api.md, "Files"). */
import type { Question } from './questions.ts';
import type { Session } from './session.ts';
import type { Area, Device } from './things.ts';

interface Known {
  readonly session: Session;
  readonly home: { readonly timezone: string };
  readonly snapshot?: {
    readonly devices: readonly Device[];
    readonly areas: readonly Area[];
    readonly waits: readonly Question[];
  };
  readonly seq?: number;
}

const element = document.getElementById('known');
element?.remove();

/** Nothing where nobody is signed in, or the page is the one that the browser kept. */
export const known: Known | undefined =
  element === null ? undefined : (JSON.parse(element.textContent) as Known);
