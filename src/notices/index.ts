/**
 * notices: what the house says of itself when nobody has asked. What rings goes on until somebody hears it; by which door a notice
 * leaves is the switchboard's to decide (src/channels).
 */
export * from './rings.ts';
