import { makeMessages, makeView, type Ready, setCondition, type View } from '../flow/index.ts';
import type { Driven } from './surroundings.ts';

/** What a step of a process is shown. On a retry what it is to bring about is false (B53): the attempt before has failed at it. */
export function viewOf(
  owner: Driven,
  ready: Ready,
  signal: AbortSignal = new AbortController().signal,
  attempt = 1,
  gives: readonly string[] = [],
): View {
  const { house, fold } = owner;
  const { clock, log, registry } = house;
  const { turn, depth } = fold.created;
  const place = { turn, process: fold.id, path: ready.path };
  const unmet = attempt === 1 ? [] : gives.map((one) => setCondition(one, false));
  const past = [...ready.scope.past, ...makeMessages(unmet, ready.path, clock.now(), attempt)];
  return makeView(
    { ...ready, scope: { ...ready.scope, past } },
    {
      process: fold.id,
      turn,
      depth,
      attempt,
      input: fold.input,
      left: owner.left(),
      signal,
      now: () => clock.now(),
      emit: (delta) => house.progress({ ...place, delta }),
      log: (message, fields) => log.info(message, { ...fields, ...place }),
      isA: registry.isA,
    },
  );
}
