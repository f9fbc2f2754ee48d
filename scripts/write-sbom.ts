import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/*
 * Writes down what the product is made of, as CycloneDX has it: every package that is installed here, with its version,
 * its licence and the hash it was fetched by. What is marked as of development may be in the bundles all the same.
 *   node scripts/write-sbom.ts    build/sbom.cdx.json
 */
const FILE = 'build/sbom.cdx.json';

type Component = { name: string; version: string; licenses?: { license: { name: string } }[] };
type Sbom = { metadata: { component: Component }; components: Component[] };
type Package = { name: string; version: string; license?: string };

const written = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
});
const sbom = JSON.parse(written) as Sbom; // npm's answer, of which no more than this is touched.
// npm takes the name of the folder.
sbom.metadata.component.name = packageIn('.').name;
for (const component of sbom.components) if (!component.licenses?.length) nameLicence(component);
mkdirSync('build', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(sbom, null, 2)}\n`);

/** npm leaves out what is no SPDX expression; it says something all the same. */
function nameLicence(component: Component): void {
  const { license, version } = packageIn(`node_modules/${component.name}`);
  if (license !== undefined && version === component.version)
    component.licenses = [{ license: { name: license } }];
}

function packageIn(folder: string): Package {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Package; // npm's own shape.
}
