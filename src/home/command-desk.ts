import { type Logger, messageOf } from '../base/index.ts';
import type { DeviceFamily } from '../bus/index.ts';
import type { Device } from '../domain/index.ts';
import type { CommandGuard } from './command-guard.ts';
import { type ProvenCommand, readCommand } from './home-command.ts';
import type { Unconfirmed } from './unconfirmed.ts';

export interface CommandDeskParts {
  readonly guard: CommandGuard;
  readonly unconfirmed: Unconfirmed;
  readonly log: Logger;
  readonly device: (id: string) => Device | undefined;
  readonly family: (name: string) => DeviceFamily | undefined;
  /** Publishes once more what is known of a device. */
  readonly tell: (id: string) => void;
}

/** Passes wishes on to the families of the things they are for, where they may be had. */
export class CommandDesk {
  readonly #parts: CommandDeskParts;

  constructor(parts: CommandDeskParts) {
    this.#parts = parts;
  }

  /** A wish from the bus. */
  obey(id: string, message: Parameters<typeof readCommand>[0]): void {
    const read = readCommand(message);
    if (read.ok) this.pass(id, read);
    else this.#parts.log.warn('a device command was dropped', { id: id.slice(0, 128), reason: read.reason });
  }

  /** @returns whether it is on its way; what does not reach its device is told in the log. */
  pass(id: string, proven: ProvenCommand): boolean {
    const { guard, unconfirmed, log, device: deviceOf, family: familyOf, tell } = this.#parts;
    const device = deviceOf(id);
    const family = device === undefined ? undefined : familyOf(device.family);
    if (device === undefined || family === undefined) {
      log.warn('a command for a device that is not here', { id: id.slice(0, 128) });
      return false;
    }
    if (!guard.admits(device, proven)) return false;
    // Who asks may have missed what is known already: the device then says nothing new, and nothing would be published.
    if (proven.command.refresh === true) tell(id);
    const failed = (error: unknown) =>
      log.warn('a command did not reach its device', { id, reason: messageOf(error) });
    unconfirmed.send(id, () => {
      try {
        family.command(id, proven.command).catch(failed);
      } catch (error) {
        failed(error);
      }
    });
    return true;
  }
}
