import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';

type Component = {
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[];
};
type Sbom = {
  bomFormat: string;
  metadata: { component: { name: string; type: string } };
  components: Component[];
  dependencies: { ref: string }[];
};

let sbom: Sbom;
let asked: Record<string, string>;
let locked: Record<string, { version: string; integrity?: string }>;
beforeAll(() => {
  execFileSync('node', ['scripts/write-sbom.ts']);
  const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
  sbom = read('build/sbom.cdx.json') as Sbom; // CycloneDX's shape.
  const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>; // npm's.
  asked = { ...dependencies, ...devDependencies };
  ({ packages: locked } = read('package-lock.json') as { packages: typeof locked }); // npm's.
});

test('is a list of the product in CycloneDX', () => {
  expect(sbom.bomFormat).toBe('CycloneDX');
  expect(sbom.metadata.component).toMatchObject({ name: 'foothold', type: 'application' });
  expect(sbom.dependencies.length).toBeGreaterThan(Object.keys(asked).length);
});

test('names every package that we ask for, in the version of the lock file, by the hash it was fetched by', () => {
  for (const [name, version] of Object.entries(asked)) {
    const found = sbom.components.find((one) => one.purl === `pkg:npm/${encoded(name)}@${version}`);
    expect(found, name).toBeDefined();
    const integrity = locked[`node_modules/${name}`]?.integrity;
    const [hash] = found?.hashes ?? [];
    const sha512 = Buffer.from(hash?.content ?? '', 'hex').toString('base64');
    expect([name, hash?.alg, `sha512-${sha512}`]).toEqual([name, 'SHA-512', integrity]);
  }
});

test('names a licence of each', () => {
  const without = sbom.components.filter(({ licenses }) => (licenses ?? []).length === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});

const encoded = (name: string) => name.replace('@', '%40');
