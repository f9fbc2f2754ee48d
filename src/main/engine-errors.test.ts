import { expect, test } from 'vitest';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { createLog } from '#platform/log/log.server.ts';
import { translateEngineErrors } from './engine-errors.ts';

/** What is answered, and what the log says, of a document of which the compiler says this. */
async function told(diagnostic: string): Promise<{ message: string; log: { level: string; event: string } }> {
  const fails = () => Promise.reject(new RenderFailedError([diagnostic]));
  const engine: Engine = {
    ...{ pdf: fails, svg: fails, exchange: fails, copy: fails, readBack: fails },
    ...{ isReady: () => Promise.resolve(true), assertRoom: () => undefined, close: () => Promise.resolve() },
  };
  const lines: string[] = [];
  const translated = translateEngineErrors(
    engine,
    createLog((line) => lines.push(line)),
  );
  const job = { kind: 'resume', templateId: 'modern-1', data: {}, date: '2026-11-22' } as never; // Nobody looks at it.
  const error: unknown = await translated.svg(job).catch((reason: unknown) => reason);
  return { message: String(error), log: JSON.parse(lines[0] ?? '{}') as { level: string; event: string } };
}

test('a paragraph beyond what the compiler can hold is no fault of ours, and is told so', async () => {
  const { message, log } = await told('maximum grouping depth exceeded');
  expect(message).toContain('a paragraph that is too long to set');
  expect(log).toMatchObject({ level: 'warn', event: 'engine.too_deep' });
});

test('a fault of a template is one', async () => {
  const { message, log } = await told('resume.typ: line 12: unknown variable: x');
  expect(message).toContain('try another template');
  expect(log).toMatchObject({ level: 'error', event: 'engine.failed' });
});
