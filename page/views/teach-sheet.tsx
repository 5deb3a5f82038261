import { FieldSheet } from '../controls/field-sheet.tsx';
import { ask, post } from '../store/api.ts';
import { faultWords, tell } from '../store/doing.ts';
import { words } from '../words/index.ts';

const said = words.phrases;
const PHRASE_MAX = 80;
const DOES_MAX = 500;

/** Words that people taught, as GET /v1/phrases tells them. */
export interface Taught {
  readonly id: string;
  readonly phrase: string;
  readonly does: string;
}

/** Teaches the house what words mean, or changes or forgets it. The house says itself why it will not have some. */
export function TeachSheet(props: { taught: Partial<Taught>; onTaught: () => void; onClose: () => void }) {
  const { taught, onTaught, onClose } = props;
  const { id } = taught;
  const save = async ([phrase, does]: readonly string[]) => {
    const answer =
      id === undefined
        ? await post<Taught>('/v1/phrases', { phrase, does })
        : await ask<Taught>('PATCH', `/v1/phrases/${id}`, { phrase, does });
    tell(answer.ok ? said.means(phrase ?? '', does ?? '') : faultWords(answer.problem), !answer.ok);
    if (answer.ok) onTaught();
    return answer.ok;
  };
  const forget = async () => {
    const answer = await ask('DELETE', `/v1/phrases/${id}`);
    tell(answer.ok ? said.forgotten(taught.phrase ?? '') : faultWords(answer.problem), !answer.ok);
    if (!answer.ok) return;
    onTaught();
    onClose();
  };
  return (
    <FieldSheet
      title={said.teach}
      lead={said.lead}
      fields={[
        {
          label: said.phrase,
          maxLength: PHRASE_MAX,
          ...(taught.phrase !== undefined && { value: taught.phrase }),
        },
        { label: said.does, maxLength: DOES_MAX, ...(taught.does !== undefined && { value: taught.does }) },
      ]}
      save={save}
      onClose={onClose}
    >
      {id !== undefined && (
        <button type="button" class="button grave" onClick={() => void forget()}>
          {said.forget}
        </button>
      )}
    </FieldSheet>
  );
}
