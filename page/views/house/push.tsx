import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, get, post } from '../../store/api.ts';
import { faultWords, tell } from '../../store/doing.ts';
import { forget, keep, recall } from '../../store/keep.ts';
import { words } from '../../words/index.ts';

const said = words.houseView;

/** Browsers give an address for notices only to pages from https or localhost, and some only to installed ones. */
const ABLE = 'serviceWorker' in navigator && 'PushManager' in window && window.isSecureContext;

/** Whether the house may say something here while no page is open. */
export function Push() {
  const on = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    if (!ABLE) return;
    void subscription().then((found) => {
      on.value = found !== null;
    });
  }, []);
  if (on.value === undefined) return null;
  const turn = async () => {
    if (on.value) await turnOff();
    else await turnOn();
    on.value = (await subscription()) !== null;
  };
  return (
    <section class="room">
      <header>
        <h2>{said.push}</h2>
      </header>
      <p class="soft">{said.pushLead}</p>
      <p class="row">
        <button type="button" class="button" aria-pressed={on.value} onClick={() => void turn()}>
          {on.value ? said.pushOff : said.pushOn}
        </button>
      </p>
    </section>
  );
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') {
    tell(said.pushDenied, true);
    return;
  }
  const key = await get<{ publicKey: string }>('/v1/push');
  if (!key.ok) {
    tell(faultWords(key.problem), true);
    return;
  }
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const made = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key.value.publicKey,
    });
    const answer = await post<{ id: string }>('/v1/push', made.toJSON());
    if (answer.ok) {
      keep('push', answer.value.id);
      return;
    }
    tell(faultWords(answer.problem), true);
    await made.unsubscribe();
  } catch {
    tell(said.pushFailed, true);
  }
}

async function turnOff(): Promise<void> {
  const id = recall<string>('push');
  if (id !== undefined) await ask('DELETE', `/v1/push/${id}`);
  forget('push');
  await (await subscription())?.unsubscribe();
}
