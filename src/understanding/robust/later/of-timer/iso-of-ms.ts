const SECOND_MS = 1000;

/** A length in whole seconds, as it is written in ISO 8601. */
export function isoOfMs(ms: number): string {
  const seconds = Math.round(ms / SECOND_MS);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 ? `${rest}S` : ''}`;
}
