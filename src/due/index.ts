/**
 * due: what will be due. An item says what, when and by which rule, for whom and how it stands; single occurrences of a series
 * are moved or left out. Each occurrence rings once or is told as missed once, through kills, restarts and any jump of the
 * clock. The services alarm, reminders, timer and schedule stand on `DueService`.
 */
export * from './due-item.ts';
export * from './due-service.ts';
export * from './params.ts';
export * from './series-service.ts';
