import { type StdioOptions, serveStdio as serve } from '../mcp/index.ts';

/** `hearth mcp`: until the client closes standard input. */
export async function serveStdio(options: StdioOptions): Promise<number> {
  await serve(options);
  return 0;
}
