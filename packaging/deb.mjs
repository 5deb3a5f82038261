/**
 * Makes a package for Debian and its kin of what "npm run build" built: `node packaging/deb.mjs [FOLDER]` writes hearth_VERSION_ARCH.deb
 * there (./release when absent) and prints its path. Needs dpkg-deb. The hub lies in /opt/hearth, its memory in /var/lib/hearth, and a
 * service runs it as the user hearth. Removing the package keeps the memory; so does purging it, unless HEARTH_PURGE=1 is set.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const { version, description } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const ARCHITECTURES = { x64: 'amd64', arm64: 'arm64', arm: 'armhf' };
/** Of the addon what runs: its code and its binary. */
const ADDONS = ['better-sqlite3', 'better-sqlite3-napi', 'bindings', 'file-uri-to-path'];
const BENCHES = join(ROOT, 'dist/bench');
const LEFT_OUT = /\/(?:deps|src|docs|test|obj\.target|\.deps)(?:\/|$)/;

/**
 * npm installs the SQLite that the Node of the build can run (docs/decisions/0013): the package wants a Node of that kind. It names no upper end:
 * apt takes each of two bounds by itself, and installed the Node 18 of Debian 12 because it is below 21.
 */
const NODES = {
  'better-sqlite3-napi': 'nodejs (>= 22)',
  'better-sqlite3': 'nodejs (>= 20.19)',
};

const CONTROL = (architecture, nodes) => `Package: hearth
Version: ${version}
Architecture: ${architecture}
Maintainer: The maintainers of Hearth <maintainers@localhost>
Depends: adduser
Recommends: ${nodes}
Section: misc
Priority: optional
Description: ${description}
`;
/** DPKG_ROOT is another root that is filled from outside (dpkg --root): its users and services are not those of this machine. */
const POSTINST = `#!/bin/sh
set -e
if [ "$1" = configure ]; then
  if [ -z "$DPKG_ROOT" ] && ! getent passwd hearth >/dev/null; then
    adduser --system --group --quiet --home /var/lib/hearth --no-create-home hearth
  fi
  install -d -m 0700 "$DPKG_ROOT/var/lib/hearth"
  if [ -z "$DPKG_ROOT" ]; then chown hearth:hearth /var/lib/hearth; fi
  if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    systemctl enable hearth.service >/dev/null 2>&1 || true
    systemctl restart hearth.service || true
  fi
  if [ -z "$DPKG_ROOT" ] && ! hearth --version >/dev/null 2>&1; then
    echo "Hearth needs Node.js 20.19 or later, which is not here. Install it, then: systemctl restart hearth" >&2
  fi
fi
`;
const PRERM = `#!/bin/sh
set -e
if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ] && [ "$1" = remove ]; then
  systemctl disable --now hearth.service || true
fi
`;
const POSTRM = `#!/bin/sh
set -e
if [ -z "$DPKG_ROOT" ] && [ -d /run/systemd/system ]; then systemctl daemon-reload || true; fi
if [ "$1" = purge ]; then
  if [ "\${HEARTH_PURGE:-0}" = 1 ]; then
    rm -rf "$DPKG_ROOT/var/lib/hearth"
  elif [ -d "$DPKG_ROOT/var/lib/hearth" ]; then
    echo "The memory of the house stays in /var/lib/hearth; HEARTH_PURGE=1 dpkg --purge hearth takes it away." >&2
  fi
fi
`;

const folder = resolve(process.argv[2] ?? join(ROOT, 'release'));
const architecture = ARCHITECTURES[process.arch];
if (architecture === undefined) end(`there is no Debian name for ${process.arch} here`);
if (!existsSync(join(ROOT, 'dist/main.js'))) end('build it first: npm run build');
const draft = mkdtempSync(join(tmpdir(), 'hearth-deb-'));
try {
  const home = join(draft, 'opt/hearth');
  mkdirSync(join(draft, 'DEBIAN'), { recursive: true });
  for (const name of ['dist', 'package.json', 'LICENSE', 'README.md', 'hearth.example.yaml'])
    cpSync(join(ROOT, name), join(home, name), {
      recursive: true,
      filter: (path) => !path.startsWith(BENCHES) && !path.endsWith('.map'),
    });
  const modules = join(ROOT, 'node_modules');
  const sqlite = Object.keys(NODES).find((name) => existsSync(join(modules, name)));
  if (sqlite === undefined) end('install its packages first: npm ci');
  for (const name of ADDONS)
    if (existsSync(join(modules, name)))
      cpSync(join(modules, name), join(home, 'node_modules', name), {
        recursive: true,
        dereference: true,
        filter: (path) => !LEFT_OUT.test(path.slice(path.indexOf(`/${name}`) + name.length + 1)),
      });
  mkdirSync(join(draft, 'usr/bin'), { recursive: true });
  const start = join(draft, 'usr/bin/hearth');
  // The memory that the service keeps, wherever the command is given.
  writeFileSync(
    start,
    '#!/bin/sh\n[ -n "$HEARTH_DATA" ] || export HEARTH_DATA=/var/lib/hearth\nexec /usr/bin/env node /opt/hearth/dist/main.js "$@"\n',
  );
  chmodSync(start, 0o755);
  mkdirSync(join(draft, 'lib/systemd/system'), { recursive: true });
  // A user that stays the same: whoever looks into the folder finds who owns it.
  const unit = readFileSync(join(ROOT, 'packaging/hearth.service'), 'utf8');
  writeFileSync(
    join(draft, 'lib/systemd/system/hearth.service'),
    unit.replace('DynamicUser=yes', 'User=hearth\nGroup=hearth'),
  );
  writeFileSync(join(draft, 'DEBIAN/control'), CONTROL(architecture, NODES[sqlite]));
  for (const [name, text] of Object.entries({ postinst: POSTINST, prerm: PRERM, postrm: POSTRM })) {
    writeFileSync(join(draft, 'DEBIAN', name), text);
    chmodSync(join(draft, 'DEBIAN', name), 0o755);
  }
  mkdirSync(folder, { recursive: true });
  chmodSync(draft, 0o755);
  const file = join(folder, `hearth_${version}_${architecture}.deb`);
  execFileSync('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z6', '--build', draft, file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(file);
} finally {
  rmSync(draft, { recursive: true, force: true });
}

function end(message) {
  console.error(message);
  process.exit(1);
}
