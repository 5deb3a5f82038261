import { en } from './en/index.ts';

/** What a language of the page must say. English is the one that is whole by definition. */
export type Words = typeof en;

const LANGUAGES: Readonly<Record<string, Words>> = { en };

/** The first language that the browser asks for and the page has. */
export const words: Words =
  navigator.languages.map((tag) => LANGUAGES[tag.split('-')[0]!]).find((found) => found !== undefined) ?? en;
/** How times and numbers are written: as the browser asks, in the language that the page speaks. */
export const locale =
  navigator.languages.find((tag) => LANGUAGES[tag.split('-')[0]!] !== undefined) ?? 'en-GB';
