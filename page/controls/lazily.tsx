import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { words } from '../words/index.ts';

/** A view whose code is fetched when it is opened first. */
export function lazily(load: () => Promise<ComponentType>): ComponentType {
  let Loaded: ComponentType | undefined;
  return function Lazy() {
    const failed = useSignal(false);
    const loaded = useSignal(Loaded !== undefined);
    useEffect(() => {
      if (Loaded !== undefined) return;
      load().then(
        (view) => {
          Loaded = view;
          loaded.value = true;
        },
        () => {
          failed.value = true;
        },
      );
    }, []);
    if (loaded.value && Loaded !== undefined) return <Loaded />;
    return (
      <main id="main">
        <p class="soft" role="status">
          {failed.value ? words.off.lost : words.loading}
        </p>
      </main>
    );
  };
}
