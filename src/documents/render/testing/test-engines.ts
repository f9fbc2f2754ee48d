import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, vi } from 'vitest';
import type { Engine } from '#documents/render/engine.ts';
import type { EngineOptions } from '../server/engine-options.ts';
import { startEngine } from '../server/process-engine.server.ts';
import { FIXTURE_FONTS, fixtureTemplates } from './fixture-job.ts';

/** Longer than a test: what a busy machine has no time for is then waited for; the processor's time alone decides. */
const PATIENT = 120_000;

type TestEngines = {
  /** Starts an engine, with the fixture's entry and one child unless it is said otherwise; closed after the test. */
  engine: (options?: Partial<EngineOptions>) => Engine;
  /** Where the fixture's entry is. */
  templates: string;
};

/** Engines of child processes for the tests of one file. */
export function testEngines(): TestEngines {
  // Starting processes takes its time where many tests share few cores.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  const templates = fixtureTemplates();
  const started: Engine[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((each) => each.close()));
  });
  afterAll(templates.remove);
  return {
    templates: templates.root,
    engine(options = {}) {
      const patience = { longestMs: PATIENT, maxWaitMs: PATIENT };
      const files = { templates: templates.root, fonts: FIXTURE_FONTS };
      const made = startEngine({ ...files, processes: 1, ...patience, ...options });
      started.push(made);
      return made;
    },
  };
}

/** Children of this process, by id. */
export function children(): number[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
  const lines = list.split('\n').filter((line) => line.includes('worker-process.server'));
  return lines.map((line) => Number.parseInt(line, 10));
}
