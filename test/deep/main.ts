/**
 * What the suite does a few times, done often: `npm run test:deep -- --kills 1000 --cuts 1000 --problems 20000 --runs 500 --clocks 500
 * --cluster 200 --image 1 --deb 1 --npm 1 --arm64 1 --seed 1`.
 *
 * - `--kills`: kill -9 of real child processes in three stories: at every boundary, inside every effect, and then wherever
 *   chance says. A ninth of them falls on the whole hub, whose lives are long, two on either side of a story that runs in
 *   another program, the rest on the core's three;
 * - `--cuts`: of the wire between the hub and its services, for up to a minute of the house's time, while something is created, started
 *   or sent; half of them on the hub's own broker, half on mosquitto where there is one; now and then the hub is killed as well;
 * - `--problems`: random planning problems against Dijkstra;
 * - `--zigbee2mqtt FOLDER`: a real zigbee2mqtt (`npm install zigbee2mqtt@2.14.1` there) with devices in memory in place of its radio, by `gen.cjs`
 *   and `simadapter.cjs` beside it: 25 models in its own words and by Home Assistant's discovery, every command looked for at the radio and in
 *   the home. Without the folder it is left out. Zigbee2MQTT is GPL-3.0: a neighbour of this test, never a part of Hearth.
 * - `--runs`: of every property of the core's tests, of what must not fall off a sentence, and of what comes from outside;
 * - `--clocks`: of the properties of what is due, over clocks that are set, sleep, stop and change with the seasons;
 * - `--mcp 1`: the official conformance suite of the Model Context Protocol, against the built hub; it is fetched from the registry of npm;
 * - `--lighthouse 1`: Lighthouse over the built page, at the door and signed in: performance 95 and accessibility 100 at least; fetched too;
 * - `--cluster`: founding sentences over three NATS servers, where they are installed, of which one after the other is killed, at every fifth, beside a second home;
 *   and the contract of the bus over them.
 * - `--image 1`, `--deb 1`, `--npm 1`, `--arm64 1`: the ways to install what `npm run build` built: the hub built out of the files that the
 *   Dockerfile copies and of no others, the image by buildah, the package for Debian over
 *   the memory of an earlier release, `npx`, and Node for arm64 under qemu. Each hub starts, does what is said, and stops. The first two need
 *   root and debootstrap, all of them the registry of npm; what stands in the place of the real is printed.
 *
 * - `--voice 1`: the real recogniser, which is installed into a temporary folder (95 MB from the registry of npm): the built hub hears the founding sentence and
 *   others, made on the spot by flite or espeak-ng, and does what was said.
 *
 * A part whose number is 0 is left out. The same seed kills at the same places and draws the same problems. Ends with 1
 * unless nothing was lost, doubled, invalid, dearer or failed.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CoreStory } from '../agents/core-story.ts';
import { cutSweep } from '../faults/cuts.ts';
import { FoundingStory } from '../faults/founding.ts';
import { RemoteStory } from '../faults/remote-story.ts';
import { mosquittoAvailable, startEmbeddedBroker } from '../kit/servers/broker.ts';
import { natsAvailable } from '../kit/servers/nats.ts';
import { clusterSweep } from './cluster.ts';
import { type KillRow, killSweep } from './kills.ts';
import { lighthouseSweep } from './lighthouse.ts';
import { mcpSweep } from './mcp.ts';
import { packageSweep } from './packages.ts';
import { plannerSweep } from './planner.ts';
import { CLOCKS, CORE, contractFailures, EDGES, propertySweep } from './properties.ts';
import { radioSweep, whyNoRadio } from './radio.ts';
import type { Story } from './story.ts';
import { voiceSweep } from './voice.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    cuts: { type: 'string', default: '100' },
    problems: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '200' },
    zigbee2mqtt: { type: 'string' },
    clocks: { type: 'string', default: '200' },
    cluster: { type: 'string', default: '20' },
    mcp: { type: 'string', default: '1' },
    lighthouse: { type: 'string', default: '1' },
    voice: { type: 'string', default: '1' },
    image: { type: 'string', default: '1' },
    arm64: { type: 'string', default: '1' },
    npm: { type: 'string', default: '1' },
    deb: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const { zigbee2mqtt, ...numbers } = values;
const { kills, cuts, problems, runs, clocks, cluster, mcp, lighthouse, voice, image, deb, npm, arm64, seed } =
  Object.fromEntries(Object.entries(numbers).map(([name, text]) => [name, whole(text)])) as Record<
    keyof typeof numbers,
    number
  >;
let harm = 0;
console.log(`seed ${seed}`);

if (kills > 0) {
  const rows = await killRows();
  console.table(rows);
  for (const { lost, doubled } of rows) harm += lost + doubled;
}
if (cuts > 0) {
  const brokers = mosquittoAvailable() ? (['own', 'mosquitto'] as const) : (['own'] as const);
  const rows = await Promise.all(
    brokers.map((broker, at) => cutSweep(broker, Math.ceil(cuts / brokers.length), chanceOf(seed + at))),
  );
  console.table(rows);
  for (const { lost, doubled } of rows) harm += lost + doubled;
}
if (cluster > 0) {
  if (natsAvailable()) {
    const failed = await contractFailures(process.cwd());
    console.log(
      failed === 0
        ? 'three NATS servers keep the contract of the bus'
        : `${failed} cases of the contract fail`,
    );
    harm += failed;
    const { faults, ...row } = await clusterSweep(cluster);
    console.table([row]);
    for (const fault of faults) console.error(`cluster: ${fault}`);
    harm += faults.length;
  } else console.log('no cluster: nats-server is not installed (apt install nats-server)');
}
if (mcp > 0) {
  const rows = await mcpSweep();
  if (typeof rows === 'string') console.log(`MCP is left out: ${rows}`);
  else {
    console.table(rows);
    for (const { surprises } of rows) harm += surprises;
  }
}
if (lighthouse > 0) {
  const rows = await lighthouseSweep();
  if (typeof rows === 'string') console.log(`Lighthouse is left out: ${rows}`);
  else {
    console.table(rows);
    for (const { faults } of rows) harm += faults;
  }
}
if (voice > 0) {
  const rows = await voiceSweep();
  if (typeof rows === 'string') console.log(`voice is left out: ${rows}`);
  else {
    console.table(rows);
    for (const { faults } of rows) harm += faults;
  }
}
if (problems > 0) {
  const row = plannerSweep(problems, seed);
  console.table([row]);
  harm += row.invalid + row.dearer + row.otherwise;
}
const sweeps = [
  { of: CORE, times: runs },
  { of: EDGES, times: runs },
  { of: CLOCKS, times: clocks },
].filter(({ times }) => times > 0);
for (const { of, times } of sweeps) {
  const row = await propertySweep(process.cwd(), of, times, seed);
  console.table([row]);
  harm += row.failures;
}
if (image + deb + npm + arm64 > 0) {
  const rows = await packageSweep({ image: image > 0, deb: deb > 0, npm: npm > 0, arm64: arm64 > 0 });
  console.table(rows);
  for (const { faults } of rows) harm += faults;
}
const noRadio = zigbee2mqtt === undefined ? 'no --zigbee2mqtt FOLDER' : whyNoRadio(zigbee2mqtt);
if (zigbee2mqtt === undefined || noRadio !== undefined) console.log(`zigbee2mqtt is left out: ${noRadio}`);
else
  for (const way of ['native', 'discovery'] as const) {
    const { faults, ...row } = await radioSweep(zigbee2mqtt, way);
    console.table([row]);
    for (const fault of faults) console.log(fault);
    harm += faults.length + (row.models - row.appeared);
  }
console.log(harm === 0 ? 'nothing lost, nothing doubled, nothing wrong' : `${harm} faults, told above`);
process.exit(harm === 0 ? 0 : 1);

async function killRows(): Promise<readonly KillRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hearth-deep-'));
  try {
    const program = await CoreStory.program();
    const { url } = await startEmbeddedBroker();
    const remote = { program: await RemoteStory.program(), folder, url };
    const stories: readonly (readonly [Story, share: number])[] = [
      [new FoundingStory(await FoundingStory.program()), 1 / 9],
      [new CoreStory('founding', program, folder), 1 / 9],
      [new CoreStory('nested', program, folder), 3 / 9],
      [new CoreStory('goal', program, folder), 2 / 9],
      [new RemoteStory('nested', 'host', remote), 1 / 9],
      [new RemoteStory('nested', 'caller', remote), 1 / 9],
    ];
    const chance = chanceOf(seed);
    const rows: KillRow[] = [];
    for (const [story, share] of stories) {
      const row = await killSweep(story, Math.ceil(kills * share), chance);
      console.log(`${story.name}: ${row.kills} kills in ${row.seconds} s`);
      rows.push(row);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function whole(text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 0) return number;
  console.error(`${text} is not a whole number from 0`);
  process.exit(2);
}

/** Whole numbers below a limit, the same for the same seed (a linear congruential generator; chance enough for places to die). */
function chanceOf(from: number): (below: number) => number {
  let state = from >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
