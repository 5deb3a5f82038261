import type { Runner } from '../flow/index.ts';

/** Prints a tree as a Mermaid flowchart, for docs and for the dashboard (D04). */
export function toMermaid(runner: Runner): string {
  const chart = new Chart();
  const { first, last } = chart.draw(runner);
  return [
    'flowchart LR',
    '  start((start))',
    ...chart.lines,
    ...chart.link(['start'], first),
    ...chart.end(last),
  ].join('\n');
}

/** Nodes by which a part is entered, and those by which it is left. Empty: the part is passed through. */
interface Ends {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

class Chart {
  readonly lines: string[] = [];
  #count = 0;

  draw(runner: Runner): Ends {
    switch (runner.r) {
      case 'skill':
        return this.#node(`["${runner.skill}"]`);
      case 'agent':
        return this.#node(`[["${runner.agent}"]]`);
      case 'control':
        return this.#node(`{{"${runner.controller}"}}`);
      case 'seq':
        return this.#sequence(runner.of);
      case 'par': {
        const branches = this.#group('par', () => runner.of.map((child) => this.draw(child)));
        return {
          first: branches.flatMap((branch) => branch.first),
          last: branches.flatMap((branch) => branch.last),
        };
      }
      case 'each':
        return this.#group('each', () => this.draw(runner.body));
      case 'if': {
        const [when] = this.#node(`{"${runner.when}?"}`).first as [string];
        const then = this.draw(runner.then);
        this.lines.push(...this.link([when], then.first, 'yes'));
        if (runner.else === undefined) return { first: [when], last: [...then.last, when] };
        const otherwise = this.draw(runner.else);
        this.lines.push(...this.link([when], otherwise.first, 'no'));
        return { first: [when], last: [...then.last, ...otherwise.last] };
      }
      case 'while':
      case 'doWhile':
        return this.#group(`${runner.r}, at most ${runner.max}`, () => {
          const [when] = this.#node(`{"${runner.when}?"}`).first as [string];
          const body = this.draw(runner.body);
          this.lines.push(...this.link([when], body.first, 'yes'), ...this.link(body.last, [when]));
          return { first: runner.r === 'while' ? [when] : body.first, last: [when] };
        });
    }
  }

  link(from: readonly string[], to: readonly string[], label?: string): readonly string[] {
    const arrow = label === undefined ? '-->' : `-->|${label}|`;
    return from.flatMap((a) => to.map((b) => `  ${a} ${arrow} ${b}`));
  }

  end(last: readonly string[]): readonly string[] {
    return ['  done((done))', ...this.link(last.length === 0 ? ['start'] : last, ['done'])];
  }

  #sequence(of: readonly Runner[]): Ends {
    let whole: Ends = { first: [], last: [] };
    for (const child of of) {
      const part = this.draw(child);
      if (part.first.length === 0) continue;
      this.lines.push(...this.link(whole.last, part.first));
      whole = { first: whole.first.length === 0 ? part.first : whole.first, last: part.last };
    }
    return whole;
  }

  #node(shape: string): Ends {
    const id = `n${this.#count++}`;
    this.lines.push(`  ${id}${shape}`);
    return { first: [id], last: [id] };
  }

  #group<T>(title: string, draw: () => T): T {
    this.lines.push(`  subgraph g${this.#count++} ["${title}"]`);
    const drawn = draw();
    this.lines.push('  end');
    return drawn;
  }
}
