/** asked-in-talk: half a question, which asks of what the turns before made, moved or told. */
export { askedInTalk } from './asked-in-talk.ts';
