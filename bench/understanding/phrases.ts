export { PHRASES } from '../../src/catalogue.ts';
