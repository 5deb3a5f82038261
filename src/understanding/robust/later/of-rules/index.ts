/** of-rules: what is said of what comes again and again, or each time that something happens. */
export { inOneBreath } from './in-one-breath.ts';
