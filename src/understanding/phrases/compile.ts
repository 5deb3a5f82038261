import { type Fault, HearthError } from '../../base/index.ts';
import type { Language } from '../languages/index.ts';
import { ProgramWriter, type ProgramWritten } from './program-writer.ts';
import type { GrammarNode, Rule, ServiceWords } from './rules.ts';
import { commandRules, conditionRules, followRules, undoneOf } from './service-rules.ts';
import { Family, type FamilyWritten } from './shared-prefixes.ts';

/** The rules of services, by what they may be walked for. */
const RULES = { commands: commandRules, follows: followRules, conditions: conditionRules } as const;

type Sort = keyof typeof RULES;
const SORTS = Object.keys(RULES) as readonly Sort[];

/** What the templates of some services come to: plain values, which outlive a process (`ahead.ts`). */
export interface RulesWritten {
  readonly program: ProgramWritten;
  readonly families: Readonly<Record<Sort, FamilyWritten>>;
  /** By service: the types of slots that fill its parameters. */
  readonly filled: readonly (readonly (readonly [parameter: string, types: readonly string[]])[])[];
}

export interface RulesCompiled extends Readonly<Record<Sort, GrammarNode>> {
  readonly slots: ProgramWriter['slots'];
  /** By number: the words that stand in the templates. */
  readonly words: ReadonlySet<number>;
  /** Templates that could not be read. */
  readonly faults: readonly Fault[];
}

/** @param ahead what the first of the services come to, where that is known: none of their templates is read then. */
export function compileRules(
  services: readonly ServiceWords[],
  language: Language,
  ahead?: RulesWritten,
): RulesCompiled {
  const { writer, families, faults } = writtenRules(services, language, ahead);
  const program = writer.program();
  const { words, slots } = writer;
  return {
    commands: families.commands.graph(program),
    follows: families.follows.graph(program),
    conditions: families.conditions.graph(program),
    ...{ slots, words, faults },
  };
}

/** @throws Error where a template cannot be read. */
export function writeRules(services: readonly ServiceWords[], language: Language): RulesWritten {
  const { writer, families, faults } = writtenRules(services, language);
  const [fault] = faults;
  if (fault !== undefined) throw new Error(`${fault.path}: ${fault.message}`);
  return {
    program: writer.written(),
    families: {
      commands: families.commands.written(),
      follows: families.follows.written(),
      conditions: families.conditions.written(),
    },
    filled: services.map(({ slots }) => [...slots].map(([name, types]) => [name, [...types]] as const)),
  };
}

function writtenRules(services: readonly ServiceWords[], language: Language, ahead?: RulesWritten) {
  const known = ahead?.filled.length ?? 0;
  const valuesOf = new Map(
    services.flatMap(({ enums }) => [...enums.values()].map((one) => [one.key, one] as const)),
  );
  const writer = new ProgramWriter(language.words.ids, ahead && { ...ahead.program, valuesOf });
  const faults: Fault[] = [];
  const familyOf = (sort: Sort): Family<Rule> => {
    const family = new Family<Rule>(writer, language.phrases, ahead?.families[sort]);
    for (const [at, service] of services.entries())
      for (const rule of RULES[sort](service, language)) {
        if (at < known) family.know(rule, undoneOf(rule));
        else {
          const fault = addTo(family, rule);
          if (fault !== undefined) faults.push(fault);
        }
      }
    return family;
  };
  for (const [at, filled] of (ahead?.filled ?? []).entries())
    for (const [name, types] of filled) services[at]!.slots.set(name, new Set(types));
  const families = Object.fromEntries(SORTS.map((sort) => [sort, familyOf(sort)])) as Record<
    Sort,
    Family<Rule>
  >;
  return { writer, families, faults };
}

/** Adds the rule, unless its template cannot be read: then its fault. */
function addTo(family: Family<Rule>, rule: Rule): Fault | undefined {
  try {
    family.add(rule, undoneOf(rule));
    return undefined;
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    return { path: `${rule.service.name}.${rule.method}`, message: error.message };
  }
}
