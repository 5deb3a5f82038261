import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { encode } from 'uqr';
import { Sheet } from '../../controls/sheet.tsx';
import { post } from '../../store/api.ts';
import { faultWords } from '../../store/doing.ts';
import type { Role } from '../../store/session.ts';
import { whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.houseView;

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
}
interface Invitation {
  readonly secret: string;
  readonly expiresAt: string;
}

/** A QR code that another phone is held to: it comes in as this person, once, within minutes. */
export function InviteSheet({ person, onClose }: { person: Person; onClose: () => void }) {
  const invitation = useSignal<Invitation | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void post<Invitation>('/v1/invitations', { person: person.id }).then((answer) => {
      if (answer.ok) invitation.value = answer.value;
      else fault.value = faultWords(answer.problem);
    });
  }, [person.id]);
  const made = invitation.value;
  const address = made === undefined ? undefined : `${location.origin}/welcome#invitation=${made.secret}`;
  return (
    <Sheet title={said.inviteOf(person.name)} lead={said.inviteLead} onClose={onClose}>
      <div class="form">
        {fault.value !== undefined && <p class="fault">{fault.value}</p>}
        {address !== undefined && made !== undefined && (
          <>
            <Code text={address} />
            <p class="soft small">{said.inviteUntil(whenOf(made.expiresAt))}</p>
            <label class="field">
              <span>{said.address}</span>
              <input readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
            </label>
          </>
        )}
      </div>
    </Sheet>
  );
}

/** Always dark on light: readers expect it so (ISO/IEC 18004). */
function Code({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      class="code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={said.code}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
