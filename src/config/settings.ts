import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HearthError, messageOf } from '../base/index.ts';
import { type Config, parseConfig } from './config.ts';

export interface SettingsInput {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** `--config FILE`; the data folder's `hearth.yaml` when absent, and none when that is not there. */
  readonly config?: string;
  /** `--data DIR`. */
  readonly data?: string;
}

/**
 * The configuration of this run: file, environment, command line. `data` comes back absolute.
 * @throws HearthError `config-invalid` with every fault, by path.
 */
export function readSettings(input: SettingsInput): {
  readonly config: Config;
  readonly remarks: readonly string[];
  /** The path of the file, where there is one. */
  readonly file?: string;
} {
  const data = input.data ?? input.env['HEARTH_DATA'];
  const file = fileOf(input, data);
  const parsed = parseConfig({
    env: input.env,
    ...(file === undefined ? {} : { yaml: textOf(file), yamlPath: file }),
    defaults: {
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(data === undefined ? {} : { data }),
    },
  });
  if (!parsed.ok) {
    throw new HearthError('config-invalid', 'The configuration has faults.', {
      faults: parsed.faults,
      hint: 'Every setting is described in docs/reference/config.md.',
    });
  }
  const named = input.data === undefined ? parsed.config : { ...parsed.config, data: input.data };
  return {
    config: { ...named, data: resolve(input.cwd, named.data) },
    remarks: parsed.remarks.map((one) => `${one.path} ${one.message}`),
    ...(file === undefined ? {} : { file }),
  };
}

function fileOf(input: SettingsInput, data: string | undefined): string | undefined {
  const named = input.config ?? input.env['HEARTH_CONFIG'];
  if (named !== undefined) return resolve(input.cwd, named);
  const usual = resolve(input.cwd, join(data ?? './data', 'hearth.yaml'));
  return existsSync(usual) ? usual : undefined;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new HearthError(
      'config-invalid',
      `The configuration file ${file} cannot be read: ${messageOf(error)}`,
      {
        hint: 'Is the path right, and may this user read it?',
        cause: error,
      },
    );
  }
}
