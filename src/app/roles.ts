/** `hearth doctor --roles`: who may do what in this house, as its configuration stands. */
import { Authority, type Cell, COLUMNS, LIMITS } from '../access/index.ts';
import type { LocalOptions } from '../cli/index.ts';
import { readSettings } from '../config/index.ts';
import type { UpkeepWorld } from './upkeep.ts';

const SIGNS: Readonly<Record<Cell, string>> = {
  yes: 'yes',
  confirm: 'after a yes',
  limited: 'limited',
  no: '–',
};
const HEADS: readonly string[] = [
  '',
  ...COLUMNS.map((column) => (column === 'unknown' ? 'nobody known' : column)),
];

export async function roles(options: LocalOptions, world: UpkeepWorld): Promise<number> {
  const { config } = readSettings({ ...options, ...world });
  const { access: rules, people, guestTemperature } = config.home;
  const authority = new Authority({ rules, people, guestTemperature });
  if (options.json) {
    world.stdout.write(`${JSON.stringify({ rows: authority.rows(), limits: LIMITS, rules })}\n`);
    return 0;
  }
  world.stdout.write(`${rolesText(authority)}\n`);
  return 0;
}

/** The table in columns, what its limits are, and the rules for people and places below. */
export function rolesText(authority: Authority): string {
  const rows = authority
    .rows()
    .map(({ words, cells }) => [words, ...COLUMNS.map((column) => SIGNS[cells[column]])]);
  const widths = HEADS.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lines = [HEADS, ...rows].map((row) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const limits = authority
    .rows()
    .flatMap(({ permission, words }) =>
      LIMITS[permission] === undefined ? [] : [`  ${words}: ${LIMITS[permission]}`],
    );
  const rules = authority.rules.map(
    ({ for: who, what, at, may }) =>
      `  ${who?.join(', ') ?? 'everybody but the owner'}: ${what?.join(', ') ?? 'everything'}${at === undefined ? '' : ` at ${at.join(', ')}`}: ${may}`,
  );
  return [
    ...lines,
    '',
    'Limited means:',
    ...limits,
    ...(rules.length === 0
      ? []
      : ['', 'Rules of this house (home.access), of which the last that fits counts:', ...rules]),
  ].join('\n');
}
