import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** The one that counts, from the first question on: to begin and end it is a walk over the whole heap, many times what is counted. */
let counting: Session | undefined;

function post(session: Session, method: string, params = {}): unknown {
  let answer: unknown;
  session.post(method, params, (error, result) => {
    if (error !== null) throw new Error(error.message);
    answer = result;
  });
  return answer;
}

function begun(): Session {
  const session = new Session();
  session.connect();
  post(session, 'Profiler.enable');
  post(session, 'Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return session;
}

/**
 * How many calls of functions in the files whose address holds `part` it takes to run `work`, as the engine itself counts
 * them (V8's precise coverage): a count that the code under test cannot forget to charge. What was counted is told once and
 * begins anew.
 */
export function callsIn(part: string, work: () => void): number {
  counting ??= begun();
  post(counting, 'Profiler.takePreciseCoverage');
  work();
  return counted(counting, part);
}

/** The same of work that takes turns of the loop, and of all that happens meanwhile. */
export async function callsDuring(part: string, work: () => Promise<void>): Promise<number> {
  counting ??= begun();
  post(counting, 'Profiler.takePreciseCoverage');
  await work();
  return counted(counting, part);
}

function counted(session: Session, part: string): number {
  const { result } = post(session, 'Profiler.takePreciseCoverage') as Coverage;
  const counts = result
    .filter(({ url }) => url.includes(part))
    .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
  return counts.reduce((sum, count) => sum + count, 0);
}
