import { type Entry, isTerminal, type OpenWait, type Surroundings } from '../agents/index.ts';
import { defined } from '../base/index.ts';
import { type PermittedCall, ROOT } from '../flow/index.ts';
import type { Copy } from './copy.ts';

/** Where a host's entries are told again. */
export interface Audience {
  readonly host: string;
  readonly house: Surroundings;
  /** Takes up a process that has begun at the host. */
  readonly adopt: Surroundings['adopt'];
  /** The open copies of this host's processes. */
  readonly copies: ReadonlyMap<string, Copy>;
  /** How much the clock here is ahead of the host's, in ms. */
  readonly aheadMs: number;
  /** How a person is asked for a call that a host would make; undefined where none can be allowed. Absent where no person is asked. */
  readonly question?: ((call: PermittedCall, agent: string) => string | undefined) | undefined;
}

/**
 * Writes an entry of a host's journal into the one here. Entries of processes that nobody here has called are left out, and
 * so is what comes too late: a process that has ended here stays ended, a question that is closed stays closed (C25).
 */
export function retell(entry: Entry, to: Audience): void {
  if (entry.e === 'created') {
    begin(entry, to);
    return;
  }
  const copy = to.copies.get(entry.process);
  if (copy === undefined || copy.fold.terminal) return;
  const { seq: _, at: __, turn: ___, process: ____, depth: _____, path, ...body } = entry;
  switch (body.e) {
    case 'status':
      // One that hands over ends here when its successor begins, so that its caller is never without anybody to wait for.
      if (isTerminal(body.to) && copy.fold.state().handedTo !== null) return;
      copy.become(body.to, defined({ because: body.because, failure: body.failure }));
      return;
    case 'waitOpened': {
      const { turn, agent } = copy.fold.created;
      const asked = askedHere(body.wait, agent, to);
      const deadline = asked.deadline + to.aheadMs;
      copy.write(path, { ...body, wait: { ...asked, process: copy.fold.id, turn, deadline } });
      to.house.waitsChanged();
      return;
    }
    case 'waitClosed':
      if (!copy.fold.waits.has(body.wait)) return;
      copy.write(path, body);
      to.house.waitsChanged();
      return;
    default:
      copy.write(path, body);
  }
}

/** A yes that allows a call is asked for in the words of this house: those of a stranger could hide what it is to. */
function askedHere(wait: OpenWait, agent: string, { host, question }: Audience): OpenWait {
  if (wait.permits === undefined) return wait;
  const permits = { host, ...wait.permits };
  if (question === undefined) return { ...wait, permits };
  const prompt = question(permits, agent);
  const { permits: _, ...plain } = wait;
  return prompt === undefined
    ? plain
    : { ...plain, kind: 'approval', options: ['yes', 'no'], prompt, permits };
}

/** A process that a copied one has called, or that takes the place of one (C11, C13). */
function begin(
  entry: Extract<Entry, { readonly e: 'created' }>,
  { host, house, adopt, copies }: Audience,
): void {
  const { seq: _, at: __, ...created } = entry;
  if (house.stateOf(entry.process) !== undefined) return;
  const before = [...copies.values()].find(({ fold }) => fold.state().handedTo === entry.process);
  const near = before ?? copies.get(entry.parent ?? '');
  if (near === undefined || near.fold.terminal) return;
  const { turn, meta, parent, parentPath } = near.fold.created;
  const place = before?.isTop
    ? { parent, parentPath }
    : { parent: entry.parent, parentPath: entry.parentPath };
  adopt({ ...created, ...place, turn, meta, host, path: ROOT });
  if (before === undefined) return;
  if (before.isTop && parentPath !== null)
    before.caller?.write(parentPath, { e: 'child', child: entry.process, mode: 'handoff' });
  before.become('COMPLETED', { because: 'handoff' });
}
