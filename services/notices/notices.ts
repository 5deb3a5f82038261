import { capitalised, durationMs, HearthError, sayLength } from '../../src/base/index.ts';
import type { Call, ServiceContext } from '../../src/bus/index.ts';
import type { RingBoard, Ringing } from '../../src/domain/index.ts';
import { Reaching } from './reaching.ts';
import { type TellParams, type TellParts, tellPeople } from './telling.ts';
import { Told } from './told.ts';
import { ToldStore } from './told-store.ts';

const SNOOZE = 'PT9M';

export interface WhichRing {
  readonly firing?: string | undefined;
  readonly conversation?: string | undefined;
}

/** What rings in this house, as one may hear and settle it. */
export class Notices {
  readonly #rings: RingBoard;
  readonly #telling: TellParts;
  /** What people had told to each other. */
  readonly told: Told;
  /** How people are reached, and when they want quiet. */
  readonly reaching: Reaching;

  constructor({ hub, people, clock, place, store }: ServiceContext) {
    if (hub === undefined) throw new HearthError('config-invalid', 'Only the hub itself knows what rings.');
    this.#rings = hub.rings;
    const { timezone } = place;
    this.#telling = { hub, people, clock, timezone };
    this.told = new Told({ rows: new ToldStore(store), people, clock, timezone });
    this.reaching = new Reaching({ notify: hub.notify, clock, timezone });
  }

  async tell(params: TellParams, call: Pick<Call, 'asking' | 'key'>) {
    const said = await tellPeople(params, call, this.#telling);
    this.told.keep(params, said, call);
    return said;
  }

  ringing(which: WhichRing, call: Pick<Call, 'asking'>) {
    const rings = this.#meant(which, call).filter(({ rings }) => rings);
    const said = rings.map(callOf);
    return {
      rings: [...rings],
      summary: said.length === 0 ? 'Nothing is ringing' : `${said.join(' and ')} rings`,
    };
  }

  async acknowledge(which: WhichRing, call: Pick<Call, 'asking'>) {
    const rings = await this.#rings.acknowledge(this.#some(which, call));
    return {
      rings: [...rings],
      summary: summed(rings, ({ service }) => (service === 'reminders' ? 'done' : 'off')),
    };
  }

  async snooze(
    { for: length = SNOOZE, ...which }: WhichRing & { readonly for?: string | undefined },
    call: Pick<Call, 'asking'>,
  ) {
    const ms = durationMs(length) ?? 0;
    if (ms <= 0)
      throw new HearthError('invalid-params', 'That is no length to wait.', {
        faults: [{ path: '/for', message: 'must be longer than nothing', hint: 'For example PT5M.' }],
      });
    const rings = await this.#rings.snooze(this.#some(which, call), length);
    const what = rings.some(({ rings }) => rings) ? 'ring' : 'say it';
    return {
      rings: [...rings],
      summary: rings.length === 0 ? NOTHING : `I’ll ${what} again in ${sayLength(ms)}`,
    };
  }

  /** What rings, else what was said last. */
  #some(which: WhichRing, call: Pick<Call, 'asking'>): readonly Ringing[] {
    const meant = this.#meant(which, call);
    const ringing = meant.filter(({ rings }) => rings);
    return which.firing !== undefined ? meant : ringing.length > 0 ? ringing : meant.slice(0, 1);
  }

  #meant({ firing, conversation }: WhichRing, { asking }: Pick<Call, 'asking'>): readonly Ringing[] {
    const heard = this.#rings.ringing({ speaker: asking, conversation: conversation ?? null });
    return firing === undefined ? heard : heard.filter((ring) => ring.firing === firing);
  }
}

const NOTHING = 'Nothing is ringing';

/** "the pasta timer", "the alarm", "the reminder to call Sam". */
function callOf({ service, name }: Ringing): string {
  if (service === 'reminders') return `the reminder “${name ?? ''}”`;
  return name === null ? `the ${service}` : `the ${name} ${service}`;
}

function summed(rings: readonly Ringing[], how: (ring: Ringing) => string): string {
  if (rings.length === 0) return NOTHING;
  const said = rings.map((ring) => `${callOf(ring)} is ${how(ring)}`);
  return capitalised(said.join(', and '));
}
