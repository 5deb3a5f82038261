/**
 * notices: what the house says of itself when nobody has asked. What rings goes on until somebody hears it; how each person wants to be
 * reached, and when they want quiet, is kept here. By which door a notice leaves is the switchboard's to decide (src/channels).
 */
export { Preferences } from './preferences.ts';
export { quietUntil } from './quiet.ts';
export * from './rings.ts';
