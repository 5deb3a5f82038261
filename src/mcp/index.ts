/**
 * mcp: the door for assistants that are programs (Model Context Protocol). It offers the house as tools, resources and prompts over Streamable
 * HTTP, to the token that asks and with no more than its role may; `hearth mcp` hands it on over standard input and output. What it needs
 * of the SDK is loaded when somebody first comes by it. No other room imports the SDK.
 */
export type { McpVisit } from './client.ts';
export { McpDoor, type McpDoorOptions } from './door.ts';
export type { Exchange, StdioOptions } from './stdio.ts';

/** Serves MCP on streams until the client closes them; `exchange` asks the hub. */
export async function serveStdio(options: import('./stdio.ts').StdioOptions): Promise<void> {
  const { StdioDoor } = await import('./stdio.ts');
  await new StdioDoor(options).served();
}
