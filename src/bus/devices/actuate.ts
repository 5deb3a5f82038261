import { z } from 'zod';
import { type Clock, capitalised, defined, HearthError, type Json, messageOf } from '../../base/index.ts';
import {
  type Device,
  type DeviceKind,
  type DeviceReport,
  DeviceState,
  type Target,
  theThings,
  Undo,
} from '../../domain/index.ts';
import type { Bus, CallProof } from '../types.ts';
import { shows } from './compare.ts';
import { riskOf } from './device-risk.ts';
import type { HomeView } from './home-view.ts';
import { type Restored, undoCalls } from './undo-calls.ts';

/** One wish for one device, in Hearth's units; what a device cannot do is refused before it is sent. */
export type Wish =
  | {
      readonly device: Device;
      readonly set: DeviceState;
      /** Seconds that the change may take by itself. */
      readonly transition?: number;
      /** Of a lock or an alarm panel that asks for one. */
      readonly code?: string;
    }
  | { readonly device: Device; readonly refused: string };

export type Ending =
  | { readonly type: 'already'; readonly state: DeviceState }
  /** `was`: how it was before, as far as it was known. */
  | { readonly type: 'seen'; readonly state: DeviceState; readonly was: DeviceState; readonly ms: number }
  | { readonly type: 'silent'; readonly because: string }
  /** It was told, and nothing it could say would show whether it did. */
  | { readonly type: 'told'; readonly because: string }
  | { readonly type: 'offline' }
  | { readonly type: 'refused'; readonly because: string };

export interface Outcome {
  readonly device: Device;
  readonly ending: Ending;
}

export interface ActuateContext {
  readonly bus: Bus;
  readonly mirror: HomeView;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
  /** Ms since the epoch: waits end before it, so that the answer names the silent devices instead of being cut off. */
  readonly deadline?: number;
  /** For one device to show the wish, its transition aside. */
  readonly timeoutMs: number;
  /** Of the call that wishes it, where a person was asked first. */
  readonly proof?: CallProof;
  /**
   * How each device was before this deed told it, which is added to: one that shows the wish at a later try has done it at an
   * earlier one, whose answer was lost. Absent where there are no tries.
   */
  readonly toldBefore?: Map<string, DeviceState>;
}

/** A device that has not shown the wish by then is asked once to report itself. */
const REFRESH_AT = 0.6;
/** Kept free before the call's deadline, for the answer's own way. */
const ANSWER_MS = 150;

/**
 * Commands devices and waits until each has been seen to do it: done means seen (H17). A device that already shows the
 * wish is not commanded, one that is known to be offline neither. Devices are commanded side by side; every wait ends
 * within the time-out plus the transition.
 */
export async function actuate(wishes: readonly Wish[], context: ActuateContext): Promise<Outcome[]> {
  // One listener for all of them: a signal that is listened to by every lamp of a house looks like a leak.
  const onAbort = new Set<() => void>();
  const abort = () => {
    for (const end of onAbort) end();
  };
  context.signal?.addEventListener('abort', abort, { once: true });
  const actuated = wishes.map(async (wish) => ({
    device: wish.device,
    ending:
      'refused' in wish
        ? ({ type: 'refused', because: wish.refused } as const)
        : await actuateOne(wish, { ...context, onAbort }),
  }));
  return Promise.all(actuated).finally(() => context.signal?.removeEventListener('abort', abort));
}

interface Watching extends ActuateContext {
  readonly onAbort: Set<() => void>;
}

type Wanted = Exclude<Wish, { readonly refused: string }>;

async function actuateOne({ device, set, transition, code }: Wanted, context: Watching): Promise<Ending> {
  const known = context.mirror.report(device.id);
  if (known?.available === false) return { type: 'offline' };
  const deed = `${device.id} ${JSON.stringify(set)}`;
  const was = context.toldBefore?.get(deed) ?? known?.state ?? {};
  if (known !== undefined && shows(known.state, set))
    return context.toldBefore?.has(deed) === true
      ? { type: 'seen', state: known.state, was, ms: 0 }
      : { type: 'already', state: known.state };
  const unseen = unseenBy(device, set);
  const topic = context.bus.under(`home/command/${device.id}`);
  const wish = defined({ set, transition, code });
  const command = proven(device, wish, context);
  if (unseen !== undefined) {
    await context.bus.publish(topic, command, { qos: 1 });
    return { type: 'told', because: `the command was sent, but ${unseen}` };
  }
  context.toldBefore?.set(deed, was);
  return await watch(device.id, topic, command, was, context);
}

/** Why nothing shows whether it did; undefined where its report will. */
function unseenBy({ capabilities, features }: Device, set: DeviceState): string | undefined {
  const isSilent = (key: string) => features?.[key]?.unseen === true;
  return (
    capabilities.unseen ?? (Object.keys(set).some(isSilent) ? 'it does not tell how this is set' : undefined)
  );
}

/** With what the home asks for where a wish would open the house: the seal of its own process, or the grant of the call. */
function proven(
  device: Device,
  wish: { readonly set: DeviceState; readonly transition?: number; readonly code?: string },
  { mirror, proof }: ActuateContext,
): typeof wish {
  if (riskOf(device, wish.set) === 'none') return wish;
  if (mirror.seal !== undefined) return Object.assign({}, wish, { seal: mirror.seal(device.id, wish) });
  return proof === undefined ? wish : Object.assign({}, wish, { proof });
}

/** Listens first and publishes then, so that no report is lost in between. */
function watch(
  id: string,
  topic: string,
  command: { readonly set: DeviceState; readonly transition?: number },
  was: DeviceState,
  { bus, mirror, clock, signal, onAbort, deadline, timeoutMs }: Watching,
): Promise<Ending> {
  return new Promise((resolve) => {
    const startedAt = clock.now();
    const asked = timeoutMs + (command.transition ?? 0) * 1000;
    const limit = Math.max(
      0,
      Math.min(asked, (deadline ?? Number.POSITIVE_INFINITY) - ANSWER_MS - startedAt),
    );
    const onReport = (report: DeviceReport) => {
      if (shows(report.state, command.set))
        end({ type: 'seen', state: report.state, was, ms: clock.now() - startedAt });
      else if (report.available === false) end({ type: 'offline' });
    };
    const silence = `it did not answer within ${Math.round(limit / 100) / 10} s`;
    const cancel = () => end({ type: 'silent', because: 'the call was cancelled before it answered' });
    const send = (message: Json) =>
      bus
        .publish(topic, message, { qos: 1 })
        .catch((error) => end({ type: 'silent', because: `the command was not sent: ${messageOf(error)}` }));
    const stopListening = mirror.onReport(id, onReport);
    const refresh = clock.after(limit * REFRESH_AT, () => void send({ refresh: true }));
    const giveUp = clock.after(limit, () => end({ type: 'silent', because: silence }));
    const end = (ending: Ending) => {
      stopListening();
      refresh.cancel();
      giveUp.cancel();
      onAbort.delete(cancel);
      resolve(ending);
    };
    onAbort.add(cancel);
    if (signal?.aborted) cancel();
    else void send(command as Json);
  });
}

/** The answer of a service that commands devices, once everything that was asked for was seen. */
export const Actuated = z.strictObject({
  changed: z
    .array(z.strictObject({ id: z.string(), name: z.string(), state: DeviceState }))
    .describe('devices seen to do it, with the state they report'),
  already: z
    .array(z.strictObject({ id: z.string(), name: z.string() }))
    .describe('devices that were so before and were not commanded'),
  told: z
    .array(z.strictObject({ id: z.string(), name: z.string(), because: z.string() }))
    .optional()
    .describe('devices that were told and can never be seen to do it'),
  undo: Undo,
});
export type Actuated = z.infer<typeof Actuated>;

/**
 * Folds the outcomes into a service's answer.
 * @throws HearthError `target-offline` when every device is away, `failed` when any device was not seen to do it; both name
 * the devices, and `data` holds all lists: `changed`, `already`, `told`, `silent`, `offline`, `refused`, and `undo`.
 */
export function judge(outcomes: readonly Outcome[]): Actuated {
  const lists = sort(outcomes);
  const { changed, already, told, silent, offline, refused, undo } = lists;
  if (silent.length + offline.length + refused.length === 0)
    return { changed, already, ...(told.length === 0 ? {} : { told }), undo };
  const sentences = [
    ...refused.map((device) => `${nameList([device])} ${device.because}`),
    ...(offline.length > 0 ? [`${nameList(offline)} ${offline.length > 1 ? 'are' : 'is'} offline`] : []),
    ...(silent.length > 0 ? [`${nameList(silent)} did not answer`] : []),
    ...(changed.length > 0 ? [`${nameList(changed)} ${changed.length > 1 ? 'have' : 'has'} done it`] : []),
    ...(told.length > 0 ? [`${nameList(told)} ${told.length > 1 ? 'were' : 'was'} told`] : []),
    ...(already.length > 0 ? [`${nameList(already)} already ${already.length > 1 ? 'were' : 'was'} so`] : []),
  ];
  const hints = [
    ...(refused.length > 0 ? ['Ask it for something it can do.'] : []),
    ...(offline.length > 0 ? [`Does ${nameList(offline)} have power?`] : []),
    ...(silent.length > 0
      ? [`Is ${nameList(silent)} within reach? ${capitalised(silent[0]!.because)}.`]
      : []),
  ];
  const allOffline = offline.length === outcomes.length;
  throw new HearthError(allOffline ? 'target-offline' : 'failed', capitalised(`${sentences.join('; ')}.`), {
    hint: hints.join(' '),
    data: lists,
  });
}

function sort(outcomes: readonly Outcome[]) {
  const changed: { id: string; name: string; state: DeviceState }[] = [];
  const already: { id: string; name: string }[] = [];
  const told: { id: string; name: string; because: string }[] = [];
  const silent: { id: string; name: string; because: string }[] = [];
  const offline: { id: string; name: string }[] = [];
  const refused: { id: string; name: string; because: string }[] = [];
  const before: Restored[] = [];
  for (const { device, ending } of outcomes) {
    const { id, name } = device;
    switch (ending.type) {
      case 'seen':
        changed.push({ id, name, state: ending.state });
        before.push({ device, was: ending.was, is: ending.state });
        break;
      case 'already':
        already.push({ id, name });
        break;
      case 'told':
        told.push({ id, name, because: ending.because });
        break;
      case 'silent':
        silent.push({ id, name, because: ending.because });
        break;
      case 'offline':
        offline.push({ id, name });
        break;
      case 'refused':
        refused.push({ id, name, because: ending.because });
        break;
      default:
        ending satisfies never;
    }
  }
  return { changed, already, told, silent, offline, refused, undo: [...undoCalls(before)] };
}

/** "The desk lamp", "the desk lamp and the porch light", and for many only how many more. */
export function nameList(devices: readonly { readonly name: string }[]): string {
  return theThings(devices.map(({ name }) => name));
}

/**
 * The devices that a call means.
 * @throws HearthError `unknown-target` naming the words, with the nearest names as hint; also where the words fit several devices,
 * with these as `data.candidates`.
 */
export function devicesOf(
  mirror: HomeView,
  target: Target,
  kinds: readonly DeviceKind[],
  noun: string,
): readonly Device[] {
  const resolved = mirror.resolve(target, kinds);
  switch (resolved.type) {
    case 'found':
      return resolved.devices;
    case 'ambiguous': {
      const { words, candidates, ids } = resolved;
      throw new HearthError('unknown-target', `"${words}" may be ${candidates.join(' or ')}.`, {
        hint: 'Say the whole name.',
        data: { words, candidates, ids },
      });
    }
    case 'unknown': {
      const { words, suggestions } = resolved;
      const hint =
        suggestions.length > 0 ? `Did you mean ${suggestions.join(' or ')}?` : 'Try "hearth devices".';
      const inPlace = 'area' in target || 'floor' in target;
      const message =
        words === 'all'
          ? `There is no ${noun} in the home yet.`
          : `There is no ${noun} ${inPlace ? 'in' : 'called'} "${words}".`;
      throw new HearthError('unknown-target', message, { hint, data: { words, suggestions } });
    }
  }
}
