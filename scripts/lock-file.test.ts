import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Locked = { integrity?: string; resolved?: string; link?: boolean; optional?: boolean; cpu?: string[] };
// The form of npm's lock files.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>;
};

/**
 * Native parts for platforms other than the one this is deployed on, which the registry we install from does not carry:
 * where one of them is installed, its content is not compared with a hash. Take a name off once its hash is known; no
 * other package may stand here.
 */
const UNVERIFIED = [
  ...[
    'android-arm-eabi',
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm-gnueabihf',
    'linux-arm64-gnu',
    'linux-arm64-musl',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((platform) => `node_modules/@myriaddreamin/typst-ts-node-compiler-${platform}`),
  ...[
    'android-arm64',
    'darwin-arm64',
    'darwin-x64',
    'linux-arm-gnueabihf',
    'linux-arm64-musl',
    'linux-riscv64-gnu',
    'linux-x64-musl',
    'win32-arm64-msvc',
    'win32-x64-msvc',
  ].map((platform) => `node_modules/@napi-rs/canvas-${platform}`),
];

describe('the lock file', () => {
  const installed = Object.entries(packages).filter(([path, { link }]) => path !== '' && !link);

  test('names the content of every package by its SHA-512, but for the known native parts', () => {
    expect(installed.length).toBeGreaterThan(500);
    const unnamed = installed.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(unnamed.map(([path]) => path).sort()).toEqual([...UNVERIFIED].sort());
  });

  test('lets a package without it be installed on other platforms alone', () => {
    for (const path of UNVERIFIED) {
      expect(packages[path]?.optional, path).toBe(true);
      expect(path, path).not.toMatch(/-linux-x64-gnu$/);
    }
  });

  test('takes packages from the public registry and nowhere else', () => {
    const elsewhere = installed.filter(
      ([, { resolved }]) => resolved !== undefined && new URL(resolved).host !== 'registry.npmjs.org',
    );
    expect(elsewhere).toEqual([]);
  });
});
