/**
 * languages/en: English. Tables of words and the grammars that need more than a table, put together in `english.ts`. The engine does not
 * know this room: it is handed `ENGLISH` by the door of `understanding`.
 */
export { ENGLISH } from './english.ts';
