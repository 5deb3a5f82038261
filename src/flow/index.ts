/**
 * flow: the algebra of doing (document 003). Skills do one thing, runners say in which order, controllers build runners
 * from what they see, and one interpreter walks the tree, deciding what each step may see. The interpreter is a pure
 * function: tree and records in, next steps or ending out. Who runs the steps and keeps the records stands elsewhere
 * (agents); after a crash the same function over the same records goes on where it was.
 */
export * from './board.ts';
export * from './check.ts';
export * from './messages.ts';
export * from './path.ts';
export * from './perform.ts';
export * from './registry.ts';
export * from './types.ts';
export * from './view.ts';
export * from './visibility.ts';
export * from './walk.ts';
