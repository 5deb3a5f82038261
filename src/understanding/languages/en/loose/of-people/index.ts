/** of-people: what people of the house are told by others, and what is put right of it. */
export { messageAnew } from './message-anew.ts';
export { TOLD_TO_FIRST as OF_PEOPLE_FIRST } from './told-to.ts';
