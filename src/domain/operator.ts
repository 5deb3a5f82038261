import { z } from 'zod';
import { DeviceState } from './device.ts';

/** Keys of a device's report, with the value each is to have. */
const Shown = DeviceState.refine((state) => Object.values(state).every((value) => value !== null), {
  message: 'a value that is looked for cannot be null',
});

/** What must be so of the devices that belong to the same thing, such as the contact on the door of a lock. */
export const OperatorNeed = z.object({
  /** `Device.kind`. A need for which there is no device is met. */
  kinds: z.array(z.string()).min(1),
  shows: Shown,
  /** What is the matter when it is not so, to be said of the device: "it is open". */
  otherwise: z.string().max(120),
});
export type OperatorNeed = z.infer<typeof OperatorNeed>;

/**
 * What a method does to one device, for those who plan with it (docs/guides/goals.md). It is told in the manifest, so that
 * a foreign service takes part in what a house wants like our own.
 */
export const OperatorManifest = z.object({
  /** `Device.kind` of the devices it may be called for, one at a time, as `target: {id}`. */
  kinds: z.array(z.string()).min(1),
  /** The word by which a goal asks for it: `locked`, `off`, `temperature`. */
  state: z.string().min(1).max(40),
  /** What the device reports once it is done. */
  gives: Shown.default({}),
  /** For a state with a value: the parameter that takes it, and the key under which the device reports it. */
  value: z.strictObject({ param: z.string(), key: z.string() }).optional(),
  needs: z.array(OperatorNeed).default([]),
  /** Kinds whose wishes in the same room are seen to first, so that the light goes off last. */
  after: z.array(z.string()).default([]),
  /** What it takes, by which ways are compared. */
  cost: z.number().min(0).max(1000).default(1),
});
export type OperatorManifest = z.infer<typeof OperatorManifest>;
