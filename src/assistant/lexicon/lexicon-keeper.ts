import { type Clock, type Part, type Timer, textsIn } from '../../base/index.ts';
import type { Directory } from '../../bus/index.ts';
import type { Phrases, TaughtPhrase } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import {
  buildLexicon,
  type Called,
  type Lexicon,
  rehearse,
  withCalled,
  withDevice,
  withoutDevice,
} from '../../understanding/index.ts';
import { agentPhrases } from '../goals/phrases.ts';
import { taughtPhrases } from '../taught/expand.ts';

/** What people make and call by a name. */
export type NamedSort = 'list' | 'scene';

/** More changes than this between two sentences, and building anew is cheaper than mending. */
const MEND_MAX = 20;

/** Nothing has changed for so long: time to build what the next sentence needs. */
const QUIET_MS = 300;

export interface LexiconKeeperOptions {
  readonly home: Home;
  readonly directory: Directory;
  /** Those of Hearth's own services and goals; foreign services, and hosts of agents, bring theirs in their manifests. */
  readonly phrases: readonly Phrases[];
  /** Those of the configuration. */
  readonly scenes?: readonly Called[];
  readonly clock: Clock;
}

/**
 * Keeps the words the house knows true while devices and services come and go. Built when a sentence needs it, and once the
 * hub is up (`prepare`) whenever the house has come to rest, so that no sentence waits for it.
 */
export class LexiconKeeper implements Part {
  readonly name = 'lexicon';
  readonly #options: LexiconKeeperOptions;
  readonly #changed = new Set<string>();
  /** The lists and scenes of the house beside those that phrases bring. */
  readonly #called: Record<NamedSort, readonly Called[]>;
  #lexicon: Lexicon | undefined;
  /** All phrases, own and foreign, and what the foreign ones are: the same list is compiled only once. */
  #phrases: { readonly all: readonly Phrases[]; readonly foreign: string } | undefined;
  #taught: readonly Phrases[] = [];
  #prepares = false;
  #quiet: Timer | undefined;
  readonly #stop: (() => void)[];

  constructor(options: LexiconKeeperOptions) {
    this.#options = options;
    const { home, directory, phrases, scenes = [] } = options;
    this.#called = { list: [], scene: scenes };
    this.#stop = [
      home.onChange((change) => {
        if (change.type === 'report') return;
        if (change.type === 'areas') this.#lexicon = undefined;
        else if (change.id !== undefined) this.#changed.add(change.id);
        this.#prepareSoon();
      }),
      directory.onChange((service) => {
        if (phrases.some((own) => own.service === service)) return;
        this.#lexicon = undefined;
        this.#prepareSoon();
      }),
    ];
  }

  /** From now on the lexicon is made ready as soon as the house has come to rest. */
  prepare(): void {
    this.#prepares = true;
    this.#prepareSoon();
  }

  /** Whether the next sentence finds everything as it needs it. */
  get isReady(): boolean {
    return this.#lexicon !== undefined && this.#changed.size === 0;
  }

  /** The lists or scenes that there are now; those that phrases bring are known anyway. */
  knows(sort: NamedSort, all: readonly Called[]): void {
    const brought = sort === 'list' ? this.#allPhrases().flatMap(({ lists = [] }) => lists) : [];
    const known = this.#called[sort];
    const now = all.filter(({ name }) => !brought.some((one) => one.name === name));
    const isIn = (some: readonly Called[]) => {
      const keys = new Set(some.map(keyOf));
      return (one: Called): boolean => keys.has(keyOf(one));
    };
    const [wasKnown, isStill] = [isIn(known), isIn(now)];
    const gone = known.filter((one) => !isStill(one));
    const made = now.filter((one) => !wasKnown(one));
    if (gone.length + made.length === 0) return;
    this.#called[sort] = now;
    if (this.#lexicon !== undefined) this.#lexicon = withCalled(this.#lexicon, sort, gone, made);
    this.#prepareSoon();
  }

  /** The phrases that people have taught, all of them. */
  knowsTaught(taught: readonly TaughtPhrase[]): void {
    this.#taught = taughtPhrases(taught);
    this.#phrases = undefined;
    this.#lexicon = undefined;
    this.#prepareSoon();
  }

  #prepareSoon(): void {
    if (!this.#prepares) return;
    this.#quiet?.cancel();
    this.#quiet = this.#options.clock.after(QUIET_MS, () => rehearse(this.current()));
  }

  current(): Lexicon {
    if (this.#lexicon === undefined || this.#changed.size > MEND_MAX) this.#lexicon = this.#build();
    else {
      for (const id of this.#changed) {
        const device = this.#options.home.device(id);
        this.#lexicon =
          device === undefined ? withoutDevice(this.#lexicon, id) : withDevice(this.#lexicon, device);
      }
    }
    this.#changed.clear();
    return this.#lexicon;
  }

  close(): void {
    this.#prepares = false;
    this.#quiet?.cancel();
    for (const stop of this.#stop) stop();
  }

  #build(): Lexicon {
    const { home } = this.#options;
    return buildLexicon({
      areas: home.areas(),
      devices: home.devices(),
      people: home.people,
      lists: this.#called.list,
      scenes: this.#called.scene,
      phrases: this.#allPhrases(),
    });
  }

  #allPhrases(): readonly Phrases[] {
    const phrases = foreignPhrases(this.#options);
    const foreign = JSON.stringify(phrases);
    if (this.#phrases?.foreign !== foreign)
      this.#phrases = { all: [...this.#options.phrases, ...this.#taught, ...phrases], foreign };
    return this.#phrases.all;
  }
}

function keyOf({ name, aliases = [] }: Called): string {
  return [name, ...aliases].join('\n');
}

function foreignPhrases({ directory, phrases: own }: LexiconKeeperOptions): readonly Phrases[] {
  const services = directory
    .services()
    .map((entry) => entry.manifest)
    .filter((manifest) => !own.some((phrases) => phrases.service === manifest.service))
    .flatMap((manifest) => {
      const methods = Object.entries(manifest.methods).filter(
        ([, method]) => (method.phrases?.length ?? 0) > 0,
      );
      if (methods.length === 0) return [];
      return [
        {
          service: manifest.service,
          methods: Object.fromEntries(methods.map(([name, method]) => [name, { say: method.phrases ?? [] }])),
          enums: enumsOf(manifest.methods),
        },
      ];
    });
  return [...services, ...agentPhrases(directory)];
}

/** The values a slot may take, from the `enum` of the parameter of that name. */
function enumsOf(
  methods: Readonly<Record<string, { readonly params: unknown }>>,
): Readonly<Record<string, readonly string[]>> {
  const enums: Record<string, readonly string[]> = {};
  for (const method of Object.values(methods)) {
    const properties =
      (method.params as { properties?: Record<string, { enum?: unknown }> }).properties ?? {};
    for (const [name, schema] of Object.entries(properties)) {
      if (Array.isArray(schema.enum)) enums[name] = textsIn(schema.enum);
    }
  }
  return enums;
}
