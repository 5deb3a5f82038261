import type { rolldown } from 'rolldown';

/** What dist/page holds, and what was compiled into it. */
export function buildPage(bundler: typeof rolldown): Promise<{
  readonly files: readonly { readonly fileName: string; readonly source: string | Buffer }[];
  readonly chunks: readonly { readonly modules: Readonly<Record<string, unknown>> }[];
}>;
