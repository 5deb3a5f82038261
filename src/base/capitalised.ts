/** The text with its first letter large: what began inside a sentence begins one. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
