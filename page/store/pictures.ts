const LIMIT_MS = 8_000;

/** Where a thing's newest picture is, at an address that is new, and when it came (ms since the epoch; null where nobody knows). */
export type Taken =
  | { readonly type: 'picture'; readonly address: string; readonly at: number | null }
  | { readonly type: 'none' };

/** @returns undefined where the hub does not answer: what is shown stays. */
export async function pictureOf(id: string): Promise<Taken | undefined> {
  const address = `/v1/devices/${encodeURIComponent(id)}/picture?look=${Date.now()}`;
  try {
    const signal = AbortSignal.timeout(LIMIT_MS);
    const { status, headers } = await fetch(address, { method: 'HEAD', credentials: 'same-origin', signal });
    if (status === 404) return { type: 'none' };
    if (status !== 200) return undefined;
    const at = Date.parse(headers.get('last-modified') ?? '');
    return { type: 'picture', address, at: Number.isNaN(at) ? null : at };
  } catch {
    return undefined;
  }
}
