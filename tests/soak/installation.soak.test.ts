import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimsPdfUa } from '#documents/render/testing/read-pdf.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { scriptResumes } from '#tests/factories/script-resumes.ts';
import { signInOver, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { GOOD_CARD } from '#tests/support/shoppers.ts';

/* The build and the packages that are no tools, and nothing else: what `npm ci --omit=dev` puts beside `build/`. */

const MEGABYTE = 2 ** 20;

let folder: string;
let product: ProductProcess;
let token: string;

beforeAll(async () => {
  // Out of reach of the packages of this checkout.
  folder = mkdtempSync(join(tmpdir(), 'foothold-installation-'));
  copyInto(folder, ['build', ...runtimePackages()]);
  product = await startProductProcess({ DATA_DIR: join(folder, 'data') }, folder);
  token = await signInOver(product.url, 'ana@example.com');
  const { clientSecret, paymentId } = (await post('/api/create-subscription', { planType: '7days' })) as {
    clientSecret: string;
    paymentId: number;
  }; // The contract of the call.
  await post('/api/sandbox/card', { clientSecret, ...GOOD_CARD });
  await post(`/api/payments/${paymentId}/settle`);
});
afterAll(async () => {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** As links where one disk holds both, which takes a moment; as copies otherwise. */
function copyInto(target: string, paths: readonly string[]): void {
  const copy = (how: string) =>
    spawnSync('cp', ['--recursive', how, '--parents', ...paths, target], { stdio: 'ignore' }).status === 0;
  if (!copy('--link') && !copy('--no-dereference')) throw new Error(`cannot copy to ${target}`);
}

/** What an installation gets of the lock file, of the packages that this platform has. */
function runtimePackages(): string[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: true; devOptional?: true }>;
  }; // The format of npm.
  const all = Object.entries(packages).filter(([path, { dev, devOptional }]) => path && !dev && !devOptional);
  return all.map(([path]) => path).filter((path) => statSync(path, { throwIfNoEntry: false }));
}

async function call(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${product.url}${path}`, { ...init, headers });
  expect(answer.status, path).toBeLessThan(300);
  return answer;
}
async function post(path: string, body: unknown = {}): Promise<unknown> {
  return (await call(path, { method: 'POST', body: JSON.stringify(body) })).json();
}

test('its packages take less than 450 MB, Node included', () => {
  const files = readdirSync(join(folder, 'node_modules'), { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size);
  expect(sizes.length).toBeGreaterThan(100);
  expect(sizes.reduce((sum, size) => sum + size) / MEGABYTE).toBeLessThan(450);
});

const emoji = typicalResume();
const documents: [string, ResumeData][] = [
  ...Object.entries(scriptResumes),
  ['latin', typicalResume()],
  ['emoji', { ...emoji, summary: `${emoji.summary} 😀 🚀 ★ ➔` }],
];

test.each(documents)('it prints every character: %s', async (title, data) => {
  const { id } = (await post('/api/resumes', { title, templateId: 'modern-1', data })) as { id: number }; // The contract.
  const pdf = Buffer.from(await (await call(`/api/resumes/${id}/download`)).arrayBuffer());
  // Only what can be read whole claims it.
  expect(claimsPdfUa(pdf)).toBe(true);
});

test.each(['/', '/dashboard', '/resume-builder'])('it serves %s', async (path) => {
  expect(await (await call(path)).text()).toContain('<!DOCTYPE html>');
});
