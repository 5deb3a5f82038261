import { type Authority, isResident, ownerKey } from '../access/index.ts';
import type { Agent, Entry } from '../agents/index.ts';
import { type Clock, isJsonObject, type JsonObject } from '../base/index.ts';
import type { Caller, Directory, GrantIssuer } from '../bus/index.ts';
import {
  type Action,
  type CallerIdentity,
  type Device,
  DeviceKind,
  type Group,
  type HouseGoal,
  type InboundMessage,
  nobody,
  type Person,
  type Plan,
  type RingBoard,
  type Speaker,
  type Target,
} from '../domain/index.ts';
import { Registry, type View } from '../flow/index.ts';
import type { Home } from '../home/index.ts';
import { CUTOFF, type Rank } from '../patterns/index.ts';
import { type PreviousTurn, resemblance, understand } from '../understanding/index.ts';
import type { TellContext } from './answers/telling.ts';
import type { Options } from './confirm/options.ts';
import { composed, type EffectOf, type Origin } from './facts.ts';
import { goalParts } from './goals/agents.ts';
import type { Grounds } from './goals/ground.ts';
import { AGENT, GOAL } from './goals/phrases.ts';
import { type AgentElsewhere, INTENT, pursueController, pursuedSkill } from './goals/pursue.ts';
import type { Talk, TurnStore } from './house/turn-store.ts';
import { heardThere, hearingIn } from './lexicon/hearing.ts';
import type { LexiconKeeper } from './lexicon/lexicon-keeper.ts';
import type { NotedWords } from './lexicon/noted-words.ts';
import type { Ear } from './lexicon/wishes.ts';
import { isQuestion } from './mind/en.ts';
import type { Mind } from './mind/index.ts';
import type { MindNeeds } from './mind/needs.ts';
import { identityOf, speakerIn } from './speakers.ts';
import { type Deed, deedsOf } from './talk/deeds.ts';
import { foundThings } from './talk/found-things.ts';
import { answerOf, REST_MS, readAgain, readGoOn } from './talk/go-on.ts';
import { type TalkSoFar, withMoves } from './talk/moves.ts';
import { heardByAll } from './talk/of-others.ts';
import { readBehind, toldBefore } from './talk/told-before.ts';
import { withTaught } from './taught/expand.ts';
import type { PhraseBook } from './taught/phrase-book.ts';
import { readTeaching } from './taught/teaching.ts';
import { againController, brokenPredicate, type CalledBy } from './turn/again.ts';
import { callSkills } from './turn/call.ts';
import { decideSkill } from './turn/decide.ts';
import { withWaits } from './turn/deferral.ts';
import { judgeSkill, reportSkill } from './turn/judge.ts';
import { settledOffer } from './turn/offering.ts';
import { keepsSafe } from './turn/safety.ts';
import { groupSteps } from './turn/steps.ts';
import {
  answerSkill,
  dispatchController,
  groupAgent,
  thinkController,
  turnAgent,
  understandSkill,
} from './turn/turn.ts';
import { listWords } from './words.ts';

export interface AssistantNeeds {
  readonly home: Home;
  readonly lexicon: LexiconKeeper;
  /** What the house was told to remember, by its words. */
  readonly noted: Pick<NotedWords, 'sought'>;
  readonly caller: Caller;
  readonly directory: Directory;
  readonly grants: GrantIssuer;
  readonly options: Options;
  readonly ear: Ear;
  readonly authority: Authority;
  readonly turns: TurnStore;
  readonly phrases: Pick<PhraseBook, 'get' | 'find'>;
  /** What rings or was just said, for whoever speaks: what "stop", "done" and "snooze" may mean (`notices.acknowledge`, `notices.snooze`). */
  readonly rings: Pick<RingBoard, 'ringing'>;
  /** Writes within the journal's next transaction. */
  readonly also: (write: () => void) => void;
  /** What a process was started with, by id. */
  readonly calledBy: CalledBy;
  readonly metaOf: (process: string) => JsonObject | undefined;
  /** What is written down of a turn so far. */
  readonly entriesOf: (turn: string) => readonly Entry[];
  readonly clock: Clock;
  /** The language model and what it is to know of the house; absent where there is none. */
  readonly mind?: Mind;
  readonly goals: readonly HouseGoal[];
  /** Agents of other programs. */
  readonly elsewhere: () => readonly AgentElsewhere[];
  readonly grounds: Grounds;
  /** Scores goals and agents by what was asked. */
  readonly rank: Rank;
}

/** How many earlier turns of a talk pronouns may point into. */
const CONTEXT_TURNS = 4;
/** And for how long: "turn it off" an hour later is said of something else. */
const CONTEXT_MS = 30 * 60_000;
/** How far back "undo that" looks for a turn that did something. */
const UNDO_TURNS = 20;

/** Everything the core has to know by name in order to run turns: skills, controllers, predicates, agents. */
export function assemble(needs: AssistantNeeds): Registry<Agent> {
  const { home, directory, caller } = needs;
  const timezone = home.place.timezone;
  const effectOf = effectsOf(needs);
  const person = (id: string | null): Person | undefined => home.people.find((one) => one.id === id);
  const origin = (view: View): Origin => originOf(needs.metaOf(view.turn));
  const told = (view: View): TellContext => ({
    now: view.now(),
    timezone,
    home: home.view,
    people: home.people,
    person: origin(view).person,
  });
  const { authority } = needs;
  // As the speaker is now: a token may have ended since, or its person moved out.
  const speaker = (view: View): Speaker => {
    const asked = speakerIn(needs.metaOf(view.turn));
    return authority.current(asked) ?? nobody(asked.via);
  };
  const identity = (view: View): CallerIdentity => identityOf(speaker(view));
  const forbidden = (goal: HouseGoal | undefined, view: View): string | undefined => {
    const who = speaker(view);
    const verdict = authority.may(who, { permission: 'orders' });
    if (verdict.type === 'refused') return verdict.because;
    const { role } = who;
    return goal?.by === undefined || goal.by.some((one) => one === role)
      ? undefined
      : `only ${listWords(goal.by.map((one) => `${one}s`))} may ask for that`;
  };
  const pursuits = goalParts({ ...needs, forbids: forbidden });
  const steps = groupSteps(effectOf);
  const registry = new Registry<Agent>().add({
    agents: [turnAgent, groupAgent(steps.root), ...pursuits.agents],
    controllers: [
      dispatchController(needs.mind?.leftFor ?? (() => false)),
      thinkController,
      ...steps.controllers,
      againController(needs.calledBy, effectOf),
      pursueController(needs),
      ...pursuits.controllers,
    ],
    predicates: [...steps.predicates, brokenPredicate, ...pursuits.predicates],
    skills: [
      ...steps.skills,
      ...pursuits.skills,
      pursuedSkill(needs),
      understandSkill((message, view) => readMessage(needs, message, view)),
      answerSkill(told, (view, { text, plan, outside }) =>
        // Only a model is reminded of what was said, and only it adds to a plan.
        needs.mind === undefined
          ? undefined
          : needs.also(() => {
              needs.turns.setReply(view.turn, text, outside);
              needs.turns.setPlan(view.turn, plan);
            }),
      ),
      decideSkill({
        timezone,
        place: home.place,
        told,
        origin,
        person,
        clock: needs.clock,
        options: needs.options,
        refuses: (text) => needs.ear.refuses(text),
        fulfil: (wish, text, view) => {
          const told = needs.ear.fulfil(wish, text, { person: origin(view).person, now: view.now() });
          if (told?.lacks.length === 0)
            needs.also(() => needs.turns.setFulfilled(view.turn, wish.action, told.action));
          return told;
        },
        forbids: ({ service, method }, view) =>
          service === GOAL || service === AGENT
            ? forbidden(
                needs.goals.find(({ name }) => name === method),
                view,
              )
            : undefined,
        read: (view) => (service, method, params, signal) =>
          caller.call({ service, method, params, signal, by: identity(view) }),
      }),
      ...callSkills({
        caller,
        grants: needs.grants,
        identity,
        remembers: (service) => directory.find(service)?.manifest.remembers_calls === true,
      }),
      judgeSkill(effectOf, (call) => keepsSafe(call, home)),
      reportSkill,
    ],
  });
  return needs.mind === undefined
    ? registry
    : registry.add(needs.mind.parts({ ...needs, ...needs.mind, ...mindView(needs) }));
}

/** What the mind sees of the talk and of the moment: the same as the ear. */
function mindView(needs: AssistantNeeds): Pick<MindNeeds, 'history' | 'context'> {
  return {
    history: (message, before, most) => needs.turns.exchanges(talkOf(message), before, most),
    context: (message, now) => hearingIn(needs.home.place, message, now),
  };
}

/** A stored command is run as it was understood then; a question back to the person was composed at the door; all else is read now. */
function readMessage(needs: AssistantNeeds, message: InboundMessage, view: View): Plan {
  const read =
    composed(view) ??
    (message.groups === undefined ? readWords(needs, message, view) : stored(message.groups));
  const meant = withMoves(read, talkSoFar(needs, message, view));
  const plan = { ...meant, groups: withWaits(meant.groups) };
  needs.also(() => needs.turns.setPlan(view.turn, plan));
  return plan;
}

function stored(groups: Plan['groups']): Plan {
  return { groups, direct: false, confidence: 1, unread: [], remarks: [] };
}

/** Words that mean nothing to the interpreter may still sound like a goal of the house, or ask for what it was told to remember. */
function readWords(needs: AssistantNeeds, message: InboundMessage, view: View): Plan {
  const plan = settledOffer(readCommands(needs, message, view), needs);
  const { text } = message;
  const isLost = plan.groups.length === 0 && plan.unread.some(({ wish }) => wish === undefined);
  const action = isLost ? (goalIn(text, needs) ?? notedIn(message, needs)) : undefined;
  if (action === undefined) return plan;
  const source = { start: 0, end: text.length, text };
  return { ...plan, groups: [[{ ...action, source }]], unread: [] };
}

function goalIn(text: string, { goals }: AssistantNeeds): Action | undefined {
  const sounds = goals.some(({ phrases }) => resemblance(text, phrases) > CUTOFF);
  return sounds ? { service: INTENT, method: 'goal', args: { text } } : undefined;
}

/** Who may not be told what was noted does not learn that there is something. */
function notedIn({ text, speaker }: InboundMessage, { noted }: AssistantNeeds): Action | undefined {
  if (speaker === undefined || !isResident(speaker) || !isQuestion(text)) return undefined;
  const query = noted.sought(text);
  return query === undefined ? undefined : { service: 'notes', method: 'find', args: { query } };
}

function readCommands(needs: AssistantNeeds, message: InboundMessage, view: View): Plan {
  const { lexicon, phrases } = needs;
  const now = view.now();
  const hearing = hearingIn(needs.home.place, message, now);
  const read = (text: string): Plan => understand(text, lexicon.current(), hearing);
  const { language } = lexicon.current();
  const said =
    readTeaching(message.text, language, phrases, read) ??
    readGoOn(message.text, language, () => restBefore(needs, message, view)) ??
    readAgain(message.text, language, () => answerBefore(needs, message, view));
  if (said !== undefined) return said;
  const rings = ringing(needs, message);
  const plan = readBehind(lastTold(needs, message, view), previousTurns(needs, message, view), (previous) =>
    understand(message.text, lexicon.current(), { ...hearing, previous, ringing: rings }),
  );
  return withTaught(heardThere(plan, message), { get: (id) => phrases.get(id), read });
}

/** What the speaker told just before, and wished nothing with. */
function lastTold({ turns }: AssistantNeeds, message: InboundMessage, view: View): PreviousTurn | undefined {
  const [last] = turns.exchanges(talkOf(message), view.turn, 1);
  return toldBefore(last && turns.get(last.turn), view.now() - CONTEXT_MS);
}

/** What was said before in the talk, and at its end the things that the house told of last. */
function previousTurns(needs: AssistantNeeds, message: InboundMessage, view: View): readonly PreviousTurn[] {
  const { turns, entriesOf } = needs;
  const [talk, since] = [talkOf(message), view.now() - CONTEXT_MS];
  const recent = turns.recent(talk, view.turn, since, CONTEXT_TURNS);
  const { area } = message;
  const isApart = recent.some(({ own }) => own) && area !== undefined;
  const previous = recent.flatMap((turn): readonly PreviousTurn[] => {
    if (turn.own) return [turn];
    return isApart && isOfOtherRoom(turn.groups, area, needs) ? [] : heardByAll(turn, message);
  });
  const last = previous.at(-1);
  if (last === undefined || !last.groups.flat().some(isCheck)) return previous;
  const [id] = turns.turnsBefore(talk, view.turn, since, 1);
  const found = id === undefined ? [] : foundThings(entriesOf(id));
  return found.length === 0
    ? previous
    : [...previous.slice(0, -1), { ...last, groups: [...last.groups, found] }];
}

/** "*It*", behind one's own words in the kitchen, is nothing that somebody else set in the bedroom meanwhile. */
function isOfOtherRoom(groups: readonly Group[], area: string, { home }: AssistantNeeds): boolean {
  const targets = groups.flat().flatMap(({ args: { target } }) => target ?? []) as unknown as Target[];
  const devices = targets.flatMap((target) => devicesOf(target, home));
  return devices.length > 0 && devices.every((device) => device.area !== area);
}

/** Whether it asks what is on, open or unlocked, of the house or of several things. */
function isCheck({ service, method, args }: Action): boolean {
  if (service === 'house') return method === 'check';
  const target = args['target'];
  const isOne = isJsonObject(target) && target['name'] !== undefined && target['except'] === undefined;
  return method === 'get' && !isOne && DeviceKind.safeParse(service).success;
}

function effectsOf({ directory }: Pick<AssistantNeeds, 'directory'>): EffectOf {
  return (service, method) => directory.find(service)?.manifest.methods[method]?.effect ?? 'once';
}

function ringing({ rings }: AssistantNeeds, { conversation, speaker }: InboundMessage): boolean {
  return rings.ringing({ speaker: speaker ?? nobody(''), conversation }).length > 0;
}

/** What the answer before this message left unsaid. */
function restBefore(
  { turns, entriesOf }: AssistantNeeds,
  message: InboundMessage,
  view: View,
): string | undefined {
  const [last] = turns.turnsBefore(talkOf(message), view.turn, view.now() - REST_MS, 1);
  return last === undefined ? undefined : answerOf(entriesOf(last))?.rest;
}

/** What the last turn of the talk was answered. */
function answerBefore(
  { turns, entriesOf }: AssistantNeeds,
  message: InboundMessage,
  view: View,
): string | undefined {
  const [last] = turns.exchanges(talkOf(message), view.turn, 1);
  return last === undefined ? undefined : answerOf(entriesOf(last.turn))?.text;
}

/** What the talk of a message has come to before its turn. */
function talkSoFar(needs: AssistantNeeds, message: InboundMessage, view: View): TalkSoFar {
  const { home, turns, entriesOf } = needs;
  const since = view.now() - CONTEXT_MS;
  return {
    *deeds() {
      const before = turns.turnsOfAllBefore(talkOf(message), view.turn, since, UNDO_TURNS);
      const done = (turn: string): readonly Deed[] => deedsOf(entriesOf(turn), effectsOf(needs));
      const didNothing = before.every(({ turn, own }) => !own || done(turn).length === 0);
      let isLast = true;
      for (const [at, { turn, own }] of before.entries()) {
        if (!own && at > 0 && !(didNothing && isLast)) continue;
        const deeds = done(turn);
        if (deeds.length > 0) isLast = false;
        // What somebody else did last to things may be taken back by whoever may do that, also behind a question; rows and words are their own.
        yield own ? deeds : deeds.filter(({ call }) => DeviceKind.safeParse(call.service).success);
      }
    },
    rings: ringing(needs, message),
    devicesOf: (target) => devicesOf(target, home),
    things: {
      device: (id) => home.device(id),
      stateOf: (id) => home.report(id)?.state as JsonObject | undefined,
    },
    nameOf(id) {
      const name = home.devices().find((one) => one.id === id)?.name;
      const isOnly = home.devices().filter((one) => one.name === name).length === 1;
      return isOnly ? name : undefined;
    },
  };
}

function devicesOf(target: Target, home: Home): readonly Device[] {
  const found = home.view.resolve(target, DeviceKind.options);
  return found.type === 'found' ? found.devices : [];
}

function originOf(meta: JsonObject | undefined): Origin {
  const text = (key: string): string | undefined => {
    const value = meta?.[key];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    channel: text('channel') ?? 'http',
    conversation: text('conversation') ?? '',
    person: text('person') ?? null,
  };
}

function talkOf({ conversation, speaker }: InboundMessage): Talk {
  return { conversation, owner: ownerKey(speaker ?? nobody('')) };
}
