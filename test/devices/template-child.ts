/**
 * Renders templates in a process of its own, which can be killed: argument `[[template, message], …]` as JSON. Says for each
 * on a line the processor time in milliseconds and how it ended.
 */
import { compile } from '../../devices/home-assistant/template/index.ts';

for (const [source, message] of JSON.parse(process.argv[2] ?? '[]') as [string, string][]) {
  const before = process.cpuUsage();
  const compiled = compile(source);
  const rendered = compiled.ok ? compiled.template.read(message) : compiled;
  const { user, system } = process.cpuUsage(before);
  const ended = rendered.ok ? 'ok' : rendered.reason;
  process.stdout.write(`${JSON.stringify({ ms: (user + system) / 1000, ended })}\n`);
}
process.exit(0);
