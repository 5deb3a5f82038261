import { useEffect } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import {
  findHearing,
  handsFree,
  hearing,
  hears,
  remark,
  setHandsFree,
  tapMicrophone,
} from '../store/microphone.ts';
import { words } from '../words/index.ts';

/** The microphone beside the line, where something hears. */
export function Microphone() {
  useEffect(() => void findHearing(), []);
  if (!hears.value) return null;
  const now = hearing.value;
  const isOpen = now === 'listening' || now === 'opening';
  return (
    <button
      type="button"
      class="button round microphone"
      aria-label={isOpen ? words.microphone.end : words.microphone.begin}
      aria-pressed={isOpen}
      disabled={now === 'thinking'}
      data-hearing={now}
      onClick={() => void tapMicrophone()}
    >
      <Icon name="microphone" />
    </button>
  );
}

/** What was heard and became no turn. */
export function MicrophoneRemark() {
  const told = hearing.value === 'listening' ? words.microphone.listening : remark.value;
  return (
    <p class="remark soft small" role="status">
      {told}
    </p>
  );
}

/** Listening for the wake phrase, for as long as the page is open. */
export function HandsFree() {
  if (!hears.value) return null;
  return (
    <label class="hands-free">
      <input
        type="checkbox"
        checked={handsFree.value}
        onChange={(event) => void setHandsFree(event.currentTarget.checked)}
      />
      {words.microphone.handsFree(words.microphone.wake)}
    </label>
  );
}
