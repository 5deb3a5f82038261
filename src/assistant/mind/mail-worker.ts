import type { Json } from '../../base/index.ts';
import type { Action } from '../../domain/index.ts';
import type { Outcome, Runner, Skill, View } from '../../flow/index.ts';
import { draft } from '../facts.ts';
import { committed } from './agreement.ts';
import { askForForm, spendOf, thinking } from './asking.ts';
import { describeAction } from './describe.ts';
import { isTrusted, type MindNeeds, speakerOf, subjectOf } from './needs.ts';
import { addressesIn } from './offer.ts';
import { workAt } from './orchestrator.ts';
import { writingPrompt } from './prompt.ts';
import { attempted, newestAttempt, newestFeedback, outcomeOf } from './prose-workers.ts';
import { MailText as MailForm, type MailText } from './records.ts';
import { sceneOf } from './scene.ts';
import { refined } from './workers.ts';

/** EMAIL, the part that can be repeated: the words of a mail (E21). Who gets it is never the model's invention. */
export function composeSkill(needs: MindNeeds): Skill {
  return thinking(needs, {
    name: 'mind.compose',
    description: 'Writes a mail in its own words',
    async run(view, args): Promise<Outcome> {
      const { index, work } = workAt(view, args);
      const to = addresseesOf(needs, view, work.parameters.to ?? []);
      if (typeof to === 'string')
        return attempted({ index, worker: 'EMAIL', success: false, output: '', error: to });
      const asked = await askForForm(needs, view, {
        messages: writingPrompt(
          sceneOf(needs, view, subjectOf(view)),
          `${work.task_description}\nTo: ${(work.parameters.to ?? []).join(', ')}${work.parameters.subject === undefined ? '' : `\nSubject: ${work.parameters.subject}`}`,
          'Write the mail: "subject" and "body", plain text.',
          newestFeedback(view, index),
        ),
        form: MailForm,
        maxTokens: 600,
      });
      const spend = spendOf(asked.usage);
      if (asked.type !== 'form')
        return attempted(
          { index, worker: 'EMAIL', success: false, output: '', error: asked.trouble.message },
          spend,
        );
      const { subject, body } = asked.value;
      return attempted({ index, worker: 'EMAIL', success: true, output: `${subject}\n\n${body}` }, spend);
    },
  });
}

/** Ids of people of the home and addresses that the person said; a sentence that tells who is unknown, where somebody is. */
function addresseesOf(needs: MindNeeds, view: View, names: readonly string[]): readonly string[] | string {
  const { message } = subjectOf(view);
  const said = addressesIn(message.text);
  const speaker = speakerOf(needs, message);
  const to: string[] = [];
  for (const name of names.length === 0 && speaker !== undefined ? [speaker.name] : names) {
    const person =
      name.toLowerCase() === 'me'
        ? speaker
        : needs.home.people.find(
            (one) => one.id === name || one.name.toLowerCase() === name.toLowerCase() || one.email === name,
          );
    if (person !== undefined) to.push(person.id);
    else if (said.includes(name)) to.push(name);
    else return `I do not know who “${name}” is`;
  }
  return to.length === 0 ? 'nobody was named to send it to' : to;
}

/** The part that happens once: what the evaluator left standing becomes a proposal to send. */
export function addressSkill(needs: MindNeeds): Skill {
  return {
    name: 'mind.address',
    description: 'Proposes to send the mail that was written',
    fan: 'one',
    effect: 'pure',
    run(view, args): Outcome {
      const { index, work } = workAt(view, args);
      const worked = outcomeOf(view, index);
      const to = addresseesOf(needs, view, work.parameters.to ?? []);
      const text = newestAttempt(view, index)?.output;
      if (worked.failed === true || worked.partial === true || typeof to === 'string' || text === undefined)
        return {
          type: 'done',
          out: [
            draft(
              'worked',
              {
                ...worked,
                ...(worked.partial === true ? { text: `I did not send the mail. ${worked.text}` } : {}),
              },
              false,
            ),
          ],
        };
      const mail = mailOf(text);
      const subject = subjectOf(view);
      const action: Action = { service: 'email', method: 'send', args: { to: [...to], ...mail } };
      const self = to.length === 1 && to[0] === subject.message.person;
      const because = self && isTrusted(needs) ? [] : ['the words are a language model’s'];
      return {
        type: 'done',
        out: [
          draft('proposal', {
            index,
            worker: 'EMAIL',
            groups: [[action]],
            because,
            summary: describeAction(action, needs),
          }),
        ],
      };
    },
  };
}

function mailOf(output: string): MailText {
  const end = output.indexOf('\n\n');
  return { subject: output.slice(0, end), body: output.slice(end + 2) };
}

export function mailTree(args: Json): Runner {
  return {
    r: 'seq',
    of: [refined('mind.compose', args), { r: 'skill', skill: 'mind.address', args }, ...committed(args)],
  };
}
