import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { useRelease } from '#tests/soak/upgrade/earlier-people.ts';
import { keepAnswers, keepDirectory, keepStatements, SECRET } from '#tests/soak/upgrade/kept-release.ts';
import { callsIn, keepCalls } from '#tests/soak/upgrade/release-calls.ts';
import { createPostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startProductProcess } from '#tests/support/product-process.ts';

/*
 * Keeps the data of a release for the test of upgrades: starts it on both databases, uses it as people do, and writes
 * tests/soak/upgrade/release, with the calls that it describes. Takes the checkout of that release, in which `npm run build` has run:
 *
 *   node scripts/keep-release.ts ../foothold-1.0
 */
const [checkout] = process.argv.slice(2);
if (checkout === undefined) throw new Error('name the directory of a release that was built');
const directory = mkdtempSync(join(tmpdir(), 'foothold-release-'));
const cluster = await createPostgresCluster();
try {
  const data = join(directory, 'embedded');
  keepAnswers('embedded', await used({ DATA_DIR: data }, checkout));
  keepDirectory(data);
  const url = await cluster.createDatabase();
  const env = { DATA_DIR: join(directory, 'postgres'), DATABASE_URL: url, APP_SECRET: SECRET };
  keepAnswers('postgres', await used(env, checkout));
  keepStatements(cluster.dump(url));
} finally {
  await cluster.remove();
  rmSync(directory, { recursive: true, force: true });
}

async function used(env: Record<string, string>, checkout: string) {
  const release = await startProductProcess(env, checkout);
  const answers = await useRelease(release.url);
  const description = await fetch(`${release.url}/api/openapi.json`);
  keepCalls(callsIn((await description.json()) as Parameters<typeof callsIn>[0])); // The standard's own form.
  await release.stop();
  return answers;
}
