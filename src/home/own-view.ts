import type { Logger } from '../base/index.ts';
import {
  type CommandSeal,
  DeviceIndex,
  type HomeView,
  ReportListeners,
  type Resolved,
} from '../bus/index.ts';
import type {
  Area,
  Device,
  DeviceCommand,
  DeviceKind,
  DeviceReport,
  Position,
  Target,
} from '../domain/index.ts';

/** What of the registry a view looks at. */
export interface Registry {
  devices(): readonly Device[];
  device(id: string): Device | undefined;
  report(id: string): DeviceReport | undefined;
  areas(): readonly Area[];
  onChange(
    listener: (change: {
      readonly type: 'device' | 'gone' | 'report' | 'areas';
      readonly id?: string;
    }) => void,
  ): () => void;
}

/**
 * The home as services of the same process see it: straight from the registry, so that nobody on the bus can tell them otherwise,
 * and with the seal that commands to entrances need.
 */
export class OwnView implements HomeView {
  readonly #home: Registry;
  readonly #seal: CommandSeal;
  readonly #index = new DeviceIndex();
  readonly #listeners: ReportListeners;
  readonly #hearPositions = new Set<(id: string, position: Position) => void>();

  constructor(home: Registry, seal: CommandSeal, log: Logger) {
    this.#home = home;
    this.#seal = seal;
    this.#listeners = new ReportListeners(log);
    this.#index.setAreas([...home.areas()]);
    home.onChange(({ type, id = '' }) => {
      switch (type) {
        case 'device':
          this.#set(home.device(id));
          return;
        case 'gone':
          this.#index.delete(id);
          return;
        case 'areas':
          this.#index.setAreas([...home.areas()]);
          return;
        case 'report':
          this.#tell(id, home.report(id));
      }
    });
  }

  /** In the order of their ids, whichever was announced first. */
  resolve(target: Target, kinds: readonly DeviceKind[]): Resolved {
    const resolved = this.#index.resolve(target, kinds);
    if (resolved.type !== 'found' || resolved.devices.length < 2) return resolved;
    return { type: 'found', devices: [...resolved.devices].sort((a, b) => (a.id < b.id ? -1 : 1)) };
  }

  device(id: string): Device | undefined {
    return this.#home.device(id);
  }

  devices(): readonly Device[] {
    return this.#home.devices();
  }

  report(id: string): DeviceReport | undefined {
    return this.#home.report(id);
  }

  onReport(id: string, listener: (report: DeviceReport) => void): () => void {
    return this.#listeners.on(id, listener);
  }

  onAnyReport(listener: (id: string, report: DeviceReport) => void): () => void {
    return this.#listeners.onAny(listener);
  }

  onPosition(listener: (id: string, position: Position) => void): () => void {
    this.#hearPositions.add(listener);
    return () => void this.#hearPositions.delete(listener);
  }

  /** From the family that heard it. */
  locate(id: string, position: Position): void {
    for (const listener of this.#hearPositions) listener(id, position);
  }

  seal(device: string, command: DeviceCommand): string {
    return this.#seal.seal(device, command);
  }

  #set(device: Device | undefined): void {
    if (device !== undefined) this.#index.set(device);
  }

  #tell(id: string, report: DeviceReport | undefined): void {
    if (report !== undefined) this.#listeners.tell(id, report);
  }
}
