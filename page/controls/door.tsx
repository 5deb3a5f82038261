import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Mark } from '../icons.tsx';

/** What stands before the house is seen: why one is here, something to fill in, and a button. `enter` tells why not. */
export function Door(props: {
  title: string;
  lead: string;
  go: string;
  enter: () => Promise<string | undefined>;
  children: (fault: string | undefined) => ComponentChildren;
}) {
  const fault = useSignal<string | undefined>(undefined);
  const busy = useSignal(false);
  const submit = async (event: Event) => {
    event.preventDefault();
    busy.value = true;
    fault.value = await props.enter();
    busy.value = false;
  };
  return (
    <main class="door" id="main">
      <div>
        <header class="form">
          <Mark />
          <h1 tabIndex={-1}>{props.title}</h1>
          <p class="soft">{props.lead}</p>
        </header>
        <form class="form" onSubmit={(event) => void submit(event)}>
          {props.children(fault.value)}
          <p id="fault" class="fault" role="alert">
            {fault.value}
          </p>
          <button type="submit" class="button first" disabled={busy.value}>
            {props.go}
          </button>
        </form>
      </div>
    </main>
  );
}
