import { expect, test } from 'vitest';
import { atAssetOrigin } from './asset-origin.ts';

const CDN = 'https://cdn.example';
const changed = (path: string, text: string) => atAssetOrigin(path, Buffer.from(text), CDN)?.toString();

test('a page names its files at the CDN, whatever names them', () => {
  const page = `<link href="/assets/a-1.css"><img srcset="/assets/a-1.avif 1x, /assets/b-1.avif 2x"><a href="/templates">
    <script type="module">import "/assets/a-1.js"; import('/assets/b-1.js')</script>`;
  expect(changed('/index.html', page)).toBe(
    `<link href="${CDN}/assets/a-1.css"><img srcset="${CDN}/assets/a-1.avif 1x, ${CDN}/assets/b-1.avif 2x"><a href="/templates">
    <script type="module">import "${CDN}/assets/a-1.js"; import('${CDN}/assets/b-1.js')</script>`,
  );
});

test('a script names what it shows and fetches there, and starts workers from the page’s own origin', () => {
  expect(changed('/assets/x-1.js', 'e=`/assets/a-1.avif`;f="/assets/c-1.wasm";g="/assets/d-1.js"')).toBe(
    `e=\`${CDN}/assets/a-1.avif\`;f="${CDN}/assets/c-1.wasm";g="/assets/d-1.js"`,
  );
  const worker = 'new Worker(new URL(`/assets/w-1.js`,``+import.meta.url),{type:`module`})';
  expect(changed('/assets/x-1.js', worker)).toBe(
    'new Worker(new URL(`/assets/w-1.js`,location.origin),{type:`module`})',
  );
});

test('the list of all pages’ code names it there', () => {
  const list = 'window.m={"module":"/assets/a-1.js","css":["/assets/a-1.css"]}';
  expect(changed('/assets/manifest-12ab.js', list)).toBe(list.replaceAll('"/assets', `"${CDN}/assets`));
});

test.each([
  ['/assets/x-1.js', 'import "./y-1.js"'],
  ['/assets/x-1.css', 'url(/assets/a-1.woff2)'],
  ['/robots.txt', '/assets/'],
  ['/sw.js', 'const files=["/assets/a-1.js","/assets/a-1.woff2"]'],
])('%s is left as it is', (path, text) => expect(changed(path, text)).toBeUndefined());
