/** Browsers keep no cookie for longer (RFC 6265bis, section 5.5); when a session ends is the hub's to say. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;

/** Over TLS a browser takes a name with this prefix from this host alone, with Secure and for every path (RFC 6265bis, section 4.1.3). */
function nameOf(isSecure: boolean): string {
  return isSecure ? '__Host-hearth_session' : 'hearth_session';
}

/** What a Cookie header holds for the session, if it is given once. */
export function sessionIn(header: string | undefined, isSecure: boolean): string | undefined {
  const start = `${nameOf(isSecure)}=`;
  const given = (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(start));
  // Twice: somebody else has set one for this host too, and which is ours cannot be told.
  return given.length === 1 ? given[0]?.slice(start.length) || undefined : undefined;
}

/** No script reads it, no other site has it sent along. */
export function setSession(secret: string, isSecure: boolean): string {
  return cookie(secret, KEPT_SECONDS, isSecure);
}

export function clearSession(isSecure: boolean): string {
  return cookie('', 0, isSecure);
}

function cookie(value: string, seconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${nameOf(isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`;
}
