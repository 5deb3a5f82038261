/**
 * Whether what is said to a model stays in the house: an address of this machine or of a private network (RFC 1918, RFC 4193,
 * RFC 6762), and no model that a server at home only passes on to a cloud.
 */
export function placeOf(url: string, model = ''): 'local' | 'remote' {
  return isPassedOn(model) || !isAtHome(new URL(url).hostname) ? 'remote' : 'local';
}

/** Ollama's names for models that run elsewhere: `gpt-oss:120b-cloud`, `kimi-k2:cloud`. */
export function isPassedOn(model: string): boolean {
  return /[:-]cloud$/i.test(model);
}

function isAtHome(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) return isPrivate(name.split('.').map(Number));
  if (name.includes(':')) return name === '::1' || /^f[cd]|^fe[89ab]/.test(name);
  return !name.includes('.') || /\.(local|lan|home|internal|localhost|home\.arpa)$/.test(name);
}

function isPrivate([a = 0, b = 0]: readonly number[]): boolean {
  return (
    a === 127 ||
    a === 10 ||
    (a === 192 && b === 168) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 169 && b === 254)
  );
}
