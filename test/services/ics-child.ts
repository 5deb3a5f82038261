/** Reads an iCalendar text in a process of its own, which can be killed; says on a line what was left out. */
import { fromIcs } from '../../services/calendar/ics-import.ts';

const options = { zone: 'Europe/London', now: Date.parse('2026-01-01T00:00:00Z'), calendar: 'c' };
const { events, skipped } = await fromIcs(process.argv[2] ?? '', options);
process.stdout.write(`${JSON.stringify({ events: events.length, skipped })}\n`);
process.exit(0);
