import { createWasmCompiler } from '#documents/render/wasm-compiler.ts';
import type { PrintJob } from '#documents/render/print-job.ts';

/*
 * A worker for tests that writes PDFs with the engine of the browser, which the product itself only draws with: built
 * as the product's own worker is.
 */

export type PdfOrder = { job: PrintJob; templates: Record<string, string>; fonts: Record<string, string> };

// Where it runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
const scope = self as unknown as {
  onmessage: (event: MessageEvent<PdfOrder>) => void;
  postMessage(message: Uint8Array | string): void;
};

scope.onmessage = ({ data }) => {
  write(data).then(
    (pdf) => scope.postMessage(pdf),
    (error: unknown) => scope.postMessage(String(error)),
  );
};

async function write({ job, templates, fonts }: PdfOrder): Promise<Uint8Array> {
  const bytesOf = async (url: string) => new Uint8Array(await (await fetch(url)).arrayBuffer());
  const entries = Object.entries(fonts);
  const read = new Map(
    await Promise.all(entries.map(async ([file, url]) => [file, await bytesOf(url)] as const)),
  );
  const compile = (name: string) => WebAssembly.compileStreaming(fetch(`/pdf-test/${name}.wasm`));
  const compiler = await createWasmCompiler({
    modules: { compiler: await compile('compiler'), renderer: await compile('renderer') },
    templates: new Map(
      Object.entries(templates).map(([path, text]) => [path, new TextEncoder().encode(text)]),
    ),
    fontFiles: Object.keys(fonts),
    font: (file) => read.get(file),
  });
  return compiler.pdf(job).bytes;
}
