import { spawnSync } from 'node:child_process';

/** A template and what it is rendered with. `message`: as a value template reads one; else the values of a command. */
export interface Rendering {
  readonly template: string;
  readonly message?: string;
  readonly values?: Readonly<Record<string, string | number | undefined>>;
}

const SCRIPT = `
import json, sys
from jinja2 import Environment
env = Environment()
def text(one):
    values = dict(one.get('values') or {})
    if 'message' in one:
        values['value'] = one['message']
        try: values['value_json'] = json.loads(one['message'])
        except ValueError: pass
    try: return env.from_string(one['template']).render(**values).strip()
    except Exception: return None
json.dump([text(one) for one in json.load(sys.stdin)], sys.stdout)
`;

/**
 * What templates render to, by Jinja itself (python3 with jinja2): the judge of what our own reader makes of them. A text of `null` is one that
 * cannot be rendered; undefined where there is no Jinja on this machine.
 */
export function render(all: readonly Rendering[]): readonly (string | null)[] | undefined {
  const run = spawnSync('python3', ['-c', SCRIPT], {
    input: JSON.stringify(all),
    encoding: 'utf8',
    maxBuffer: 2 ** 29,
  });
  return run.status === 0 ? (JSON.parse(run.stdout) as (string | null)[]) : undefined;
}
