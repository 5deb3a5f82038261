/**
 * The mark of the page, a house with a fire in it, as SVG and as PNG from the same shapes: drawn here by filling polygons, so that
 * the build needs no library with native parts. Shapes lie in a square of 24 by 24.
 */
import { crc32, deflateSync } from 'node:zlib';

const GROUND = '#b34a14';
const HOUSE = '#fff6ea';
const FIRE = '#b34a14';
const SIDE = 24;
const LINES = 4;
const CURVE_STEPS = 16;
/** Half of its width and height, in the middle: what a launcher may cut to a circle keeps the house whole. */
const SAFE = 0.78;
const CORNER = 5.5;

const ROOF = [
  [12, 4],
  [20.5, 11.2],
  [20.5, 20.5],
  [3.5, 20.5],
  [3.5, 11.2],
];
/** Where it begins, then cubic curves: two handles and an end each (SVG 2 section 9.3.6). */
const FLAME = [
  [12, 8.6],
  [
    [14.8, 11.2],
    [16.2, 13],
    [16.2, 15],
  ],
  [
    [16.2, 17.3],
    [14.3, 19],
    [12, 19],
  ],
  [
    [9.7, 19],
    [7.8, 17.3],
    [7.8, 15],
  ],
  [
    [7.8, 13.6],
    [8.6, 12.4],
    [9.7, 11.4],
  ],
  [
    [9.8, 12.5],
    [10.3, 13],
    [10.9, 13.2],
  ],
  [
    [10.6, 11.4],
    [11, 10],
    [12, 8.6],
  ],
];

/** @returns the icon of a tab: round corners, seen on any ground. */
export function iconSvg() {
  const [start, ...curves] = FLAME;
  const flame = `M${start.join(' ')}${curves.map((points) => `C${points.map((point) => point.join(' ')).join(' ')}`).join('')}z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="${CORNER}" fill="${GROUND}"/><path fill="${HOUSE}" d="M${ROOF.map((point) => point.join(' ')).join('L')}z"/><path fill="${FIRE}" d="${flame}"/></svg>\n`;
}

/**
 * @param size px of a side
 * @param maskable the ground to the edges and the house smaller, for launchers that cut their own shape
 */
export function iconPng(size, maskable) {
  const inner = (point) => (maskable ? point.map((value) => 12 + (value - 12) * SAFE) : point);
  const rows = Buffer.alloc(size * (1 + size * 4));
  const picture = { size, rows };
  paint(picture, rgb(GROUND), maskable ? () => [[0, SIDE]] : roundedSquare);
  paint(picture, rgb(HOUSE), polygon(ROOF.map(inner)));
  paint(picture, rgb(FIRE), polygon(flatten(FLAME).map(inner)));
  return png(size, rows);
}

/**
 * Lays a colour over what is there, as far as the shape covers each pixel: exactly across, by some lines down.
 * @param spansAt where the shape is at a height, from and to
 */
function paint({ size, rows }, color, spansAt) {
  const scale = size / SIDE;
  for (let y = 0; y < size; y++) {
    const covered = new Float64Array(size);
    for (let line = 0; line < LINES; line++)
      for (const [from, to] of spansAt((y + (line + 0.5) / LINES) / scale))
        cover(covered, from * scale, to * scale);
    for (let x = 0; x < size; x++) {
      const share = Math.min(1, covered[x] / LINES);
      if (share > 0) mix(rows, y * (1 + size * 4) + 1 + x * 4, color, share);
    }
  }
}

function cover(covered, from, to) {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(covered.length, to); x++)
    covered[x] += Math.min(to, x + 1) - Math.max(from, x);
}

function mix(rows, at, color, share) {
  const below = rows[at + 3] / 255;
  const alpha = share + below * (1 - share);
  for (let part = 0; part < 3; part++)
    rows[at + part] = Math.round((color[part] * share + rows[at + part] * below * (1 - share)) / alpha);
  rows[at + 3] = Math.round(alpha * 255);
}

function roundedSquare(y) {
  const dy = Math.max(CORNER - y, y - (SIDE - CORNER), 0);
  const inset = CORNER - Math.sqrt(CORNER ** 2 - dy ** 2);
  return [[inset, SIDE - inset]];
}

/** Between each second pair of edges, from the left. */
function polygon(points) {
  return (y) => {
    const crossed = points
      .map((to, index) => [points.at(index - 1), to])
      .filter(([[, y0], [, y1]]) => y0 > y !== y1 > y)
      .map(([[x0, y0], [x1, y1]]) => x0 + ((x1 - x0) * (y - y0)) / (y1 - y0))
      .sort((one, other) => one - other);
    return crossed.flatMap((from, index) => (index % 2 === 0 ? [[from, crossed[index + 1]]] : []));
  };
}

function flatten([start, ...curves]) {
  const points = [start];
  for (const [a, b, end] of curves) {
    const from = points.at(-1);
    for (let step = 1; step <= CURVE_STEPS; step++) {
      const t = step / CURVE_STEPS;
      const u = 1 - t;
      points.push(
        [0, 1].map(
          (axis) =>
            u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * end[axis],
        ),
      );
    }
  }
  return points;
}

function rgb(color) {
  return [1, 3, 5].map((from) => Number.parseInt(color.slice(from, from + 2), 16));
}

/** PNG (ISO/IEC 15948): eight bits of red, green, blue and alpha, rows unfiltered. */
function png(size, rows) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
