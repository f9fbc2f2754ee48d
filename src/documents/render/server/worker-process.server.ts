import { Worker } from 'node:worker_threads';
import { exchangeOf, printJobOf, type Printable } from '#documents/printable.ts';
import type { CopyResult } from '#documents/export/file-format.ts';
import type { CompilerFiles, Compiler } from '#documents/render/engine.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import type { CompilerBuild, FromChild, JobKind, JobResults, ToChild } from './engine-child.server.ts';
import { RenderFailedError } from '../engine-errors.ts';

// The entry of a child of the engine: sets one job after the other, told by its parent over the channel.

/** Plain script, since a worker has no file of its own in the bundle. */
const WATCH = `
  const { workerData } = require('node:worker_threads');
  setInterval(() => {
    if (process.ppid !== workerData.parent) process.kill(process.pid, 'SIGKILL');
  }, workerData.everyMs);
`;

dieWithParent(Number(process.argv[2]));
// Ctrl-C reaches the whole group of processes: the parent decides when its children end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(0));

let compiler: Compiler | undefined;
let compilerFiles: CompilerFiles | undefined;

process.on('message', (message: ToChild) => {
  if (message.type === 'start') void start(message.files, message.build);
  else void answer(message);
});

async function start(files: CompilerFiles, build: CompilerBuild): Promise<void> {
  const [chosen, name] = await createCompiler(files, build);
  compiler = chosen;
  compilerFiles = files;
  send({ type: 'ready', build: name, rss: process.memoryUsage.rss() });
}

/** Imported when chosen: the native build throws on import where there is none for the machine. */
async function createCompiler(
  files: CompilerFiles,
  build: CompilerBuild,
): Promise<[Compiler, 'native' | 'wasm']> {
  if (build !== 'wasm') {
    try {
      const { createNativeCompiler } = await import('./native-compiler.server.ts');
      return [createNativeCompiler(files), 'native'];
    } catch (error) {
      if (build === 'native') throw error;
    }
  }
  const { createWasmCompiler } = await import('#documents/render/wasm-compiler.ts');
  const { wasmCompilerInput } = await import('./wasm-compiler-files.server.ts');
  return [await createWasmCompiler(await wasmCompilerInput(files)), 'wasm'];
}

async function answer({ kind, document }: Extract<ToChild, { type: 'job' }>): Promise<void> {
  try {
    if (compiler === undefined) throw new Error('A job came before the compiler was ready.');
    const result = await resultOf(compiler, kind, document);
    send({ type: 'done', result, rss: process.memoryUsage.rss() });
  } catch (error) {
    // Anything but a plain refusal may have left the compiler in a bad state: a fresh process takes over.
    if (!(error instanceof RenderFailedError)) throw error;
    send({ type: 'refused', diagnostics: [...error.diagnostics], rss: process.memoryUsage.rss() });
  }
}

async function resultOf(typst: Compiler, kind: JobKind, document: Printable): Promise<JobResults[JobKind]> {
  if (kind === 'exchange') return exchanged(document);
  if (kind === 'copy') return copied(typst, document);
  if (kind !== 'readBack') return typst[kind](jobOf(document, kind));
  // The reader comes with the first that is to be read.
  const { readBack } = await import('../read-back.ts');
  return readBack(typst.pdf(jobOf(document, 'pdf')).bytes);
}

function jobOf(document: Printable, kind: 'pdf' | 'svg'): PrintJob {
  return refusing(() => printJobOf(document, kind === 'pdf' ? 'file' : 'pages'));
}

/** @throws RenderFailedError where what is made throws, which does the compiler no harm */
function refusing<T>(make: () => T): T {
  try {
    return make();
  } catch (error) {
    return refused(error);
  }
}

function refused(error: unknown): never {
  if (error instanceof RenderFailedError) throw error;
  throw new RenderFailedError([
    `nothing can be made of it: ${error instanceof Error ? error.message : String(error)}`,
  ]);
}

/** @throws RenderFailedError where its kind has no exchange format */
function exchanged(document: Printable): object {
  const content = exchangeOf(document);
  if (content === undefined) throw new RenderFailedError(['its kind has no exchange format']);
  return content;
}

/** @throws RenderFailedError where it is no document, or nothing can be made of it */
async function copied(typst: Compiler, document: Printable): Promise<CopyResult> {
  const wish = 'entry' in document ? undefined : document.copy;
  if ('entry' in document || !wish || !compilerFiles) throw new RenderFailedError(['no file was asked for']);
  const files = compilerFiles;
  // What writes files comes with the first that is asked for.
  const { writtenCopy } = await import('./copies.server.ts');
  return await writtenCopy(document, wish, { ...files, compiler: typst }).catch(refused);
}

function send(message: FromChild): void {
  process.send?.(message);
}

/**
 * Kills this process soon after its parent is gone. The end of the channel tells the main thread the same,
 * but not while it is inside a call to the compiler, which may never return: hence a thread of its own.
 */
function dieWithParent(parent: number, everyMs = 500): void {
  const watch = new Worker(WATCH, { eval: true, workerData: { parent, everyMs }, env: {} });
  watch.unref();
}
