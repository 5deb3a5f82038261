import { takeBack, told } from '../store/doing.ts';
import { words } from '../words/index.ts';

/** What was just done, for a few seconds, and the way back. */
export function Told() {
  const now = told.value;
  return (
    <div class="toasts" role="status">
      {now !== undefined && (
        <div class={now.failed ? 'toast failed' : 'toast'}>
          <span>{now.text}</span>
          {now.undo.length > 0 && (
            <button type="button" class="button bare" onClick={() => void takeBack(now.undo)}>
              {words.talk.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
