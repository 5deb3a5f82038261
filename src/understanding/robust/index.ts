/**
 * robust: the second reader, for sentences in which the strict one left something unread. It puts them into plainer words (other names,
 * slips, courtesies, reasons, feelings) and has the strict one read these, so that whatever denies, sets a condition or leaves out is heard
 * as ever. What it is sure of is a plan; what it only supposes is an offer.
 */
export { fulfilRobustly, offerChosen } from './answered.ts';
export { rehearse, understandRobustly } from './loosely.ts';
