/**
 * How far this Hearth knows each room's tables in the hub's memory (Store.migrate). A test starts a hub and holds the table to what it
 * finds there, so that a backup of a newer Hearth is refused by name before anything is moved.
 */
export const SCHEMA: Readonly<Record<string, number>> = {
  agents: 3,
  alarm: 3,
  assistant: 3,
  audit: 2,
  calendar: 2,
  calls: 2,
  due: 1,
  email: 1,
  grants: 1,
  home: 1,
  invitations: 1,
  list: 2,
  memory: 1,
  reminders: 4,
  remote: 1,
  scene: 1,
  schedule: 5,
  sessions: 1,
  timer: 2,
  tokens: 2,
  undo: 1,
};
