import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../words/index.ts';

/** A view, or a part of one, whose code is fetched when it is opened first. `whole` says which: a view stands by itself. */
export function lazily<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  whole = true,
): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const failed = useSignal(false);
    const loaded = useSignal(Loaded !== undefined);
    useEffect(() => {
      if (Loaded !== undefined) return;
      load().then(
        (part) => {
          Loaded = part;
          loaded.value = true;
        },
        () => {
          failed.value = true;
        },
      );
    }, []);
    if (loaded.value && Loaded !== undefined) return <Loaded {...props} />;
    const wait = (
      <p class="soft" role="status">
        {failed.value ? words.off.lost : words.loading}
      </p>
    );
    return whole ? <Page>{wait}</Page> : wait;
  };
}

function Page({ children }: { children: ComponentChildren }) {
  return <main id="main">{children}</main>;
}
