import {
  type Action,
  type Condition,
  type Happening,
  isPress,
  type Lack,
  sayHappening,
} from '../../domain/index.ts';
import { isoLength, type Language } from '../languages/index.ts';
import type { FitHearing } from '../names/index.ts';
import type { Reading, Sentence } from '../read/index.ts';
import { tokenize } from '../text/index.ts';
import { dateOf, isDayAlone, type Timing } from '../times/index.ts';
import { endOf } from './begun-before.ts';
import { withOwnTime } from './clause-time.ts';
import type { Refusal } from './condition-meaning.ts';
import { openMemory } from './memory.ts';
import { lacksOf, outcomeOf, sayLevel, sayState } from './outcome-words.ts';
import type { Step } from './steps.ts';

/** An action with all it needs, and the read that has to come first, if it needs one. */
interface Completed {
  readonly action: Action;
  readonly first: Action | undefined;
  /** It speaks of, or waits for, the step before it. */
  readonly needs: boolean;
}

/**
 * Fills in what the clause left to the words before it: what a mail is about ("email me when that's done"), what a reminder
 * is of ("… and remind me 15 minutes before").
 */
export function complete(
  draft: Action,
  read: Action | undefined,
  reading: Reading,
  before: Step | undefined,
  previous: Action | undefined,
  where: FitHearing,
): Completed | Refusal {
  const { services } = where.lexicon.grammar;
  const { rule, timing } = reading;
  const { wording } = where.lexicon.language;
  let action = draft;
  let first = read;
  const seen = sees(action, before, where);
  if (seen) {
    const { when: _when, ...rest } = action;
    action = rest;
  }
  // "… and email me when it's done": what was begun has come to its end, and not only begun.
  if (
    reading.done &&
    eventOf(action) !== undefined &&
    'to' in action.args &&
    action.args['about'] === undefined
  )
    action = { ...action, args: { ...action.args, about: stateOf(action, where) ?? null } };
  if ((rule.result || reading.done || seen) && 'to' in action.args && action.args['about'] === undefined) {
    const source =
      first ??
      before?.action ??
      (reading.conditions.length === 0 ? previous : undefined) ??
      looked(action.if, where);
    if (source === undefined) {
      const state = stateOf(action, where);
      if (state === undefined) {
        const reason = wording.reasons['about-not-said'];
        const open =
          reading.done || seen || rule.first !== undefined
            ? []
            : lacksOf(action, services.get(action.service) ?? rule.service);
        return open.length === 0 ? { reason } : { reason, wish: { action, lacks: open } };
      }
      return {
        action: { ...action, args: { ...action.args, about: state } },
        first: undefined,
        needs: false,
      };
    }
    if (first === undefined && before === undefined && source !== previous)
      first = { ...source, ...(action.source === undefined ? {} : { source: action.source }) };
    const service = services.get(source.service);
    const said = first === undefined ? (before?.timeWords ?? '') : reading.timeWords;
    // What is read anew each time is not about the times.
    const timeWords = first?.when === undefined ? said : '';
    if (service !== undefined)
      action = { ...action, args: { ...action.args, about: outcomeOf(source, service, timeWords) } };
  }
  const spoken = (before?.action ?? previous)?.args;
  const subject = timing.around?.of ?? spoken?.['title'] ?? spoken?.['query'];
  const needed = services.get(action.service) ?? rule.service;
  const isOfThat = timing.around !== undefined || isBesideThat(timing);
  const lacksText = lacksOf(action, needed).some(({ params }) => params.includes('text'));
  if (isOfThat && lacksText && subject !== undefined)
    action = { ...action, args: { text: subject, ...action.args } };
  action = withItsName(action, before, where);
  const event = eventOf(action);
  let lacks = lacksOf(action, needed).map((lack) =>
    ofItsDay(countedFrom(lack, action, timing, where.lexicon.language), reading, where),
  );
  // "Remind me when the washing is done" says when, and of what.
  if (event !== undefined && lacks.some(({ params }) => params.includes('text')))
    action = { ...action, args: { ...action.args, text: stateOf(action, where) ?? '' } };
  if (event !== undefined)
    lacks = lacks.filter(({ params }) => !params.includes('at') && !params.includes('text'));
  if (lacks.length > 0) {
    const reason = wording.notSaid(lacks[0]!.words);
    return rule.first === undefined ? { reason, wish: { action, lacks } } : { reason };
  }
  const waits =
    rule.result ||
    reading.done ||
    seen ||
    (event !== undefined &&
      event.service === before?.action.service &&
      endOf(before.action, where) !== undefined) ||
    isOfThat ||
    timing.later !== undefined ||
    reading.conditions[0]?.type === 'so';
  const needs = waits && before !== undefined;
  return { action: needs && reading.done ? awaiting(action, before, where) : action, first, needs };
}

/** "Start the vacuum and email me *when it's done*": it stands behind the vacuum, and waits for its end and not only for its beginning. */
function awaiting(action: Action, before: Step, where: FitHearing): Action {
  const end = endOf(before.action, where);
  const isThing = end !== undefined && where.lexicon.grammar.services.get(end.service)?.kinds.size !== 0;
  if (!isThing || JSON.stringify(eventOf(action)) !== JSON.stringify(end)) return action;
  const { when: _when, ...rest } = action;
  return { ...rest, awaits: end };
}

/** "The day before", "that morning": of what was spoken of. */
function isBesideThat({ day }: Timing): boolean {
  return day?.type === 'away' && day.length.days === 1 && day.from?.type === 'that';
}

/** "An hour before the dentist": the calendar may know when that is. */
function countedFrom(lack: Lack, { args }: Action, { around }: Timing, language: Language): Lack {
  const query = around?.of ?? args['text'];
  if (around === undefined || typeof query !== 'string' || !lack.params.includes('at')) return lack;
  const { length, before, part } = around;
  const offset = `${before ? '-' : ''}${isoLength(length)}`;
  return { ...lack, from: { ...atItsHour(query, language), offset, ...(part && { part }) } };
}

/** "The evening before *the gala at seven*": an hour behind the name is that of the reminder. */
function atItsHour(query: string, { times, words }: Language): { query: string; clock?: string } {
  const at = query.lastIndexOf(` ${times.atClock} `);
  const clock = query.slice(at + times.atClock.length + 2);
  const { tokens } = tokenize(clock, words);
  const isClock =
    at > 0 &&
    times
      .piecesAt(tokens, 0, 'en-GB')
      .some(({ value, end }) => value.type === 'clock' && end === tokens.length);
  const isHour = at > 0 && /^\d{1,2}$/.test(tokens.map(({ value }) => value ?? '').join(' '));
  return isClock || isHour ? { query: query.slice(0, at), clock } : { query };
}

/** "An alarm for tomorrow": the hour that is asked for is of that day. */
function ofItsDay(lack: Lack, reading: Reading, { context, lexicon }: FitHearing): Lack {
  const { day, ...others } = withOwnTime(reading).timing;
  const asks = reading.rule.phrases.hour === true && lack.params.includes('at');
  if (!asks || day === undefined || !isDayAlone({ day, ...others })) return lack;
  const date = dateOf(day, openMemory(context, lexicon.language).time);
  return date === undefined ? lack : { ...lack, on: date };
}

function eventOf({ when }: Action): Happening | undefined {
  return when !== undefined && 'event' in when ? when.event : undefined;
}

/** "Set an egg timer, and when *the timer* goes off …": that one, and no other. */
function withItsName(action: Action, before: Step | undefined, where: FitHearing): Action {
  const event = eventOf(action);
  const end = endOf(before?.action, where);
  if (event === undefined || end === undefined || event.service !== end.service) return action;
  if (!('all' in event.target) || 'all' in end.target) return action;
  return { ...action, when: { ...action.when, event: { ...event, target: end.target } } };
}

/** "… once they're on", right after turning them on: the event is the end of the step before. */
function sees(action: Action, before: Step | undefined, where: FitHearing): boolean {
  const event = eventOf(action);
  if (before === undefined || event === undefined || 'kind' in event || isPress(event)) return false;
  const { service, target, state } = event;
  const { action: step } = before;
  if (step.service !== service || JSON.stringify(step.args['target']) !== JSON.stringify(target))
    return false;
  const words = where.lexicon.grammar.services.get(service);
  return words !== undefined && outcomeOf(step, words, '').endsWith(` ${state}`);
}

/** "If I have anything on my calendar tomorrow, email me the list": what the condition looks at is read, and then mailed. */
function looked(condition: Condition | undefined, where: FitHearing): Action | undefined {
  if (
    condition === undefined ||
    !('from' in condition) ||
    !where.lexicon.grammar.services.has(condition.service)
  )
    return undefined;
  return { service: condition.service, method: 'list', args: { from: condition.from, to: condition.to } };
}

/** "If all the lights are off, email me": the mail says just that. Of "when the door opens *at night*" it is the door. */
function stateOf(action: Action, where: FitHearing): string | undefined {
  const world = [action.if, eventOf(action)].find((one) => one !== undefined && 'target' in one);
  if (world === undefined || !('target' in world)) return undefined;
  const service = where.lexicon.grammar.services.get(world.service);
  if (service === undefined) return undefined;
  if ('kind' in world) return sayLevel(world, service);
  return 'press' in world ? sayHappening(world) : sayState(world.target, world.state, service);
}

/** "When *everything* is done", "when *they* are". */
export function saysAll({ tokens, language }: Sentence, { start, end }: Reading): boolean {
  return tokens.slice(start, end).some(({ word }) => language.is.allDone.has(word));
}
