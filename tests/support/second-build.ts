import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** Files whose names carry a hash, and that a build makes anew; typefaces and WebAssembly are the same in all. */
const NAMED = /([\w.-]+)-([\w-]{8})\.(js|css|woff2|avif)(?![\w.])/g;
const TEXTS = /\.(html|js|css|json|data|webmanifest)$/;

/**
 * Makes another build of the product of the one that is here, as an upgrade would: each file that has a hash in its name
 * has another one. It can be started as a checkout of its own.
 */
export function makeSecondBuild(checkout: string): void {
  mkdirSync(join(checkout, 'build/web'), { recursive: true });
  // The server finds everything from where it lies itself.
  cpSync('build/server', join(checkout, 'build/server'), { recursive: true });
  for (const same of ['fonts', 'templates', 'migrations'])
    symlinkSync(resolve('build', same), join(checkout, 'build', same));
  symlinkSync(resolve('node_modules'), join(checkout, 'node_modules'));
  writeFileSync(join(checkout, 'package.json'), readFileSync('package.json'));
  writeFileSync(join(checkout, 'build/build-id'), 'another');
  const site = join(checkout, 'build/web/client');
  cpSync('build/web/client', site, { recursive: true });

  const entries = readdirSync(site, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const assets = new Set(readdirSync(join(site, 'assets')));
  const renamed = (text: string) =>
    text.replaceAll(NAMED, (name) => (assets.has(name) ? otherName(name) : name));
  for (const { parentPath, name } of entries) {
    const file = join(parentPath, name);
    // Compressed forms of what changes would be of the build before.
    if (/\.(js|css)\.br$/.test(name)) rmSync(file);
    else if (TEXTS.test(name)) writeFileSync(file, renamed(readFileSync(file, 'utf8')));
  }
  otherShell(site);
  for (const name of assets) {
    const other = renamed(name);
    if (other !== name) renameSync(join(site, 'assets', name), join(site, 'assets', other));
  }
}

/** What the service worker calls its build. */
function otherShell(site: string): void {
  const file = join(site, 'sw.js');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(?<=["'`])[\da-f]{12}(?=["'`])/, 'another'));
}

/** The same name with another hash. */
function otherName(name: string): string {
  return name.replace(NAMED, (_, stem: string, hash: string, ending: string) => {
    const turned = [...hash].map((sign) =>
      /[a-y]/.test(sign) ? String.fromCharCode(sign.charCodeAt(0) + 1) : sign,
    );
    const other =
      turned.join('') === hash ? `${hash.slice(0, -1)}${hash.endsWith('_') ? '0' : '_'}` : turned.join('');
    return `${stem}-${other}.${ending}`;
  });
}
