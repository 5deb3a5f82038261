import type { Plan } from '../../domain/index.ts';
import type { Outcome, Predicate, Skill, View } from '../../flow/index.ts';
import { addUsage, Echo } from '../../llm/index.ts';
import { draft, seen } from '../facts.ts';
import { askForForm, askForText, spendOf, thinking } from './asking.ts';
import { isQuestion } from './en.ts';
import type { Route } from './facts.ts';
import { choosesOnly, type MindNeeds, mayAct, type Subject, subjectOf } from './needs.ts';
import { type Exchange, FRONTLINE_HISTORY, frontlinePrompt, talkPrompt } from './prompt.ts';
import { checkProse, ProseStream } from './prose.ts';
import { FrontlineDecision } from './records.ts';
import { historyOf, sceneOf } from './scene.ts';
import { chooseRoute } from './small-model.ts';
import { SpokenField } from './spoken-field.ts';
import type { WorkerRegistry } from './workers.ts';

/** Talk that the house answers by itself, in milliseconds and always the same. */
const OWN_TALK: ReadonlySet<Plan['talk']> = new Set([
  'greeting',
  'presence',
  'name',
  'acknowledgement',
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

/**
 * Document 004's frontline: answer directly, or pass on (E04-E07). No model is asked whether there is work where the ear read a command
 * beside the part it left, nor where a wish speaks of what things here are good for. An answer that is no decision is a direct answer,
 * never an action (E06).
 */
export function frontlineSkill(needs: MindNeeds, workers: WorkerRegistry): Skill {
  return thinking(needs, {
    name: 'mind.frontline',
    description: 'Decides whether a message is answered directly or worked on',
    questions: 2,
    async run(view): Promise<Outcome> {
      const subject = subjectOf(view);
      if (subject.plan.groups.length > 0)
        return routed({ work: true, reason: 'the house understood a command beside it' });
      if (speaksOfHouse(needs, subject))
        return routed({ work: true, reason: 'it speaks of what things here are good for', worker: 'HOUSE' });
      const history = historyOf(needs, view, subject.message, FRONTLINE_HISTORY);
      if (await choosesOnly(needs)) return chosenRoute(needs, view, subject, workers, history);
      const messages = frontlinePrompt(sceneOf(needs, view, subject), history);
      const echo = new Echo(messages);
      const prose = new ProseStream((part) => view.emit({ part }), echo);
      const response = new SpokenField({ ...ANSWERS, say: (delta) => prose.push(delta) });
      const asked = await askForForm(needs, view, {
        messages,
        form: FrontlineDecision,
        maxTokens: 250,
        onJson: (delta) => response.push(delta),
      });
      const spend = spendOf(asked.usage);
      if (asked.type === 'form') {
        const { route_to_orchestrator: work, reason = '', response = '' } = asked.value;
        const said = work ? '' : checkProse(response, echo).text;
        if (!work) prose.end();
        return routed({ work, reason, ...(said === '' ? {} : { response: said }) }, spend);
      }
      // What it said at first, as far as it was whole; what came later answers complaints about its form.
      if (prose.said !== '')
        return routed({ work: false, reason: 'its answer was cut off', response: prose.said }, spend);
      if (asked.said !== undefined && isProse(asked.said))
        return routed({ work: false, reason: 'it answered in its own form', response: asked.said }, spend);
      return routed({ work: false, reason: 'the model could not be asked', trouble: asked.trouble }, spend);
    },
  });
}

/** Where the answer stands in the form, and what says that it is one. */
const ANSWERS = { field: 'response', once: /"route_to_orchestrator"\s*:\s*false/ } as const;

/** A wish, not a question, whose words call for a kind of thing that is named or near. */
function speaksOfHouse({ index }: MindNeeds, { message, plan }: Subject): boolean {
  if (!mayAct(plan) || isQuestion(message.text)) return false;
  return index.glimpse(message.text, message.area).topics.some(({ kinds, near }) => near && kinds.length > 0);
}

/** A small model chooses from a list; what is only talk it answers in a text of its own, said as it comes. */
async function chosenRoute(
  needs: MindNeeds,
  view: View,
  subject: Subject,
  workers: WorkerRegistry,
  history: readonly Exchange[],
): Promise<Outcome> {
  const picked = await chooseRoute(needs, view, subject, workers.available(mayAct(subject.plan)));
  if (picked.type === 'trouble') {
    const { trouble, usage } = picked;
    return routed({ work: false, reason: 'the model could not be asked', trouble }, spendOf(usage));
  }
  const { route } = picked.option;
  if (route.work) return routed(route, spendOf(picked.usage));
  const messages = talkPrompt(sceneOf(needs, view, subject), history);
  const prose = new ProseStream((part) => view.emit({ part }), new Echo(messages));
  const asked = await askForText(needs, view, {
    messages,
    maxTokens: TALK_TOKENS_MAX,
    onText: (delta) => prose.push(delta),
  });
  const usage = picked.usage === undefined ? asked.usage : addUsage(picked.usage, asked.usage);
  if (asked.type === 'trouble') return routed({ ...route, trouble: asked.trouble }, spendOf(usage));
  prose.end();
  return routed({ ...route, response: asked.text }, spendOf(usage));
}

/** What a Raspberry Pi says in some fifteen seconds. */
const TALK_TOKENS_MAX = 96;

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
