interface Sent {
  readonly topic: string;
  readonly payload: string | undefined;
}

/** Colours in xy may differ by what a gamut rounds. */
const TOLERANCE = 0.001;

/** Whether exactly these messages went out, in this order; JSON by its content. */
export function sameSent(expected: readonly Sent[], sent: readonly Sent[]): boolean {
  return (
    expected.length === sent.length &&
    expected.every(
      ({ topic, payload }, at) => topic === sent[at]!.topic && samePayload(payload, sent[at]!.payload),
    )
  );
}

function samePayload(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  try {
    return sameJson(JSON.parse(a), JSON.parse(b));
  } catch {
    return false;
  }
}

function sameJson(a: unknown, b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number')
    return Math.abs(a - b) <= (Number.isInteger(a) ? 0 : TOLERANCE);
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => sameJson(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}
