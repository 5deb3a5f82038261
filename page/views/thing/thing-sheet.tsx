import { useSignal } from '@preact/signals';
import { faceOf } from '../../controls/faces.ts';
import { lazily } from '../../controls/lazily.tsx';
import { Sheet } from '../../controls/sheet.tsx';
import { Icon } from '../../icons.tsx';
import { may } from '../../store/session.ts';
import { isCamera, shownState, type Thing } from '../../store/things.ts';
import { whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';
import { COMMANDED, Lately } from '../lately.tsx';
import { Controls } from './controls.tsx';
import { Picture } from './picture.tsx';

const said = words.thing;

const ChangeSheet = lazily(async () => (await import('../house/change-sheet.tsx')).ChangeSheet, false);
const Past = lazily(async () => (await import('../past.tsx')).Past, false);

/** A thing, opened: all that a hand may do with it, and what was done lately. */
export function ThingSheet({ thing, onClose }: { thing: Thing; onClose: () => void }) {
  const { name, area, kind, capabilities, report } = thing.device.value;
  const face = faceOf(thing);
  const changing = useSignal(false);
  if (changing.value) return <ChangeSheet thing={thing} onClose={onClose} />;
  return (
    <Sheet title={name} {...(area !== null && { lead: area })} onClose={onClose}>
      <div class="form">
        {COMMANDED.has(kind) && <p class={`now ${face.tone}`}>{face.state}</p>}
        {isCamera(thing) && may('read') && <Picture thing={thing} />}
        <Controls thing={thing} state={shownState(thing)} />
        {capabilities.unseen !== undefined && <p class="soft small">{said.unseen}</p>}
        <Lately thing={thing} />
        <HowItWas thing={thing} />
        {may('act') && (
          <button
            type="button"
            class="button"
            onClick={() => {
              changing.value = true;
            }}
          >
            <Icon name="edit" />
            {words.changeView.open}
          </button>
        )}
        {report !== null && <p class="soft small">{said.saidAt(whenOf(report.at))}</p>}
      </div>
    </Sheet>
  );
}

/** Of what only tells something the curves are what one comes for. */
function HowItWas({ thing }: { thing: Thing }) {
  const { kind } = thing.device.peek();
  const open = useSignal(!COMMANDED.has(kind));
  // What is only listed has no state, and nothing of it to draw.
  if (!may('read') || kind === 'listed') return null;
  if (open.value) return <Past thing={thing} />;
  return (
    <button
      type="button"
      class="button"
      onClick={() => {
        open.value = true;
      }}
    >
      <Icon name="history" />
      {words.past.title}
    </button>
  );
}
