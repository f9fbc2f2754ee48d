import { execFileSync } from 'node:child_process';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import { FIXTURE_FONTS, fixtureJob } from './fixture-job.ts';

// A program that has its one child at work on a document without an end, and tells the child's process id.

const [, , templates = ''] = process.argv;
const engine = startEngine({ templates, fonts: FIXTURE_FONTS, processes: 1, deadlineMs: 600_000 });
await engine.pdf(fixtureJob());
engine.pdf(fixtureJob({ endless: true })).catch(() => undefined);
const ids = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
const child = ids.split('\n').find((line) => line.includes('worker-process.server'));
process.send?.(Number.parseInt(child ?? '', 10));
