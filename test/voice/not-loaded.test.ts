import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeWav } from '../../src/voice/index.ts';
import { OWNER_TOKEN } from '../kit/hub.ts';
import { tone } from '../kit/voice.ts';

/** Writes down, when the process ends, which files it read and what it asked Node for. */
const NOTES = `
const fs = require('node:fs');
const { Module, syncBuiltinESMExports } = require('node:module');
const loaded = [];
const { readFileSync } = fs;
fs.readFileSync = (file, ...more) => (loaded.push(String(file)), readFileSync(file, ...more));
syncBuiltinESMExports();
const load = Module._load;
Module._load = function (id, ...more) {
  loaded.push(id);
  return load.call(this, id, ...more);
};
process.on('exit', () => fs.writeFileSync(process.env.LOADED, loaded.join('\\n')));
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hearth-not-loaded-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('H36 a hub that is not to hear loads nothing that recognises, nor what that rests on, though it is asked to hear', async () => {
  const at = (name: string) => join(folder, name);
  writeFileSync(at('notes.cjs'), NOTES);
  writeFileSync(at('hearth.yaml'), 'voice: off\n');
  const hub = spawn(
    process.execPath,
    [
      '--require',
      at('notes.cjs'),
      'dist/main.js',
      'up',
      '--json',
      '--data',
      at('data'),
      '--config',
      at('hearth.yaml'),
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env['PATH'],
        LOADED: at('loaded'),
        HEARTH_HTTP_HOST: '127.0.0.1',
        HEARTH_HTTP_PORT: '0',
        HEARTH_BUS_PORT: '0',
        HEARTH_LOG_LEVEL: 'error',
        HEARTH_OWNER_TOKEN: OWNER_TOKEN,
      },
    },
  );
  try {
    const [line] = (await once(hub.stdout, 'data')) as [Buffer];
    const { url } = JSON.parse(line.toString()) as { url: string };
    const heard = await fetch(`${url}/v1/voice`, {
      method: 'POST',
      headers: { authorization: `Bearer ${OWNER_TOKEN}`, 'content-type': 'audio/wav' },
      body: Uint8Array.from(writeWav(tone(400, 0.5))),
    });
    expect(heard.ok).toBe(false);
    hub.kill('SIGTERM');
    await once(hub, 'exit');
  } finally {
    hub.kill('SIGKILL');
  }
  const loaded = readFileSync(at('loaded'), 'utf8')
    .split('\n')
    .map((file) => basename(file));
  expect(loaded.some((name) => /^hub-.*\.js$/.test(name))).toBe(true);
  // Chunks of the bundle: the recogniser, its process, and what starts others.
  const isOfHearing = (name: string) => /^(?:moonshine|process|child-process)-.*\.js$/.test(name);
  expect(readdirSync('dist').filter((name) => name.startsWith('moonshine-')).length).toBeGreaterThan(0);
  const others = new Set(['onnxruntime-node', 'onnxruntime-common', 'llama-tokenizer-js']);
  expect(loaded.filter((name) => isOfHearing(name) || others.has(name))).toEqual([]);
});
