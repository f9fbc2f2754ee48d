// Makes a checkout ready: installs what is missing and builds what is stale. Runs before `npm start` and `npm test`,
// on a bare machine too, so it uses nothing but Node itself, and no syntax newer than Node 18.
//   node scripts/prepare.mjs            for tests: all packages and a build
//   node scripts/prepare.mjs install    all packages
//   node scripts/prepare.mjs build      a build, by the packages that are there
//   node scripts/prepare.mjs start      a build, and no more packages than run it
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
// The project brings its own Node where npm has one for the platform.
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };

const task = process.argv[2];
if (task === 'build') build();
else if (task === 'start' && isBuilt()) {
  // A built product runs without what builds it.
  if (!isInstalled({ dev: false })) install('--omit=dev');
  checkNode();
} else {
  if (!isInstalled({ dev: true })) install('--include=dev');
  checkNode();
  if (task !== 'install' && !isBuilt()) build();
}

/** Whether the packages of the lock file are there, by the list that npm keeps of what it installed. */
function isInstalled({ dev }) {
  const list = join('node_modules', '.package-lock.json');
  if (!existsSync(list)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const there = packagesOf(list);
  return Object.entries(packagesOf('package-lock.json')).every(
    ([name, { version, dev: isDev, optional, devOptional }]) =>
      // Optional ones are for one platform each.
      name === '' || optional || devOptional || (isDev && !dev) || (there[name] || {}).version === version,
  );
}

/** By name in both cases, so that NODE_ENV=production does not leave out what builds the product. */
function install(dev) {
  console.log('Installing packages ...');
  run('npm', ['ci', dev, '--include=optional', '--no-audit', '--no-fund']);
}

function checkNode() {
  const { stdout } = spawnSync('node', ['--version'], { env, encoding: 'utf8' });
  const [major, minor] = stdout.trim().slice(1).split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 22)) return;
  console.error(
    `Node ${stdout.trim()} is too old: Node 22.22 or newer is needed. ` +
      'Install it from https://nodejs.org, then run the command again.',
  );
  process.exit(1);
}

function isBuilt() {
  const stamp = join('build', 'inputs');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs();
}

function build() {
  const state = inputs();
  console.log('Building ...');
  run('node', ['scripts/build.ts']);
  writeFileSync(join('build', 'inputs'), state);
}

/** Tells one state of everything a build is made of from another. */
function inputs() {
  const files = ['src', 'templates', 'public', 'scripts'].flatMap(filesUnder);
  files.push('package-lock.json', 'react-router.config.ts', 'vite.config.ts');
  const state = createHash('sha256');
  for (const file of files.sort()) state.update(file).update(readFileSync(file));
  return state.digest('hex');
}

function filesUnder(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.test\.tsx?$/.test(path) ? [] : [path];
  });
}

function run(command, args) {
  const { status } = spawnSync(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
