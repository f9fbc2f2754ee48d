import { printJobOf, type Printable } from '#documents/printable.ts';
import { toJsonResume } from '#documents/resume/json-resume.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import type { Build, FromChild, ToChild } from './child-protocol.ts';
import type { CompilerFiles } from '#documents/render/compiler-options.ts';
import type { Compiler } from '#documents/render/compiler.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { dieWithParent } from './parent-watch.server.ts';

// The entry of a child of the engine: sets one job after the other, told by its parent over the channel.

dieWithParent(Number(process.argv[2]));
// Ctrl-C reaches the whole group of processes: the parent decides when its children end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit(0));

let compiler: Compiler | undefined;

process.on('message', (message: ToChild) => {
  if (message.type === 'start') void start(message.files, message.build);
  else answer(message);
});

async function start(files: CompilerFiles, build: Build): Promise<void> {
  const [chosen, name] = await createCompiler(files, build);
  compiler = chosen;
  send({ type: 'ready', build: name, rss: process.memoryUsage.rss() });
}

/** Imported when chosen: the native build throws on import where there is none for the machine. */
async function createCompiler(files: CompilerFiles, build: Build): Promise<[Compiler, 'native' | 'wasm']> {
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

function answer({ kind, document }: Extract<ToChild, { type: 'job' }>): void {
  try {
    if (compiler === undefined) throw new Error('A job came before the compiler was ready.');
    const result = kind === 'jsonResume' ? jsonResumeOf(document) : compiler[kind](jobOf(document, kind));
    send({ type: 'done', result, rss: process.memoryUsage.rss() });
  } catch (error) {
    // Anything but a plain refusal may have left the compiler in a bad state: a fresh process takes over.
    if (!(error instanceof RenderFailedError)) throw error;
    send({ type: 'refused', diagnostics: [...error.diagnostics], rss: process.memoryUsage.rss() });
  }
}

/** @throws RenderFailedError where no job can be made of the document, which does the compiler no harm */
function jobOf(document: Printable, kind: 'pdf' | 'svg'): PrintJob {
  try {
    return printJobOf(document, kind === 'pdf' ? 'file' : 'pages');
  } catch (error) {
    throw new RenderFailedError([
      `no print job can be made: ${error instanceof Error ? error.message : error}`,
    ]);
  }
}

function jsonResumeOf(document: Printable): object {
  if ('entry' in document || document.kind !== 'resume') throw new RenderFailedError(['it is no resume']);
  return toJsonResume(printedResume(document.data), document.updatedAt);
}

function send(message: FromChild): void {
  process.send?.(message);
}
