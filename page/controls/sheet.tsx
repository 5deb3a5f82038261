import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { words } from '../words/index.ts';
import { Told } from './told.tsx';

/** How many are open: what was just done is said in the uppermost, since nothing below it is seen. */
export const sheets = signal(0);

/** What opens above the view: from below on a phone, in the middle elsewhere. The browser keeps the focus inside and gives it back. */
export function Sheet(props: {
  title: string;
  lead?: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    sheets.value += 1;
    return () => {
      sheets.value -= 1;
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog by Escape
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={props.title}
      onClose={props.onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <header>
        <div>
          <h2>{props.title}</h2>
          {props.lead !== undefined && <p class="soft cap">{props.lead}</p>}
        </div>
        <button
          type="button"
          class="button round"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="cross" />
        </button>
      </header>
      {props.children}
      <Told />
    </dialog>
  );
}
