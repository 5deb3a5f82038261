import { z } from 'zod';
import { NoticeKind } from './message.ts';

/** The doors that the house may speak at first: `http` and `websocket` are pages, prompts and `hearth chat`. */
export const NoticeDoor = z.enum(['websocket', 'http', 'voice', 'mqtt', 'push', 'email']);
export type NoticeDoor = z.infer<typeof NoticeDoor>;

const ClockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'no time of day such as 22:00')
  .describe('HH:MM on the clock of the home');

/** Every day from one time of the clock to another, over midnight where the second is the earlier one. */
export const QuietHours = z
  .strictObject({ from: ClockTime, to: ClockTime })
  .refine(({ from, to }) => from !== to, 'begins when it ends');
export type QuietHours = z.infer<typeof QuietHours>;

const Doors = z.array(NoticeDoor).min(1).max(NoticeDoor.options.length);

/** How the house reaches one person when it speaks first. */
export const NotifySettings = z.strictObject({
  doors: Doors.exactOptional().describe(
    'the doors it may use, the first that reaches the person first; any when absent, where it was asked for first',
  ),
  kinds: z
    .partialRecord(NoticeKind, Doors)
    .exactOptional()
    .describe('other doors for one kind: { reminder: [email] }'),
  quiet: QuietHours.nullable()
    .exactOptional()
    .describe('when only what is urgent is said; the rest in one go afterwards'),
  urgent: z
    .array(NoticeKind)
    .exactOptional()
    .describe('what breaks the quiet hours: alarm, timer and safety when absent'),
});
export type NotifySettings = z.infer<typeof NotifySettings>;

/** How it is for a person now. */
export interface NotifyView extends NotifySettings {
  /** Milliseconds since the epoch: until then only what is urgent is said; null when it is not quiet now. */
  readonly quietUntil: number | null;
}

/** What a person says of how they are to be reached; it stands above the configuration until they say otherwise. */
export type NotifyChange =
  | { readonly type: 'quiet-hours'; readonly quiet: QuietHours | null }
  /** Milliseconds since the epoch. */
  | { readonly type: 'quiet-until'; readonly until: number }
  /** Ends the quiet that is now, and no later one. */
  | { readonly type: 'speak-again' }
  | {
      readonly type: 'doors';
      readonly kind: NoticeKind | null;
      readonly doors: readonly NoticeDoor[] | null;
    };

/** How people are reached. */
export interface NotifyBoard {
  of(person: string): NotifyView;
  change(person: string, change: NotifyChange): NotifyView;
}
