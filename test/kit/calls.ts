import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/**
 * How many calls of functions in the files whose address holds `part` it takes to run `work`, as the engine itself counts
 * them (V8's precise coverage): a count that the code under test cannot forget to charge.
 */
export function callsIn(part: string, work: () => void): number {
  const session = new Session();
  session.connect();
  const post = (method: string, params = {}): unknown => {
    let answer: unknown;
    session.post(method, params, (error, result) => {
      if (error !== null) throw new Error(error.message);
      answer = result;
    });
    return answer;
  };
  try {
    post('Profiler.enable');
    post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    post('Profiler.takePreciseCoverage');
    work();
    const { result } = post('Profiler.takePreciseCoverage') as Coverage;
    const counts = result
      .filter(({ url }) => url.includes(part))
      .flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
