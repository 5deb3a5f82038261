/** of-timer: what is said of a timer that was started just now, and timers that end at an hour. */
export { ofTimer } from './of-timer.ts';
export { timerUntil } from './timer-until.ts';
