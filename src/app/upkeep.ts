import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { defined, HearthError, messageOf, systemClock } from '../base/index.ts';
import { brokerUrls } from '../bus/index.ts';
import { checkOwnerSecret } from '../channels/index.ts';
import type { DoctorOptions } from '../cli/index.ts';
import { type Config, readSettings } from '../config/index.ts';
import { MemoryMark, NODE_VERSION, Store, sqliteVersion } from '../store/index.ts';
import { anonymousFindings } from './findings/anonymous.ts';
import { askHub, hubHere } from './findings/ask-hub.ts';
import { backupFindings } from './findings/backups.ts';
import { budgetFindings } from './findings/budget.ts';
import { clockFindings } from './findings/clock.ts';
import { deviceFindings } from './findings/devices.ts';
import { diskFindings } from './findings/disk.ts';
import { goalFindings } from './findings/goal.ts';
import { type Finding, modelFindings } from './findings/model.ts';
import { modeFindings, tlsFindings } from './findings/security.ts';
import { voiceFindings } from './findings/voice.ts';
import { BROKER_DATABASE, HUB_DATABASE } from './hub/options.ts';

export interface UpkeepWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  readonly stdout: { write(text: string): unknown };
}

/** Looks for what keeps a hub from working, and says what to do about each finding. */
export async function doctor(options: DoctorOptions, world: UpkeepWorld): Promise<number> {
  const runs = `this is Hearth ${options.version} on Node ${NODE_VERSION} with SQLite ${sqliteVersion()}`;
  const findings: Finding[] = [{ what: runs, ok: true }];
  let config: Config | undefined;
  try {
    const settings = readSettings({ ...options, ...world });
    config = settings.config;
    findings.push({ what: 'the configuration is sound', ok: true });
    for (const remark of settings.remarks) findings.push({ what: remark, ok: true });
    checkOwnerSecret(world.env['HEARTH_OWNER_TOKEN']);
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    const faults = error.faults.map(({ path, message, hint }) => ({ message: `${path}: ${message}`, hint }));
    for (const { message, hint } of faults.length > 0 ? faults : [error])
      findings.push({ what: message, ok: false, ...defined({ hint }) });
  }
  if (config !== undefined) {
    findings.push(...clockFindings(systemClock.now()), ...modeFindings(config), ...diskFindings(config));
    findings.push(...memoryFindings(config), ...brokerMemoryFindings(config));
    findings.push(...backupFindings(config, systemClock.now()));
    findings.push(...tlsFindings(config, systemClock.now()), ...(await networkFindings(config)));
    findings.push(...(await modelFindings(config, systemClock)));
  }
  const ok = findings.every((finding) => finding.ok);
  const text = findings
    .map(
      (finding) =>
        `${finding.ok ? '✓' : '✗'} ${finding.what}${finding.hint === undefined ? '' : `\n    ${finding.hint}`}`,
    )
    .join('\n');
  tell(world, options.json, { ok, findings }, text);
  return ok ? 0 : 1;
}

/** It is set aside by the next start, and nothing of it has to be restored. */
function brokerMemoryFindings(config: Config): Finding[] {
  const path = join(config.data, BROKER_DATABASE);
  if (config.bus.url !== undefined || !existsSync(path)) return [];
  const fault = faultOf(path);
  return fault === undefined
    ? []
    : [
        {
          what: `the memory of the broker in ${path} is damaged: ${fault}`,
          ok: false,
          hint: 'Start the hub again: it sets the file aside and asks devices and services anew.',
        },
      ];
}

function faultOf(path: string): string | undefined {
  try {
    const store = new Store({ path });
    const [fault] = store.check();
    store.close();
    return fault;
  } catch (error) {
    return messageOf(error);
  }
}

function memoryFindings(config: Config): Finding[] {
  const path = join(config.data, HUB_DATABASE);
  try {
    new MemoryMark(path).expect();
  } catch (error) {
    if (!(error instanceof HearthError)) throw error;
    return [{ what: error.message, ok: false, ...defined({ hint: error.hint }) }];
  }
  if (!existsSync(path))
    return [{ what: `no memory yet in ${config.data}: the first start makes it`, ok: true }];
  try {
    const store = new Store({ path });
    const faults = store.check();
    const { steps } = store;
    store.close();
    return faults.length === 0
      ? [{ what: `the memory in ${path} is sound, its tables are at step ${steps}`, ok: true }]
      : [
          {
            what: `the memory in ${path} is damaged: ${faults[0]}`,
            ok: false,
            hint: 'Restore the last backup with "hearth restore FILE".',
          },
        ];
  } catch (error) {
    return [
      {
        what: messageOf(error),
        ok: false,
        ...(error instanceof HearthError && defined({ hint: error.hint })),
      },
    ];
  }
}

async function networkFindings(config: Config): Promise<Finding[]> {
  const findings: Finding[] = [];
  const hub = hubHere(config);
  const answers = config.http.port !== 0 && (await askHub('/healthz', hub)) !== undefined;
  findings.push({
    what: answers ? `a hub answers on port ${config.http.port}` : `no hub runs on port ${config.http.port}`,
    ok: true,
  });
  if (answers)
    findings.push(
      ...(await deviceFindings(hub)),
      ...(await goalFindings(config, hub)),
      ...(await budgetFindings(hub)),
      ...(await voiceFindings(hub)),
    );
  if (config.bus.url !== undefined) {
    for (const url of brokerUrls(config.bus.url)) {
      const { hostname, port, protocol } = new URL(url);
      const tcp = Number(port || (protocol === 'mqtts:' ? 8883 : 1883));
      const missing = {
        what: `the broker ${hostname}:${tcp} does not answer`,
        hint: 'Is it running, and is bus.url right?',
      };
      findings.push(await reachFinding(`the broker ${hostname}`, hostname, tcp, missing));
    }
    findings.push(...(await anonymousFindings(config)));
  }
  const smtp = config.email.smtp as
    | { readonly host: string; readonly port?: number; readonly secure?: boolean }
    | undefined;
  if (smtp === undefined)
    findings.push({ what: 'no mail server is configured: mails stay in the local mailbox', ok: true });
  else {
    const port = smtp.port ?? (smtp.secure === true ? 465 : 587);
    const missing = {
      what: `the mail server ${smtp.host}:${port} does not answer`,
      hint: 'Is email.smtp right? Mails wait in the outbox meanwhile.',
    };
    findings.push(await reachFinding(`the mail server ${smtp.host}`, smtp.host, port, missing));
  }
  return findings;
}

async function reachFinding(
  name: string,
  host: string,
  port: number,
  missing: Pick<Finding, 'what' | 'hint'>,
): Promise<Finding> {
  const reached = await reaches(host, port);
  return reached ? { what: `${name} takes connections`, ok: true } : { ...missing, ok: false };
}

function reaches(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 3_000 });
    const end = (reached: boolean) => {
      socket.destroy();
      done(reached);
    };
    socket
      .once('connect', () => end(true))
      .once('timeout', () => end(false))
      .once('error', () => end(false));
  });
}

export function tell(world: UpkeepWorld, json: boolean, value: object, text: string): void {
  world.stdout.write(`${json ? JSON.stringify(value) : text}\n`);
}
