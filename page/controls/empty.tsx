import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../icons.tsx';

/** A view that has nothing to show says what would stand here, and how it comes. */
export function Empty(props: { icon: IconName; title: string; hint?: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <Icon name={props.icon} />
      <b>{props.title}</b>
      {props.hint !== undefined && <span>{props.hint}</span>}
      {props.children}
    </div>
  );
}
