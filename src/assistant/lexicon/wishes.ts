import type { Lack, Plan, Wish } from '../../domain/index.ts';
import type { Board } from '../../flow/index.ts';
import type { Home } from '../../home/index.ts';
import {
  amend,
  fulfil,
  type Language,
  type Lexicon,
  offerChosen,
  understand,
} from '../../understanding/index.ts';
import { isAssent, isRefusal } from '../confirm/replies.ts';
import { stepsOf, type Task } from '../facts.ts';
import { hearingIn } from './hearing.ts';
import type { LexiconKeeper } from './lexicon-keeper.ts';

/** What was wished for and lacks something: each becomes a group of its own that begins with a question (A18). */
export function wishesIn(plan: Plan | undefined): readonly Wish[] {
  return plan?.unread.flatMap(({ wish }) => wish ?? []) ?? [];
}

/** The plan without what the person is asked about: what is left of it was not understood. */
export function withoutWishes(plan: Plan): Plan {
  const unread = plan.unread.filter(({ wish }) => wish === undefined);
  const asks = plan.unread.flatMap(({ wish }) => (wish === undefined ? [] : [[wish.action]]));
  return asks.length === 0 ? plan : { ...plan, groups: [...plan.groups, ...asks], unread };
}

/** What a group's process asks about: its current action, where something of it was not said. */
export function wishOf(board: Board): Wish | undefined {
  const { tasks, current } = stepsOf(board);
  const { action, lacks = [] } = tasks[current] ?? {};
  return action === undefined || lacks.length === 0 ? undefined : { action, lacks };
}

/** Who answers, and when. */
export interface Heard {
  readonly person: string | null;
  readonly area?: string | undefined;
  readonly now: number;
}

/** How a person's answer to a question is read. */
export interface Ear {
  /** What people speak here. */
  language(): Language;
  /** Whether words say no to what was asked. */
  refuses(text: string): boolean;
  /** Whether words want something by themselves. */
  wants(text: string, heard: Heard): boolean;
  /** Whether words are thanks and nothing else. */
  thanks(text: string, heard: Heard): boolean;
  /** The wish with the words in it; `undefined` where they do not answer it. */
  fulfil(wish: Wish, text: string, heard: Heard): Wish | undefined;
  /** What is wanted instead of a group's current action and those behind it; `undefined` where the words are about something else. */
  amend(board: Board, text: string, heard: Heard): readonly Task[] | undefined;
}

export function earOf({ place }: Home, lexicon: LexiconKeeper): Ear {
  const contextOf = ({ person, area, now }: Heard) =>
    hearingIn(
      place,
      { ...(person === null ? {} : { person }), ...(area === undefined ? {} : { area }) },
      now,
    );
  const language = () => lexicon.current().language;
  return {
    language,
    refuses: (text) => isRefusal(text, language()),
    wants(text, heard) {
      const { groups, unread } = understand(text, lexicon.current(), contextOf(heard));
      return groups.length > 0 || unread.some(({ wish }) => wish !== undefined);
    },
    thanks(text, heard) {
      const { groups, unread, talk } = understand(text, lexicon.current(), contextOf(heard));
      return groups.length + unread.length === 0 && talk === 'thanks';
    },
    fulfil(wish, text, heard) {
      const deeds = wish.lacks[0]?.deeds;
      return deeds === undefined
        ? fulfil(wish, text, lexicon.current(), contextOf(heard))
        : chosen(deeds, text, lexicon.current());
    },
    amend(board, text, heard) {
      const { tasks, current } = stepsOf(board);
      const waiting = tasks.slice(current).map(({ action }) => action);
      const tasksNow = amend(waiting, text, lexicon.current(), contextOf(heard));
      return tasksNow?.map((task) => stillOpen(task, wishOf(board)));
    },
  };
}

/** "Dim the lamp to 40." "Which?" "*Make it thirty*": which one is still not said. */
function stillOpen(task: Task, asked: Wish | undefined): Task {
  const { service, method, args } = task.action;
  if (task.lacks !== undefined || asked?.action.service !== service || asked.action.method !== method)
    return task;
  const lacks = asked.lacks.filter(({ params }) => params.some((param) => args[param] === undefined));
  return lacks.length === 0 ? task : { ...task, lacks };
}

/** The deed that was offered and is wanted: the first of them for a plain yes. */
function chosen(deeds: NonNullable<Lack['deeds']>, text: string, lexicon: Lexicon): Wish | undefined {
  const at = isAssent(text, lexicon.language)
    ? 0
    : offerChosen(
        deeds.map(({ words }) => words),
        text,
        lexicon,
      );
  const deed = at === undefined ? undefined : deeds[at];
  return deed === undefined ? undefined : { action: deed.action, lacks: [] };
}
