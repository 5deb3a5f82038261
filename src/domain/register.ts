import { z } from 'zod';
import { Device, type DeviceKind } from './device.ts';
import { Area } from './home.ts';

/** Kinds that a person may say of a device that its maker made another: both are told on and off, and nothing else. */
export const OTHER_KINDS: Readonly<Partial<Record<DeviceKind, readonly DeviceKind[]>>> = {
  switch: ['light', 'fan', 'siren'],
  light: ['switch'],
};

/** What a person decides about a device; `null` gives a decision back to the device itself. What is absent stays as it is. */
export const DeviceChange = z.strictObject({
  name: Device.shape.name
    .nullable()
    .optional()
    .describe('what it is called; the other parts of the thing as well'),
  aliases: z
    .array(z.string().trim().min(1).max(120))
    .max(50)
    .nullable()
    .optional()
    .describe('other names for it'),
  area: Area.shape.name
    .nullable()
    .optional()
    .describe('the room that the thing stands in; one that is new is made'),
  groups: z
    .array(z.string().trim().min(1).max(120))
    .max(50)
    .nullable()
    .optional()
    .describe('groups that it is one of'),
  kind: z
    .enum(['light', 'switch', 'fan', 'siren'])
    .nullable()
    .optional()
    .describe('what it is, where its maker cannot know: the plug of a lamp is a light'),
  hidden: z.boolean().optional().describe('whether the home does as if it were not there'),
});
export type DeviceChange = z.infer<typeof DeviceChange>;

/** A room or place; what is absent stays as it is. */
export const AreaChange = z.strictObject({
  name: Area.shape.name.optional().describe('what it is called from now on'),
  floor: Area.shape.floor.optional().describe('the floor that it is on'),
  aliases: z.array(z.string().trim().min(1).max(120)).max(50).optional().describe('other names for it'),
});
export type AreaChange = z.infer<typeof AreaChange>;

/**
 * What a family tells while new things may join: that its network is open, until when (milliseconds since the epoch; null once it is closed),
 * or how far something has come: it joined, told what it is (`ready`), is of no known kind (`unknown`), fell silent (`failed`), left.
 */
export type JoiningNews =
  | { readonly type: 'open'; readonly until: number | null }
  | { readonly type: 'joined' | 'ready' | 'unknown' | 'failed' | 'left'; readonly name: string };

/** What can be changed of the home by people, as the service `register` may ask for it. */
export interface HomeRegister {
  /**
   * @returns the device as it is now; undefined where it is hidden or not there at the moment.
   * @throws HearthError `not-found` for an id that was never seen, `invalid-params` naming every fault by path.
   */
  change(id: string, change: DeviceChange): Device | undefined;
  /** Makes the area where there is none of that name. @throws HearthError `conflict` where the new name is taken. */
  changeArea(name: string, change: AreaChange): Area;
  /** @throws HearthError `not-found`; `conflict` while devices stand in it or the configuration names it. */
  removeArea(name: string): void;
  hidden(): readonly Device[];
  /** A device by its own id, also while it is hidden; undefined where no family tells of it. */
  known(id: string): Device | undefined;
  /** A device gives name, room and groups to another, and is hidden. @throws HearthError as `change`. */
  replace(old: string, by: string): Device | undefined;
  /** Things that were never here before, each once; `since` in milliseconds since the epoch. */
  onNew(listener: (device: Device) => void): () => void;
  /** Lets new things join where a family can, for so long. @returns the families that do. */
  join(seconds: number): Promise<readonly string[]>;
  /** What is told while things may join, by whichever family can. */
  onJoining(listener: (news: JoiningNews) => void): () => void;
  /** Takes the thing out of its network, where its family can. @throws HearthError `not-found`, `conflict` where the family cannot. */
  remove(id: string): Promise<void>;
}
