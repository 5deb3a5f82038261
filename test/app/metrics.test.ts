import { describe, expect, it } from 'vitest';
import { HubOverHttp } from '../kit/house.ts';
import { startTestHub } from '../kit/hub.ts';

describe('H47 figures of a running hub', () => {
  it('tell how late the loop is, what was written, who is at the broker, what waits, and how much was not understood', async () => {
    const hub = await startTestHub();
    try {
      const http = new HubOverHttp(hub.url);
      for (const text of ['what time is it', 'frobnicate the flux capacitor']) await http.say(text);
      // The loop is looked at ten times a second, and how late it is can be told from the second look on; asking would begin anew.
      const looks = () => new Promise((resolve) => setTimeout(resolve, 250));
      await looks();
      const until = performance.now() + 300;
      while (performance.now() < until);
      await looks();
      const figures = async () => {
        const text = await (await http.ask('/metrics')).text();
        return (name: string) =>
          Number(new RegExp(`^${name.replaceAll(/[{}"=.]/g, '\\$&')} (.+)$`, 'm').exec(text)?.[1]);
      };
      const first = await figures();
      expect(first('hearth_event_loop_delay_seconds{quantile="1"}')).toBeGreaterThan(0.1);
      expect(first('hearth_event_loop_delay_seconds{quantile="1"}')).toBeLessThan(30);
      expect(first('hearth_not_understood_ratio')).toBe(0.5);
      expect(first('hearth_written_bytes_total')).toBeGreaterThanOrEqual(0);
      expect(first('hearth_broker_clients')).toBeGreaterThanOrEqual(1);
      expect(first('hearth_due_lateness_seconds')).toBe(0);
      expect(first('hearth_processes_open')).toBe(0);
      expect(first('hearth_mails_queued')).toBe(0);
    } finally {
      await hub.stop();
    }
  });
});
