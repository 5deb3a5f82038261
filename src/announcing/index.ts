/**
 * announcing: the house as others on the broker may see it. What Hearth knows at first hand (things in their own dialects, scenes, who is
 * home, what comes next) is announced in Home Assistant's MQTT discovery, where the configuration says so (`announce`), so that Home
 * Assistant, openHAB and other hubs show it and command what harms nobody. What came in by discovery is not announced again.
 */
export * from './announcer.ts';
export * from './config.ts';
