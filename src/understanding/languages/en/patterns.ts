import { type LazyPattern, Patterns, type Rewording } from '../index.ts';

/** All patterns of English that are made when they are needed. */
export const PATTERNS = new Patterns();

export function lazily(source: string, flags = ''): LazyPattern {
  return PATTERNS.of(source, flags);
}

/** A rewording, which says nothing where nothing stands instead. */
export function rewording(say: RegExp | string, plain: Rewording['plain'] = ''): Rewording {
  return { say: lazily(typeof say === 'string' ? say : say.source, 'dgi'), plain };
}
