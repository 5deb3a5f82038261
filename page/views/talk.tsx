import { useEffect } from 'preact/hooks';
import { Empty } from '../controls/empty.tsx';
import { openQuestions } from '../store/questions.ts';
import { type Entry, entries, readTalk } from '../store/talk.ts';
import { capital, dayOf, daysFrom } from '../words/format.ts';
import { words } from '../words/index.ts';
import { HandsFree } from './microphone.tsx';
import { QuestionView, TurnView } from './turn.tsx';

/** The conversation as it goes. */
export function Talk() {
  const shown = entries.value;
  const last = shown.at(-1);
  const mark = `${last?.turn?.turn}${last?.turn?.status}${last?.turn?.reply}${shown.length}`;
  useEffect(() => void readTalk(), []);
  useEffect(() => scrollTo(0, document.documentElement.scrollHeight), [mark]);
  const told = new Set(shown.flatMap(({ turn }) => turn?.waits.map(({ id }) => id) ?? []));
  const others = openQuestions.value.filter(({ id }) => !told.has(id));
  return (
    <main class="narrow" id="main">
      <header>
        <h1 tabIndex={-1} class="hidden">
          {words.talk.title}
        </h1>
      </header>
      {shown.length === 0 && others.length === 0 && (
        <Empty icon="talk" title={words.talk.none} hint={words.talk.noneHint} />
      )}
      <ol class="talk" aria-live="polite">
        {shown.map((entry, index) => (
          <EntryView
            key={entry.said?.id ?? entry.turn?.turn}
            entry={entry}
            before={shown[index - 1]}
            last={index === shown.length - 1}
          />
        ))}
        {others.map((question) => (
          <li key={question.id}>
            <div class="hub">
              <QuestionView question={question} />
            </div>
          </li>
        ))}
      </ol>
      <HandsFree />
    </main>
  );
}

function EntryView({ entry, before, last }: { entry: Entry; before: Entry | undefined; last: boolean }) {
  const { said, turn, at } = entry;
  const newDay = before === undefined || daysFrom(before.at) !== daysFrom(at);
  return (
    <li>
      {newDay && <p class="day-mark">{dayName(at)}</p>}
      <p class={said?.fault === undefined ? 'me' : 'me lost'}>
        <span class="hidden">{words.talk.you}: </span>
        {turn?.text ?? said?.text}
      </p>
      {turn !== undefined && <TurnView turn={turn} last={last} />}
      {turn === undefined && said?.fault === undefined && <p class="soft">{words.talk.thinking}</p>}
      {said?.fault !== undefined && (
        <p class="fault" role="alert">
          {said.fault === 'unreachable' ? words.off.unsent : said.fault}
        </p>
      )}
    </li>
  );
}

function dayName(at: number): string {
  const days = daysFrom(at);
  return days === 0 ? capital(words.today) : days === -1 ? capital(words.yesterday) : dayOf(at);
}
