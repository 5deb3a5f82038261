import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { pictureOf, type Taken } from '../../store/pictures.ts';
import type { Thing } from '../../store/things.ts';
import { whenOf } from '../../words/format.ts';
import { words } from '../../words/index.ts';

const said = words.thing;
const EVERY_MS = 10_000;

/** What a camera sent last; asked for anew as long as it is looked at. */
export function Picture({ thing }: { thing: Thing }) {
  const { id, name } = thing.device.value;
  const taken = useSignal<Taken | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const newest = await pictureOf(id);
      if (!isLeft && newest !== undefined) taken.value = newest;
    };
    void look();
    const timer = setInterval(look, EVERY_MS);
    return () => {
      isLeft = true;
      clearInterval(timer);
    };
  }, [id]);
  if (taken.value === undefined) return null;
  if (taken.value.type === 'none') return <p class="soft">{said.noPicture}</p>;
  const { address, at } = taken.value;
  const when = at === null ? said.pictureOld : said.pictureFrom(whenOf(at));
  return (
    <div>
      <img class="picture" src={address} alt={said.picture(name, when)} />
      <p class="soft small" aria-hidden="true">
        {when}
      </p>
    </div>
  );
}
