/**
 * Renders templates in a process of its own, which can be killed: arguments `[[template, message], …]` as JSON, and how often, once
 * when absent. Says for each on a line the least processor time in milliseconds and how it ended.
 */
import { compile } from '../../devices/home-assistant/template/index.ts';

const [, , pairs = '[]', rounds = '1'] = process.argv;
for (const [source, message] of JSON.parse(pairs) as [string, string][]) {
  let ms = Number.POSITIVE_INFINITY;
  let ended = '';
  for (let round = 0; round < Number(rounds); round++) {
    const before = process.cpuUsage();
    const compiled = compile(source);
    const rendered = compiled.ok ? compiled.template.read(message) : compiled;
    const { user, system } = process.cpuUsage(before);
    ms = Math.min(ms, (user + system) / 1000);
    ended = rendered.ok ? 'ok' : rendered.reason;
  }
  process.stdout.write(`${JSON.stringify({ ms, ended })}\n`);
}
process.exit(0);
