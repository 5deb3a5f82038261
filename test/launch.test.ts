import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** `dist/main.js` with a bundle of two small chunks in place of the hub. */
describe('what was compiled when Hearth was built', () => {
  let folder = '';
  const at = (name: string) => join(folder, name);
  const start = (env: Readonly<Record<string, string>> = {}) =>
    execFileSync(process.execPath, [at('main.js')], { env: { ...process.env, ...env }, encoding: 'utf8' });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hearth-launch-'));
    copyFileSync('dist/main.js', at('main.js'));
    writeFileSync(
      at('hearth.js'),
      `exports.main = () => console.log(require('./lamp.js').lamp, typeof require('node:fs').existsSync);`,
    );
    writeFileSync(at('lamp.js'), `exports.lamp = 'bright';`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('lies beside each chunk that a start loads', () => {
    const files = readdirSync('dist');
    const compiled = files.filter((name) => name.endsWith('.code')).map((name) => name.split(/[-.]/)[0]);
    expect(compiled).toEqual(expect.arrayContaining(['hearth', 'hub', 'understanding', 'aedes', 'fastify']));
  });

  it('is written only when that is asked for, and is what runs from then on', () => {
    expect(start()).toBe('bright function\n');
    expect(existsSync(at('lamp.js.code'))).toBe(false);
    expect(start({ CODE_CACHE: 'write' })).toBe('bright function\n');
    // V8 knows a text again by its length: sealed to another text, what is printed can come from the compiled code alone.
    const shaded = `exports.lamp = 'shaded';`;
    const code = readFileSync(at('lamp.js.code')).subarray(20);
    const seal = createHash('sha1').update(shaded).update(code).digest();
    writeFileSync(at('lamp.js'), shaded);
    writeFileSync(at('lamp.js.code'), Buffer.concat([seal, code]));
    expect(start()).toBe('bright function\n');
    expect(start({ CODE_CACHE: 'write' })).toBe('shaded function\n');
  });

  it('is for everybody to read, for the hub does not run as who built it, and is done without where it cannot be read', () => {
    writeFileSync(at('hearth.js'), `process.umask(0o077); ${readFileSync(at('hearth.js'), 'utf8')}`);
    start({ CODE_CACHE: 'write' });
    expect(statSync(at('lamp.js.code')).mode & 0o777).toBe(0o644);
    rmSync(at('lamp.js.code'));
    // A folder can be read as a file by nobody, not even by root.
    mkdirSync(at('lamp.js.code'));
    expect(start()).toBe('bright function\n');
  });

  it('is not run where a bit of it was lost, for V8 would not notice and end the process', () => {
    start({ CODE_CACHE: 'write' });
    const whole = readFileSync(at('lamp.js.code'));
    for (const lost of [30, whole.length >> 1, whole.length - 20]) {
      const broken = Buffer.from(whole);
      broken[lost]! ^= 0xff;
      writeFileSync(at('lamp.js.code'), broken);
      expect(start()).toBe('bright function\n');
    }
    writeFileSync(at('lamp.js.code'), whole.subarray(0, whole.length - 9));
    expect(start()).toBe('bright function\n');
  });

  it('is done without where it is damaged or of another V8', () => {
    start({ CODE_CACHE: 'write' });
    writeFileSync(at('lamp.js.code'), 'not what V8 made');
    expect(start()).toBe('bright function\n');
    writeFileSync(at('lamp.js'), `exports.lamp = 'dim';`);
    expect(start()).toBe('dim function\n');
  });

  it("hands Node's import() in, for the files of agents are ES modules", () => {
    writeFileSync(
      at('hearth.js'),
      `exports.main = (importFile) => importFile(__dirname + '/agent.mjs').then((one) => console.log(one.default));`,
    );
    writeFileSync(at('agent.mjs'), `export default 'butler';`);
    expect(start()).toBe('butler\n');
  });

  it('is preceded by a look at the Node that runs it, which is told when it is too old, and the service is not started anew', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    const needed = engines.node.replace('>=', '');
    const under = (node: string) =>
      spawnSync(
        process.execPath,
        [
          '-e',
          `Object.defineProperty(process.versions, 'node', { value: '${node}' }); require('${at('main.js')}')`,
        ],
        { encoding: 'utf8' },
      );
    expect(under('18.20.4')).toMatchObject({
      status: 2,
      stderr: `Hearth needs Node.js ${needed} or later; this is 18.20.4.\n`,
    });
    expect(under('20.18.1').status).toBe(2);
    expect(under(`${needed}.0`)).toMatchObject({ status: 0, stdout: 'bright function\n' });
  });
});
