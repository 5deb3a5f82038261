/** What is kept in the browser, so that the page opens with how it was while the hub does not answer. */

const PREFIX = 'hearth.';
/** Set once somebody signed out: this page writes nothing any more. */
let ended = false;

export function recall<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** A browser that keeps nothing, or is full, leaves the page as good as it was. */
export function keep(name: string, value: unknown): void {
  if (ended) return;
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    forget(name);
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}

/** On signing out: what was seen by somebody is not left for whoever comes next. The theme stays. */
export function forgetAll(): void {
  ended = true;
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX) && name !== `${PREFIX}theme`) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
