import { HearthError, type Logger, messageOf } from '../base/index.ts';
import type { Area, AreaChange, Device, DeviceChange, HomeRegister, JoiningNews } from '../domain/index.ts';
import type { Home } from './home.ts';
import { named, pairParts } from './pair-parts.ts';

/** What people change of the home, and what of it the families have to be told. */
export class HomeKeeper implements HomeRegister {
  readonly #home: Home;
  readonly #log: Logger;

  constructor(home: Home, log: Logger) {
    this.#home = home;
    this.#log = log;
  }

  change(id: string, change: DeviceChange): Device | undefined {
    const device = this.#home.change(id, change);
    if (typeof change.name === 'string') this.#tellFamily(id, change.name.trim());
    return device;
  }

  changeArea(name: string, change: AreaChange): Area {
    return this.#home.changeArea(name, change);
  }

  removeArea(name: string): void {
    this.#home.removeArea(name);
  }

  hidden(): readonly Device[] {
    return this.#home.hidden();
  }

  known(id: string): Device | undefined {
    return this.#home.device(id) ?? this.#home.announced(id);
  }

  replace(old: string, by: string): Device | undefined {
    const before = this.#known(old);
    const next = this.#known(by);
    const { name, aliases, area, groups } = this.#home.device(old) ?? before;
    // The old one makes room first, so that no two things ever have the name.
    this.#home.change(old, { name: null, aliases: null, area: null, groups: null });
    for (const part of this.#home.partsOf(before)) this.#home.change(part.id, { hidden: true });
    const parts = (device: Device) => named(device, this.#home.partsOf(device));
    this.#home.takeOver(pairParts(parts(before), parts(next)));
    return this.change(by, { name, aliases: [...aliases], area, groups: [...groups], hidden: false });
  }

  onNew(listener: (device: Device) => void): () => void {
    return this.#home.onNew(listener);
  }

  async join(seconds: number): Promise<readonly string[]> {
    const opened: string[] = [];
    for (const [name, family] of this.#home.families())
      if ((await family.join?.(seconds)) === true) opened.push(name);
    return opened;
  }

  onJoining(listener: (news: JoiningNews) => void): () => void {
    const ends = [...this.#home.families().values()].flatMap((family) => family.onJoining?.(listener) ?? []);
    return () => {
      for (const end of ends) end();
    };
  }

  async remove(id: string): Promise<void> {
    const { family } = this.#known(id);
    const remove = this.#home.families().get(family);
    if (remove?.remove === undefined)
      throw new HearthError('conflict', 'It cannot be taken out from here.', {
        hint: 'Hide it instead: PATCH /v1/devices/{id} with {"hidden": true}.',
      });
    await remove.remove(id);
  }

  #known(id: string): Device {
    const device = this.#home.announced(id);
    if (device !== undefined) return device;
    throw new HearthError('not-found', `There is no device "${id}".`, { hint: 'Try "hearth devices".' });
  }

  #tellFamily(id: string, name: string): void {
    const family = this.#home.families().get(this.#home.announced(id)?.family ?? '');
    family
      ?.rename?.(id, name)
      .catch((error) =>
        this.#log.warn('a device does not take its new name', { id, reason: messageOf(error) }),
      );
  }
}
