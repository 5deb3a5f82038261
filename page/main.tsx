/** The page: shows what the browser kept of the house at once, then what the hub says. */
import { effect, untracked } from '@preact/signals';
import { render } from 'preact';
import { lazily } from './controls/lazily.tsx';
import { Shell } from './shell.tsx';
import { signedOut } from './store/api.ts';
import { recall } from './store/keep.ts';
import { known } from './store/known.ts';
import { goLive } from './store/live.ts';
import { place, startRouter } from './store/router.ts';
import { recognise, standing } from './store/session.ts';
import { SignIn } from './views/sign-in.tsx';
import { words } from './words/index.ts';

const Welcome = lazily(async () => (await import('./views/welcome.tsx')).Welcome);

function App() {
  if (place.value === 'welcome') return <Welcome />;
  switch (standing.value.type) {
    case 'in':
      return <Shell />;
    case 'out':
      return <SignIn />;
    case 'unknown':
      return null;
  }
}

const theme = recall<string>('theme');
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;

startRouter();

let live = false;
effect(() => {
  const isIn = standing.value.type === 'in';
  if (isIn && !live) untracked(goLive);
  live = isIn;
});
render(<App />, document.getElementById('app')!);
effect(() => {
  if (signedOut.value && standing.peek().type === 'in') standing.value = { type: 'out' };
});

if (known === undefined && !(await recognise()) && standing.value.type === 'unknown')
  standing.value = { type: 'out' };

if ('serviceWorker' in navigator && window.isSecureContext) {
  const { done: acknowledge, snooze } = words.notices;
  void navigator.serviceWorker.register(`/sw.js?${new URLSearchParams({ acknowledge, snooze })}`, {
    scope: '/',
  });
}
