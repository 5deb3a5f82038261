import type { Device, Permission, Person, Role, Speaker } from '../domain/index.ts';
import { PERMISSIONS } from '../domain/index.ts';
import type { AccessRule } from './access-config.ts';
import { type Cell, COLUMNS, type Column, columnOf, REFUSALS, TABLE } from './table.ts';

/** The hub itself: what it does for nobody in particular (acknowledging a reminder, mailing a notice). */
export const HUB = 'hub';
export type Asking = Speaker | typeof HUB;

/** Something to be done or read, as the table judges it. */
export interface AccessRequest {
  readonly permission: Permission;
  /** The things it touches, where the house may have rules for places. */
  readonly devices?: readonly Pick<Device, 'id' | 'name' | 'area'>[];
  /** Target temperatures in °C. */
  readonly temperatures?: readonly number[];
  /** Other people's things were asked for in so many words. */
  readonly explicit?: boolean;
  /** Whom a mail goes to: residents by their role; null is somebody who does not live here. */
  readonly recipients?: readonly (Role | null)[];
}

export type Verdict =
  | { readonly type: 'allowed' }
  /** Allowed after the yes of somebody who may. */
  | { readonly type: 'confirm' }
  | {
      readonly type: 'refused';
      /** For a person to read: "only an owner or an adult of this house may do that". */
      readonly because: string;
      /** The columns that may, for whom else to ask. */
      readonly needs: readonly Column[];
    };

export interface AuthorityOptions {
  readonly rules?: readonly AccessRule[];
  readonly people?: readonly Person[];
  /** What a guest may set, in °C. */
  readonly guestTemperature?: { readonly min: number; readonly max: number };
  /**
   * The speaker as it is now: its token may have ended or its person moved out since. Undefined when nothing is left of its proof.
   * Without this function a speaker stays what it was.
   */
  readonly current?: (speaker: Speaker) => Speaker | undefined;
}

const ALLOWED: Verdict = { type: 'allowed' };
const CONFIRM: Verdict = { type: 'confirm' };
const GUEST_TEMPERATURE = { min: 16, max: 24 };

/** The one place that knows who may do what: the table, and what the configuration changes of it. */
export class Authority {
  readonly #rules: readonly AccessRule[];
  readonly #people: readonly Person[];
  readonly #temperature: { readonly min: number; readonly max: number };
  readonly #current: (speaker: Speaker) => Speaker | undefined;

  constructor(options: AuthorityOptions = {}) {
    this.#rules = options.rules ?? [];
    this.#people = options.people ?? [];
    this.#temperature = options.guestTemperature ?? GUEST_TEMPERATURE;
    this.#current = options.current ?? ((speaker) => speaker);
  }

  /** Whether a rule names places, so that it matters which devices a request touches. */
  get namesPlaces(): boolean {
    return this.#rules.some(({ at }) => at !== undefined);
  }

  /** Who the speaker is now, undefined when its token or account has ended. */
  current(speaker: Speaker): Speaker | undefined {
    return this.#current(speaker);
  }

  /** Whether this speaker may do this. */
  may(asking: Asking, request: AccessRequest): Verdict {
    if (asking === HUB) return ALLOWED;
    const verdict = this.#judge(asking, request);
    if (asking.person === null || columnOf(asking) !== 'unknown' || verdict.type === 'refused')
      return verdict;
    // A device that speaks for somebody proves nothing, and does no more than they may themselves.
    const role = this.#people.find(({ id }) => id === asking.person)?.role ?? 'guest';
    const own = this.#judge({ ...asking, role }, request);
    return own.type === 'allowed' ? verdict : own;
  }

  #judge(asking: Speaker, request: AccessRequest): Verdict {
    const { devices = [] } = request;
    // Whoever is near can say it: an entrance asks for a PIN, or for the yes of a grown-up at another door.
    if (asking.proof === 'voice' && request.permission === 'open')
      return this.#refuse(request, 'a voice alone may not open that');
    const cells =
      devices.length === 0
        ? [this.#cell(asking, request.permission)]
        : devices.map((device) => this.#cell(asking, request.permission, device));
    if (cells.includes('no')) return this.#refuse(request);
    if (cells.includes('limited') && !this.#isWithinLimits(asking, request))
      return this.#refuse(request, this.#limitOf(request));
    return cells.includes('confirm') ? CONFIRM : ALLOWED;
  }

  /** The table as it stands here, for `hearth doctor --roles`; rules for places stand beside it. */
  rows(): readonly {
    readonly permission: Permission;
    readonly words: string;
    readonly cells: Record<Column, Cell>;
  }[] {
    return (Object.keys(TABLE) as Permission[]).map((permission) => ({
      permission,
      words: PERMISSIONS[permission],
      cells: Object.fromEntries(
        COLUMNS.map((column) => [column, this.#ruled(TABLE[permission][column], permission, [column])]),
      ) as Record<Column, Cell>,
    }));
  }

  /** The rules that a table of roles cannot show: of people and of places. */
  get rules(): readonly AccessRule[] {
    return this.#rules;
  }

  #cell(speaker: Speaker, permission: Permission, device?: Pick<Device, 'id' | 'name' | 'area'>): Cell {
    const column = columnOf(speaker);
    const who = speaker.person === null ? [column] : [column, speaker.person];
    return this.#ruled(TABLE[permission][column], permission, who, device);
  }

  #ruled(
    cell: Cell,
    permission: Permission,
    who: readonly string[],
    device?: Pick<Device, 'id' | 'name' | 'area'>,
  ): Cell {
    if (permission === 'internal') return cell;
    const rule = this.#rules.findLast(
      (one) =>
        (one.for === undefined ? !who.includes('owner') : one.for.some((name) => who.includes(name))) &&
        (one.what === undefined || one.what.includes(permission)) &&
        (one.at === undefined || (device !== undefined && one.at.some((place) => isAt(device, place)))),
    );
    if (rule === undefined) return cell;
    // No setting opens an entrance without a yes, and nobody unknown opens one at all: it could not prove a yes.
    if (permission === 'open' && rule.may !== 'no') return who.includes('unknown') ? cell : 'confirm';
    return rule.may;
  }

  #isWithinLimits(speaker: Speaker, request: AccessRequest): boolean {
    switch (request.permission) {
      case 'comfort': {
        const { min, max } = this.#temperature;
        return (request.temperatures ?? []).every((one) => one >= min && one <= max);
      }
      case 'mail': {
        const { recipients = [null] } = request;
        return speaker.role === 'child'
          ? recipients.every((role) => role === 'owner' || role === 'adult')
          : recipients.every((role) => role !== null);
      }
      case 'reminders':
        // What somebody who lives here has is not read with a visitor's token of theirs.
        return this.#people.find(({ id }) => id === speaker.person)?.role === 'guest';
      case 'others':
        return request.explicit === true;
      case 'orders':
        return (
          (request.devices ?? []).length > 0 &&
          request.devices?.every((device) => this.#isOwn(speaker, device)) === true
        );
      default:
        return false;
    }
  }

  /** "Mia's lamp", and whatever stands in "Mia's Room". */
  #isOwn(speaker: Speaker, { name, area }: Pick<Device, 'name' | 'area'>): boolean {
    const person = this.#people.find(({ id }) => id === speaker.person);
    if (person === undefined) return false;
    const names = [person.name, ...person.aliases].map((one) => one.toLowerCase());
    return [name, area ?? ''].some((one) =>
      names.some((mine) => one.toLowerCase().replace('’', "'").startsWith(`${mine}'s `)),
    );
  }

  #refuse({ permission }: AccessRequest, why?: string): Verdict {
    const needs = COLUMNS.filter((column) => {
      const cell = this.#ruled(TABLE[permission][column], permission, [column]);
      return cell === 'yes' || cell === 'confirm';
    });
    return { type: 'refused', because: why ?? REFUSALS[permission].replace('{}', whoMay(needs)), needs };
  }

  /** What somebody may who may not do this much of it; undefined where the refusal of the row says it. */
  #limitOf({ permission }: AccessRequest): string | undefined {
    const { min, max } = this.#temperature;
    return permission === 'comfort' ? `a guest may set ${min} to ${max} °C` : undefined;
  }
}

function whoMay(needs: readonly Column[]): string {
  if (needs.includes('guest')) return 'somebody whom the house knows';
  if (needs.includes('child')) return 'people of this house';
  if (needs.includes('adult')) return 'a grown-up of this house';
  return needs.includes('owner') ? 'the owner of this house' : 'nobody';
}

function isAt({ id, name, area }: Pick<Device, 'id' | 'name' | 'area'>, place: string): boolean {
  const wanted = place.toLowerCase();
  return [id, name, area ?? ''].some((one) => one.toLowerCase() === wanted);
}
