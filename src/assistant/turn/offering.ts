import { capitalised, type JsonObject } from '../../base/index.ts';
import { type Directory, riskOf } from '../../bus/index.ts';
import type { Action, Device, DeviceKind, DeviceState, Offer, Plan, Target } from '../../domain/index.ts';
import type { Home } from '../../home/index.ts';
import type { Lexicon } from '../../understanding/index.ts';
import { deedWords } from '../answers/deed-words.ts';
import { ofWhatPlays } from './playing.ts';

export interface OfferingNeeds {
  readonly home: Home;
  readonly directory: Directory;
  readonly lexicon: { current(): Lexicon };
  /** The language model; absent where there is none. */
  readonly mind?: object;
}

/** One question holds no more. */
const OFFERED_MAX = 2;

/**
 * What becomes of an offer, now that it is known how the house is. What is so already is left out of it. The only thing that there is to
 * do is done where the words leave no doubt and nobody is let in by it; else the person is asked.
 */
export function settledOffer(read: Plan, needs: OfferingNeeds): Plan {
  const { offer, ...plan } = withOnlyOne(ofWhatPlays(read, needs), needs);
  if (offer === undefined || (offer.hinted === true && needs.mind !== undefined)) return plan;
  const ordered = orderIn(offer, needs);
  if (ordered !== undefined) return { ...plan, groups: [[ordered]], unread: [], direct: false };
  const deeds = deedsIn(offer, needs).slice(0, OFFERED_MAX);
  const [first] = deeds;
  if (first === undefined) return plan;
  if (offer.sure && deeds.length === 1 && first.devices.length === 1 && isHarmless(first, needs))
    return { ...plan, groups: [[first.action]], unread: [], direct: false };
  const span = first.action.source ?? { start: 0, end: 0, text: '' };
  const words = `Shall I ${deeds.map((deed) => deed.words).join(', or ')}`;
  const lack = {
    params: [],
    words,
    deeds: deeds.map(({ action, words }) => ({ action, words: capitalised(words) })),
  };
  const wish = { action: first.action, lacks: [lack] };
  return { ...plan, groups: [], direct: false, unread: [{ ...span, reason: words, wish }] };
}

/** Where the only thing that words fit may not be meant, the deed with it is offered; what is so already is told by doing it. */
function withOnlyOne(plan: Plan, needs: OfferingNeeds): Plan {
  const [unread, more] = plan.unread;
  const [lack, another] = unread?.wish?.lacks ?? [];
  const [name, other] = lack?.among ?? [];
  if (more !== undefined || plan.groups.length > 0 || another !== undefined || lack?.of !== undefined)
    return plan;
  if (unread?.wish === undefined || name === undefined || other !== undefined) return plan;
  const { action } = unread.wish;
  const deed: Action = { ...action, args: { ...action.args, target: { name } } };
  if (changedBy(deed, needs).length === 0) return { ...plan, groups: [[deed]], unread: [], direct: false };
  return { ...plan, offer: { deeds: [deed], sure: false } };
}

/** The deed of an order in other words, where it is harmless; what is so already is told by doing it. */
function orderIn(
  { deeds: [action, ...others], sure, ordered }: Offer,
  needs: OfferingNeeds,
): Action | undefined {
  if (!sure || ordered !== true || action === undefined || others.length > 0) return undefined;
  const devices = meantBy(action, needs);
  return devices.length > 0 && isHarmless({ action, devices }, needs) ? action : undefined;
}

interface Deed {
  readonly action: Action;
  /** What it would change. */
  readonly devices: readonly Device[];
  readonly words: string;
}

function deedsIn({ deeds }: Offer, needs: OfferingNeeds): readonly Deed[] {
  const known = new Set<string>();
  return deeds.flatMap((action): readonly Deed[] => {
    const goal = goalWords(action, needs);
    if (goal !== undefined) return [{ action, devices: [], words: goal }];
    const devices = changedBy(action, needs);
    const words = devices.length === 0 ? undefined : deedWords(action, devices);
    if (words === undefined || known.has(words)) return [];
    known.add(words);
    const [only, ...others] = devices.map(({ id }) => ({ id }));
    const target = others.length === 0 ? only! : [only!, ...others];
    return [{ action: { ...action, args: { ...action.args, target } }, devices, words }];
  });
}

/** What is to be so, of a deed that is told by that and by no things: "see to it that the house is secure". */
function goalWords({ service, method, args }: Action, { lexicon }: OfferingNeeds): string | undefined {
  const { kinds = [], methods } = lexicon.current().grammar.services.get(service)?.phrases ?? {};
  const outcome = methods?.[method]?.outcome;
  if (kinds.length > 0 || outcome === undefined || outcome.includes('{') || Object.keys(args).length > 0)
    return undefined;
  return `see to it that ${outcome}`;
}

/** The things that a deed is about. */
function meantBy({ service, args }: Action, { home, lexicon }: OfferingNeeds): readonly Device[] {
  const kinds = lexicon.current().grammar.services.get(service)?.phrases.kinds ?? [];
  const { target } = args;
  if (target === undefined || kinds.length === 0) return [];
  const found = home.view.resolve(target as unknown as Target, kinds as readonly DeviceKind[]);
  return found.type === 'found' ? found.devices : [];
}

/** The things that a deed would change. */
function changedBy(action: Action, needs: OfferingNeeds): readonly Device[] {
  const { home, directory } = needs;
  const { service, method, args } = action;
  const operator = directory.find(service)?.manifest.methods[method]?.operator;
  return meantBy(action, needs).filter((device) => {
    const state = home.report(device.id)?.state;
    if (state === undefined) return false;
    if (isStep(args as JsonObject)) return state['on'] !== false && state['mode'] !== 'off';
    const shown = Object.entries({
      ...operator?.gives,
      ...(operator?.value === undefined ? {} : { [operator.value.key]: args[operator.value.param] }),
    });
    return shown.length === 0 || !shown.every(([key, value]) => state[key] === value);
  });
}

/** Louder, dimmer, warmer: of what is off, nothing would be noticed. */
function isStep(args: JsonObject): boolean {
  return Object.keys(args).some((key) => key === 'step' || key.endsWith('_step'));
}

function isHarmless({ action, devices }: Omit<Deed, 'words'>, { directory }: OfferingNeeds): boolean {
  const method = directory.find(action.service)?.manifest.methods[action.method];
  if (method === undefined || method.risk !== 'none' || method.effect === 'once') return false;
  const gives: DeviceState = method.operator?.gives ?? {};
  return devices.every((device) => riskOf(device, gives) === 'none');
}
