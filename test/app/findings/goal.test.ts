import { describe, expect, it } from 'vitest';
import { GoalWarnings, goalFindings } from '../../../src/app/findings/goal.ts';
import { type LogFields, type Logger, silentLogger, systemClock } from '../../../src/base/index.ts';
import { type Config, parseConfig } from '../../../src/config/index.ts';
import { ManualClock } from '../../kit/clock.ts';

function configOf(yaml: string): Config {
  const parsed = parseConfig({ yaml, env: {} });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.config;
}

const PORCH = `goals: [{ name: porch, description: the porch is shut, want: [
  { service: lock, target: { name: Front Dor }, state: locked }] }]`;
const FAULT = { path: '/want/0/target', message: 'there is nothing called "Front Dor"' };

async function warnings(config: Config): Promise<readonly (readonly [string, LogFields | undefined])[]> {
  const told: [string, LogFields | undefined][] = [];
  const log: Logger = { ...silentLogger, warn: (message, fields) => void told.push([message, fields]) };
  const clock = new ManualClock(0);
  const grounds = { faultsOf: () => [FAULT] };
  const part = new GoalWarnings({ config, grounds, clock, log });
  part.start();
  await clock.advance(60_000);
  part.close();
  return told;
}

describe('goals of the configuration that name what is not here', () => {
  it('are told once, when the devices have had time to announce themselves', async () => {
    expect(await warnings(configOf(PORCH))).toEqual([
      [
        'the goal "porch" names what is not here',
        { faults: [FAULT], hint: expect.stringContaining('/v1/goals') },
      ],
    ]);
  });

  it('are not told of where the goals are those that come with Hearth', async () => {
    expect(await warnings(configOf(''))).toEqual([]);
    expect(
      await goalFindings(configOf(''), { url: 'http://127.0.0.1:9', token: '', clock: systemClock }),
    ).toEqual([]);
  });

  it('are unknown to the doctor where no hub answers', async () => {
    expect(
      await goalFindings(configOf(PORCH), { url: 'http://127.0.0.1:9', token: '', clock: systemClock }),
    ).toEqual([]);
  });
});
