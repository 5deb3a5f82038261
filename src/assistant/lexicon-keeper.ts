import { textsIn } from '../base/index.ts';
import type { Directory } from '../bus/index.ts';
import type { Phrases } from '../domain/index.ts';
import type { Home } from '../home/index.ts';
import {
  buildLexicon,
  type Called,
  type Lexicon,
  withDevice,
  withoutDevice,
} from '../understanding/index.ts';

/** More changes than this between two sentences, and building anew is cheaper than mending. */
const MEND_MAX = 20;

/** Keeps the words the house knows true while devices and services come and go. Nothing is built before it is asked for. */
export class LexiconKeeper {
  readonly #home: Home;
  readonly #directory: Directory;
  readonly #phrases: readonly Phrases[];
  readonly #scenes: readonly Called[];
  readonly #changed = new Set<string>();
  #lexicon: Lexicon | undefined;
  readonly #stop: (() => void)[];

  /** `phrases` are those of Hearth's own services; foreign ones bring theirs in their manifests. `scenes` are those of the configuration. */
  constructor(home: Home, directory: Directory, phrases: readonly Phrases[], scenes: readonly Called[] = []) {
    this.#home = home;
    this.#directory = directory;
    this.#phrases = phrases;
    this.#scenes = scenes;
    this.#stop = [
      home.onChange((change) => {
        if (change.type === 'areas') this.#lexicon = undefined;
        else if (change.type !== 'report' && change.id !== undefined) this.#changed.add(change.id);
      }),
      directory.onChange((service) => {
        if (!phrases.some((own) => own.service === service)) this.#lexicon = undefined;
      }),
    ];
  }

  current(): Lexicon {
    if (this.#lexicon === undefined || this.#changed.size > MEND_MAX) this.#lexicon = this.#build();
    else {
      for (const id of this.#changed) {
        const device = this.#home.device(id);
        this.#lexicon =
          device === undefined ? withoutDevice(this.#lexicon, id) : withDevice(this.#lexicon, device);
      }
    }
    this.#changed.clear();
    return this.#lexicon;
  }

  close(): void {
    for (const stop of this.#stop) stop();
  }

  #build(): Lexicon {
    return buildLexicon({
      areas: this.#home.areas(),
      devices: this.#home.devices(),
      people: this.#home.people,
      scenes: this.#scenes,
      phrases: [...this.#phrases, ...this.#foreign()],
    });
  }

  #foreign(): readonly Phrases[] {
    return this.#directory
      .services()
      .map((entry) => entry.manifest)
      .filter((manifest) => !this.#phrases.some((own) => own.service === manifest.service))
      .flatMap((manifest) => {
        const methods = Object.entries(manifest.methods).filter(
          ([, method]) => (method.phrases?.length ?? 0) > 0,
        );
        if (methods.length === 0) return [];
        return [
          {
            service: manifest.service,
            methods: Object.fromEntries(
              methods.map(([name, method]) => [name, { say: method.phrases ?? [] }]),
            ),
            enums: enumsOf(manifest.methods),
          },
        ];
      });
  }
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
