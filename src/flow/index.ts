/**
 * flow: the algebra of doing (document 003). Skills do one thing, runners say in which order, controllers build runners
 * from what they see, and one interpreter walks the tree, deciding what each step may see. Pure but for the skills it runs.
 */
export * from './types.ts';
