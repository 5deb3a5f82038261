import type { Clock } from '../../base/index.ts';
import type { Caller, Directory, HomeView } from '../../bus/index.ts';
import type {
  DeviceKind,
  HouseGoal,
  InboundMessage,
  Person,
  Phrases,
  Plan,
  Target,
} from '../../domain/index.ts';
import type { View } from '../../flow/index.ts';
import type { Home } from '../../home/index.ts';
import type { LanguageModel } from '../../llm/index.ts';
import type { UnderstandingContext } from '../../understanding/index.ts';
import type { HouseIndex } from './house-index.ts';
import type { Exchange } from './prompt.ts';

/** What the mind is given to think with. */
export interface MindNeeds {
  readonly model: LanguageModel;
  /** Resolves when it is known what the model is, or that it cannot be known now. */
  readonly known: () => Promise<void>;
  readonly home: Home;
  readonly directory: Directory;
  readonly caller: Caller;
  readonly index: HouseIndex;
  readonly phrases: readonly Phrases[];
  /** What the house wants, by the configuration: offered beside the services' methods. */
  readonly goals: readonly HouseGoal[];
  /** Which devices a target reaches. */
  readonly devices: Pick<HomeView, 'resolve'>;
  readonly clock: Clock;
  /** The newest exchanges of a talk before a turn, oldest first. */
  readonly history: (message: InboundMessage, before: string, most: number) => readonly Exchange[];
  /** What times are read with. */
  readonly context: (message: InboundMessage, now: number) => UnderstandingContext;
  /** Whether the search service has an engine to ask. */
  readonly searches: boolean;
  /** Milliseconds a single question to the model may take, waiting in line included. */
  readonly timeoutMs: number;
}

/** What a process of the mind was started with. */
export interface Subject {
  readonly message: InboundMessage;
  readonly plan: Plan;
}

export function subjectOf(view: View): Subject {
  const of = (type: string): unknown => view.input.find((one) => one.type === type)?.data;
  const [message, plan] = [of('message'), of('plan')];
  if (message === undefined || plan === undefined)
    throw new Error('the mind was started without a message and its plan');
  return { message: message as InboundMessage, plan: plan as Plan };
}

/** Questions about doing are answered and never acted upon (services.md). */
export function mayAct({ talk }: Plan): boolean {
  return talk !== 'how-to' && talk !== 'hypothetical';
}

/** The words that the ear left: all of them where it understood nothing. */
export function unreadIn({ message, plan }: Subject): string {
  return plan.groups.length === 0 ? message.text : plan.unread.map((part) => part.text).join('; ');
}

export function speakerOf(needs: MindNeeds, message: InboundMessage): Person | undefined {
  return needs.home.people.find((person) => person.id === message.person);
}

/** Ids of the devices that a service's target reaches now. */
export function reachOf(needs: MindNeeds, service: string, target: Target): readonly string[] {
  const kinds = (needs.phrases.find((one) => one.service === service)?.kinds ?? []) as readonly DeviceKind[];
  const resolved = needs.devices.resolve(target, kinds);
  return resolved.type === 'found' ? resolved.devices.map((device) => device.id) : [];
}

/** Models with fewer parameters choose the wrong method too often to be believed unasked (protocols.md 7.5), in billions. */
const TRUSTED_FROM = 3;

export function isTrusted({ model }: Pick<MindNeeds, 'model'>): boolean {
  return (model.traits.billions ?? 0) >= TRUSTED_FROM;
}

/** Whether the model is shown complete calls to choose from, and asked as little as can be: a small one, or one nobody knows the size of. */
export async function choosesOnly({ model, known }: Pick<MindNeeds, 'model' | 'known'>): Promise<boolean> {
  await known();
  return model.traits.calls === 'schema' && !isTrusted({ model });
}
