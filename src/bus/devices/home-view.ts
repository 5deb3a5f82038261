import type {
  Device,
  DeviceCommand,
  DeviceKind,
  DeviceReport,
  Position,
  Target,
} from '../../domain/index.ts';
import type { Resolved } from './device-index.ts';

/** The home as a service sees it: which devices there are, which of them are meant, and what they say of themselves. */
export interface HomeView {
  /** The devices of these kinds that the target means. Costs the same in a house of 10 and of 3,000 devices. */
  resolve(target: Target, kinds: readonly DeviceKind[]): Resolved;
  device(id: string): Device | undefined;
  devices(): readonly Device[];
  /** The last report of the device; `undefined` when the home published none. */
  report(id: string): DeviceReport | undefined;
  /** Called with every report of this device from now on. Returns the function that ends it. */
  onReport(id: string, listener: (report: DeviceReport) => void): () => void;
  /** Called with every report of every device from now on. Returns the function that ends it. */
  onAnyReport(listener: (id: string, report: DeviceReport) => void): () => void;
  /** Called with where trackers are; absent in every process but the hub's. */
  onPosition?(listener: (id: string, position: Position) => void): () => void;
  /** Proves to the home that a command comes from its own process; absent in every other one. */
  seal?(device: string, command: DeviceCommand): string;
}
