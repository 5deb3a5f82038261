import type { TurnView } from '../../src/domain/index.ts';
import type { ManualClock } from './clock.ts';
import type { HubOverHttp } from './house.ts';
import { until } from './hub.ts';
import type { LogBook } from './log.ts';

/** Waits for what comes to be so while the event loop turns and no time passes. */
export function comesBy(clock: () => ManualClock) {
  return <T>(look: () => T | undefined | false | Promise<T | undefined | false>, what: string): Promise<T> =>
    until(async () => {
      await clock().advance(0);
      return look();
    }, what);
}

/** Says a sentence and waits for its answer while no time passes. */
export function saysBy(clock: () => ManualClock, http: () => HubOverHttp) {
  return async (text: string, more: Record<string, unknown> = {}): Promise<TurnView> => {
    let turn: TurnView | undefined;
    const said = http()
      .say(text, more)
      .then((view) => {
        turn = view;
      });
    await comesBy(clock)(() => turn !== undefined, `“${text}” is answered`);
    await said;
    return turn!;
  };
}

/** Waits until the house looks out for what a number of commands wait for. */
export function watchingBy(clock: () => ManualClock, log: () => LogBook) {
  const last = () =>
    log().lines.findLast(({ message }) => message === 'commands wait for something to happen')?.fields;
  return (commands: number): Promise<boolean> =>
    comesBy(clock)(() => last()?.['commands'] === commands, `${commands} commands are watched for`);
}
