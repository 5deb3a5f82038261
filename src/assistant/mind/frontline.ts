import type { Plan } from '../../domain/index.ts';
import type { Outcome, Predicate, Skill } from '../../flow/index.ts';
import { draft, seen } from '../facts.ts';
import { askForForm, spendOf, thinking } from './asking.ts';
import type { Route } from './facts.ts';
import { type MindNeeds, subjectOf } from './needs.ts';
import { FRONTLINE_HISTORY, frontlinePrompt } from './prompt.ts';
import { FrontlineDecision } from './records.ts';
import { historyOf, sceneOf } from './scene.ts';

/** Talk that the house answers by itself, in milliseconds and always the same. */
const OWN_TALK: ReadonlySet<Plan['talk']> = new Set([
  'greeting',
  'thanks',
  'goodbye',
  'help',
  'prohibition',
  'abandoned',
]);

/**
 * Whether a sentence is worth a model's time: what the ear left unread, and talk that it has no answer to. Where only the choice between
 * several things is open the person is asked, who knows better than any model.
 */
export function leftForMind({ groups, unread, talk }: Plan): boolean {
  if (unread.length > 0) return unread.some((part) => (part.candidates?.length ?? 0) === 0);
  return groups.length === 0 && !OWN_TALK.has(talk);
}

/** Questions about doing are answered and never acted upon (services.md). */
export function mayAct({ talk }: Plan): boolean {
  return talk !== 'how-to' && talk !== 'hypothetical';
}

/**
 * Document 004's frontline: answer directly, or pass on (E04-E07). Where the ear read a command beside the part it left, no model need be
 * asked whether there is work. An answer that is no decision is a direct answer, never an action (E06).
 */
export function frontlineSkill(needs: MindNeeds): Skill {
  return thinking(needs, {
    name: 'mind.frontline',
    description: 'Decides whether a message is answered directly or worked on',
    async run(view): Promise<Outcome> {
      const subject = subjectOf(view);
      if (subject.plan.groups.length > 0)
        return routed({ work: true, reason: 'the house understood a command beside it' });
      const history = historyOf(needs, view, subject.message, FRONTLINE_HISTORY);
      const asked = await askForForm(needs, view, {
        messages: frontlinePrompt(sceneOf(needs, view, subject), history),
        form: FrontlineDecision,
        maxTokens: 250,
      });
      const spend = spendOf(asked.usage);
      if (asked.type === 'form') {
        const { route_to_orchestrator: work, reason = '', response } = asked.value;
        return routed({ work, reason, ...(response === undefined ? {} : { response }) }, spend);
      }
      if (asked.said !== undefined && isProse(asked.said))
        return routed({ work: false, reason: 'it answered in its own form', response: asked.said }, spend);
      return routed({ work: false, reason: 'the model could not be asked', trouble: asked.trouble }, spend);
    },
  });
}

/** Words for a person, not the pieces of a form or of a call. */
function isProse(said: string): boolean {
  return /^\s*[\p{L}\p{N}“"'¡¿]/u.test(said);
}

function routed(route: Route, spend: Extract<Outcome, { type: 'done' }>['spend'] = { tokens: 0 }): Outcome {
  return { type: 'done', out: [draft('route', route)], ...(spend === undefined ? {} : { spend }) };
}

export const workPredicate: Predicate = {
  name: 'mind.routed',
  holds: (view) => seen(view, 'route').at(-1)?.work === true,
};
