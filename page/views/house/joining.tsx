import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../icons.tsx';
import { call } from '../../store/api.ts';
import { doIt } from '../../store/doing.ts';
import { notices } from '../../store/notices.ts';
import { things } from '../../store/things.ts';
import { leftOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.houseView;
const JOIN_SECONDS = 120;

interface View {
  readonly seconds_left: number;
  readonly steps: readonly { readonly name: string; readonly step: keyof typeof said.steps }[];
}

/** Lets new things join where something can, and tells how far each has come. It is read again whenever a thing or a notice came. */
export function Joining() {
  const view = useSignal<View | undefined>(undefined);
  const until = useSignal(0);
  const now = useSignal(Date.now());
  const read = async () => {
    const answer = await call<View>('register.joining');
    if (!answer.ok) return;
    view.value = answer.value;
    now.value = Date.now();
    until.value = now.value + answer.value.seconds_left * 1000;
  };
  const all = things.value;
  const heard = notices.value;
  useEffect(() => void read(), [all, heard]);
  const left = until.value - now.value;
  const isOpen = left > 0;
  useEffect(() => {
    if (!isOpen) return;
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  }, [isOpen]);
  const join = (seconds: number) => void doIt('register.join', { seconds }).then(read);
  return (
    <div class="joining">
      <p class="row">
        <button type="button" class="button" disabled={isOpen} onClick={() => join(JOIN_SECONDS)}>
          <Icon name="plus" />
          {isOpen ? said.joiningFor(leftOf(left)) : said.join}
        </button>
        {isOpen && (
          <button type="button" class="button" onClick={() => join(0)}>
            {said.joinStop}
          </button>
        )}
      </p>
      {view.value !== undefined && view.value.steps.length > 0 && (
        <ul class="steps-done" role="status">
          {view.value.steps.map(({ name, step }) => (
            <li key={name} class={step === 'failed' ? 'failed' : undefined}>
              <Icon name={step === 'ready' ? 'check' : step === 'failed' ? 'cross' : 'clock'} small />
              <span>{said.steps[step](name)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
