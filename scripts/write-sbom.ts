import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

/*
 * Writes down what the product is made of, as CycloneDX has it: every package that is installed here, with its version,
 * its licence and the hash it was fetched by. What is marked as of development may be in the bundles all the same.
 *   node scripts/write-sbom.ts    build/sbom.cdx.json
 */
const FILE = 'build/sbom.cdx.json';

const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
mkdirSync('build', { recursive: true });
writeFileSync(FILE, sbom);
