import compilerUrl from '@myriaddreamin/typst-ts-web-compiler/wasm?url';
import rendererUrl from '@myriaddreamin/typst-ts-renderer/wasm?url';
import { FONT_URLS } from 'virtual:engine-fonts';
import { openTypst, type Typst, type TypstModules } from '#documents/render/wasm/open-typst.ts';
import { fetchAsset, forgetOtherAssets, createFontStore, type FontStore } from './asset-store.ts';

/** The templates of documents as text, by their paths in the project. They come with the worker's own file. */
const TEMPLATES = import.meta.glob<string>(['/templates/**/*.typ', '!/templates/receipt.typ'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type StartedTypst = { typst: Typst; fonts: FontStore };

export async function startTypst(): Promise<StartedTypst> {
  const fonts = createFontStore();
  const typst = await openTypst({
    modules: await compileModules(),
    templates: new Map(Object.entries(TEMPLATES).map(templateFile)),
    fontFiles: Object.keys(FONT_URLS),
    font: fonts.font,
  });
  return { typst, fonts };
}

async function compileModules(): Promise<TypstModules> {
  const compile = (url: string) => WebAssembly.compileStreaming(fetchAsset(url));
  const [compiler, renderer] = await Promise.all([compile(compilerUrl), compile(rendererUrl)]);
  void forgetOtherAssets(new Set([compilerUrl, rendererUrl, ...Object.values(FONT_URLS)]));
  return { compiler, renderer };
}

function templateFile([path, text]: [string, string]): [string, Uint8Array] {
  return [path.replace(/^\/templates\//, ''), new TextEncoder().encode(text)];
}
