/**
 * domain: the shared nouns, as data. A message comes in, is read into a plan of groups of actions, each action calls a
 * method of a service that a manifest describes, devices report their state, and a turn tells what became of it all.
 * Schemas first, types from them; what lives here besides says a noun in words.
 */
export * from './action.ts';
export * from './announced-agent.ts';
export * from './daytime.ts';
export * from './device.ts';
export * from './device-health.ts';
export * from './doorway.ts';
export * from './duration.ts';
export * from './goal.ts';
export * from './happening.ts';
export * from './home.ts';
export * from './hub-side.ts';
export * from './manifest.ts';
export * from './message.ts';
export * from './notify.ts';
export * from './operator.ts';
export * from './permission.ts';
export * from './person-called.ts';
export * from './phrases.ts';
export * from './picture.ts';
export * from './presses.ts';
export * from './register.ts';
export * from './ringing.ts';
export * from './speaker.ts';
export * from './target.ts';
export * from './taught.ts';
export * from './thing-names.ts';
export * from './turn.ts';
export * from './undo.ts';
export * from './words.ts';
