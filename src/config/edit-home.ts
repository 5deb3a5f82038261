import type { Person } from '../domain/index.ts';
import { withValues } from './source.ts';

/** What is told of a home at the first visit. Degrees, north and east positive; both or none. */
export interface HomeEdit {
  readonly name?: string;
  /** IANA name. */
  readonly timezone?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** Everybody who lives here, where somebody has another name now. */
  readonly people?: readonly Person[];
}

/** The text of a configuration file with this home in it. */
export function editHome(text: string, edit: HomeEdit): string {
  const told = Object.entries(edit).filter(([, value]) => value !== undefined);
  return withValues(
    text,
    told.map(([key, value]) => [['home', key], value] as const),
  );
}
