import type { Entry } from '../../agents/index.ts';
import { isJsonObject, type Json, type JsonObject } from '../../base/index.ts';
import { type CallOutcome, type Plan, type Target, Undo, type UndoCall } from '../../domain/index.ts';
import type { Call, Decision, EffectOf, Result } from '../facts.ts';

/** A call that came to something, and how it is taken back. */
export interface Deed {
  readonly call: Call;
  /** What takes it back, each with its service, in order. Empty where it changed nothing; undefined where nothing can take it back. */
  readonly undo: readonly (UndoCall & { readonly service: string })[] | undefined;
  /** How it was seen to leave things, by their ids. */
  readonly left?: ReadonlyMap<string, JsonObject>;
  /** It took back what was done before. */
  readonly takesBack?: true;
}

/** What the calls of a turn did, in the order in which they ended; what only reads is no deed. Folded from the journal. */
export function deedsOf(entries: readonly Entry[], effectOf: EffectOf): readonly Deed[] {
  const deciding = new Map<string, Call>();
  const backs = new Set<string>();
  const deeds: Deed[] = [];
  for (const entry of entries) {
    if (entry.e !== 'outcome') continue;
    for (const { type, data } of entry.out) {
      if (type === 'plan') for (const one of backIn(data as unknown as Plan)) backs.add(one);
      if (type === 'decision') deciding.set(entry.process, (data as unknown as Decision).call);
      const call = deciding.get(entry.process);
      if (type !== 'result' || call === undefined) continue;
      const effect = effectOf(call.service, call.method);
      const deed =
        effect === 'read' || effect === 'pure' ? undefined : deedOf(call, data as unknown as Result);
      if (deed !== undefined) deeds.push(deed);
    }
  }
  return deeds.map((deed) => (backs.has(methodOf(deed.call)) ? { ...deed, takesBack: true } : deed));
}

/** What a turn called to take something back. */
function backIn({ groups }: Plan): readonly string[] {
  return groups.flat().flatMap((action) => (action.takesBack === true ? methodOf(action) : []));
}

function methodOf({ service, method }: Pick<Call, 'service' | 'method'>): string {
  return `${service}.${method}`;
}

/** A call that failed may have done its part: it names what takes that back. */
function deedOf(call: Call, { outcome }: Result): Deed | undefined {
  const told = undoIn(outcome);
  if (told === undefined && !outcome.ok) return undefined;
  const undo = told?.map(({ service = call.service, ...one }) => ({ service, ...one }));
  return { call, undo, left: leftBy(outcome) };
}

function leftBy(outcome: CallOutcome): ReadonlyMap<string, JsonObject> {
  const told: Json | undefined = outcome.ok ? outcome.result : outcome.error.data;
  const changed = isJsonObject(told) && Array.isArray(told['changed']) ? told['changed'] : [];
  return new Map(
    changed
      .filter(isJsonObject)
      .flatMap(({ id, state }) => (isJsonObject(state) ? [[String(id), state] as const] : [])),
  );
}

function undoIn(outcome: CallOutcome): readonly UndoCall[] | undefined {
  const told: Json | undefined = outcome.ok ? outcome.result : outcome.error.data;
  return isJsonObject(told) ? Undo.safeParse(told['undo']).data : undefined;
}

/** The things that a call is about: its own, and of a command for later those of its actions. */
export function targetsOf({ params }: Call): readonly Target[] {
  const { target, groups } = params;
  const later = Array.isArray(groups) ? groups.flat() : [];
  return [
    target,
    ...later.map((action) =>
      isJsonObject(action) && isJsonObject(action['args']) ? action['args']['target'] : undefined,
    ),
  ].filter((one) => one !== undefined) as unknown as readonly Target[];
}
