import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../icons.tsx';
import { type State, type Thing, want } from '../../store/things.ts';
import { words } from '../../words/index.ts';

const said = words.thing;

/** Deeds side by side, as wide as each other. */
export function Buttons({ children }: { children: ComponentChildren }) {
  return <div class="deeds">{children}</div>;
}

/** What a hand does with a thing; `here` where it is so already. */
export function Deed(props: { icon: IconName; label: string; here: boolean; run: () => Promise<void> }) {
  return (
    <button type="button" class="deed" aria-pressed={props.here} onClick={() => void props.run()}>
      <Icon name={props.icon} />
      {props.label}
    </button>
  );
}

export function Round(props: { icon: IconName; label: string; run: () => Promise<void> }) {
  return (
    <button type="button" class="button round" aria-label={props.label} onClick={() => void props.run()}>
      <Icon name={props.icon} />
    </button>
  );
}

/** A deed that asks a thing for a state; `here` where it is so already. */
export interface Choice {
  readonly icon: IconName;
  readonly label: string;
  readonly here?: boolean;
  readonly state: State;
  readonly method: string;
  readonly params?: object;
}

export function Choices({ thing, choices }: { thing: Thing; choices: readonly Choice[] }) {
  return (
    <Buttons>
      {choices.map(({ icon, label, here = false, state, method, params }) => (
        <Deed
          key={label}
          icon={icon}
          label={label}
          here={here}
          run={() => want(thing, state, method, params)}
        />
      ))}
    </Buttons>
  );
}

/** What is only on or off. */
export function OnOff({ thing, state: { on } }: { thing: Thing; state: State }) {
  return (
    <Choices
      thing={thing}
      choices={[
        { icon: 'power', label: said.turnOn, here: on === true, state: { on: true }, method: 'turn_on' },
        { icon: 'power', label: said.turnOff, here: on === false, state: { on: false }, method: 'turn_off' },
      ]}
    />
  );
}
