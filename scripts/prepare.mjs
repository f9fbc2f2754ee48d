// Makes a checkout ready: installs what is missing and builds what is stale. Runs before `npm start` and `npm test`,
// on a bare machine too, so it uses nothing but Node itself, and no syntax newer than Node 18.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
// The project brings its own Node where npm has one for the platform.
const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };

install();
checkNode();
if (process.argv[2] !== 'install') build();

function install() {
  const lock = hash(readFileSync('package-lock.json'));
  const stamp = join('node_modules', '.installed-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages ...');
  // What builds the product is needed here even where NODE_ENV=production would leave it out.
  run('npm', ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund']);
  writeFileSync(stamp, lock);
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

function build() {
  const inputs = ['src', 'templates', 'public', 'scripts'].flatMap(filesUnder);
  inputs.push('package-lock.json', 'react-router.config.ts', 'vite.config.ts');
  const state = hash(
    inputs.map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`).join('\n'),
  );
  const stamp = join('build', 'inputs');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  console.log('Building ...');
  run('node', ['scripts/build.ts']);
  mkdirSync('build', { recursive: true });
  writeFileSync(stamp, state);
}

function filesUnder(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) return filesUnder(path);
    return /\.test\.tsx?$/.test(path) ? [] : [path];
  });
}

function hash(content) {
  return createHash('sha256').update(content).digest('hex');
}

function run(command, args) {
  const { status } = spawnSync(command, args, { env, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}
