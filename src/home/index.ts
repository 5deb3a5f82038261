/**
 * home: the house as known. Families of devices announce what they found, people give names and areas, and the registry
 * merges both, remembers what must last, and publishes the home on the bus, so that every program on it sees and commands
 * the same devices (docs/reference/topics.md).
 */
export * from './health-watch.ts';
export * from './home.ts';
export * from './home-command.ts';
export * from './home-keeper.ts';
export * from './home-options.ts';
export * from './home-publisher.ts';
