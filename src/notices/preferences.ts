import { type Clock, defined, Emitter } from '../base/index.ts';
import {
  kindOf,
  type NoticeDoor,
  type NoticeKind,
  type NotifyBoard,
  type NotifyChange,
  type NotifySettings,
  type NotifyView,
  type OutboundMessage,
} from '../domain/index.ts';
import type { Store } from '../store/index.ts';
import { PreferenceStore, type Said } from './preference-store.ts';
import { quietUntil } from './quiet.ts';

export interface PreferencesParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly timezone: string;
  /** From the configuration, by person. */
  readonly configured: Readonly<Record<string, NotifySettings>>;
}

/** What is said in the quiet hours too, where nobody chose otherwise. */
const URGENT: readonly NoticeKind[] = ['alarm', 'timer', 'safety'];

/**
 * By which doors, in which order and when each person wants to be spoken to first: what stands in the configuration, and above it what they said
 * themselves. Only notices are held to it: who is asked or answered in a talk hears it there.
 */
export class Preferences implements NotifyBoard {
  readonly #parts: PreferencesParts;
  readonly #store: PreferenceStore;
  readonly #changed = new Emitter<string>();

  constructor(parts: PreferencesParts) {
    this.#parts = parts;
    this.#store = new PreferenceStore(parts.store);
  }

  of(person: string): NotifyView {
    const { clock, timezone } = this.#parts;
    const { until: _until, awakeUntil: _awake, ...settings } = this.#all(person);
    return { ...settings, quietUntil: quietUntil(this.#all(person), clock.now(), timezone) };
  }

  change(person: string, change: NotifyChange): NotifyView {
    this.#store.put(person, this.#after(person, change));
    this.#changed.emit(person);
    return this.of(person);
  }

  /** Calls with the person of whom something has changed. Returns the function that ends it. */
  onChange(listener: (person: string) => void): () => void {
    return this.#changed.on(listener);
  }

  /** When this may be said: null for at once, else in milliseconds since the epoch. */
  quietUntil(message: Pick<OutboundMessage, 'person' | 'about' | 'type'>): number | null {
    if (message.person === null) return null;
    const settings = this.of(message.person);
    return (settings.urgent ?? URGENT).includes(kindOf(message)) ? null : settings.quietUntil;
  }

  /** The doors that it may leave by, in this order; undefined for any. */
  doors(message: Pick<OutboundMessage, 'person' | 'about' | 'type'>): readonly NoticeDoor[] | undefined {
    if (message.person === null) return undefined;
    const { doors, kinds } = this.#all(message.person);
    return kinds?.[kindOf(message)] ?? doors;
  }

  #all(person: string): NotifySettings & Said {
    const configured = this.#parts.configured[person] ?? {};
    const said = this.#store.of(person);
    return { ...configured, ...said, kinds: { ...configured.kinds, ...said.kinds } };
  }

  #after(person: string, change: NotifyChange): Said {
    const kept = this.#store.of(person);
    const { until: _until, awakeUntil: _awake, ...unhurried } = kept;
    switch (change.type) {
      case 'quiet-hours':
        return { ...unhurried, quiet: change.quiet };
      case 'quiet-until':
        return { ...unhurried, until: change.until };
      case 'speak-again': {
        const { clock, timezone } = this.#parts;
        const { quiet = null } = this.#all(person);
        return {
          ...unhurried,
          ...defined({ awakeUntil: quietUntil({ quiet }, clock.now(), timezone) ?? undefined }),
        };
      }
      case 'doors': {
        const { kind, doors } = change;
        const { doors: before, kinds: { ...kinds } = {}, ...rest } = kept;
        if (kind === null) return { ...rest, kinds, ...(doors === null ? {} : { doors: [...doors] }) };
        if (doors === null) delete kinds[kind];
        else kinds[kind] = [...doors];
        return { ...rest, kinds, ...defined({ doors: before }) };
      }
    }
  }
}
