import sharp from 'sharp';
import { documentPaths, publicPaths } from '../src/main/prerendered-paths.ts';
import { attribute, decoded, linksOf, named, structuredDataOf } from './support/ready-html.ts';
import { expect, PUBLIC_URL, test, type ReadyPage } from './support/ready-pages.ts';

// One product does for all of it.
test.describe.configure({ mode: 'default' });

/** What the pages tell search engines they are. */
const KNOWN_TYPES = new Set([
  'AboutPage',
  'Article',
  'BreadcrumbList',
  'FAQPage',
  'ItemList',
  'Organization',
  'Product',
  'WebApplication',
  'WebSite',
]);

/** The content of a `<meta>` by its name or property. */
function metaOf({ tags }: ReadyPage, key: string): string {
  const found = named(tags, 'meta').find(
    (tag) => attribute(tag, 'name') === key || attribute(tag, 'property') === key,
  );
  return attribute(found, 'content');
}

const titleOf = ({ html }: ReadyPage) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

test('every public page has a title, a description and an address of its own', async ({ publicPages }) => {
  for (const page of publicPages) {
    const title = titleOf(page);
    const description = metaOf(page, 'description');
    expect.soft(title.length, `${page.path}: ${title}`).toBeGreaterThanOrEqual(15);
    expect.soft(title.length, `${page.path}: ${title}`).toBeLessThanOrEqual(70);
    expect.soft(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(170);
    const canonical = linksOf(page.tags, 'canonical').map((tag) => attribute(tag, 'href'));
    expect.soft(canonical, page.path).toEqual([PUBLIC_URL + page.path]);
  }
  for (const told of [titleOf, (page: ReadyPage) => metaOf(page, 'description')]) {
    const texts = publicPages.map(told);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('the second address of the free builder serves its page and names the first', async ({ pages }) => {
  const [first, second] = ['/resume-builder-online', '/free-resume-builder'].map((address) => {
    const page = pages.find(({ path }) => path === address);
    if (!page) throw new Error(`${address} is not built`);
    return {
      title: titleOf(page),
      canonical: linksOf(page.tags, 'canonical').map((tag) => attribute(tag, 'href')),
      content: /<main[^]*<\/main>/.exec(page.html)?.[0],
    };
  });
  expect(second).toEqual(first);
  expect(first?.canonical).toEqual([`${PUBLIC_URL}/resume-builder-online`]);
});

test('the picture of every link preview is there, 1200 by 630', async ({ publicPages, served }) => {
  const pictures = new Map(publicPages.map((page) => [metaOf(page, 'og:image'), page.path]));
  for (const [url, path] of pictures) {
    const answer = await fetch(served(url));
    expect.soft(answer.status, `${url} on ${path}`).toBe(200);
    if (!answer.ok) continue;
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect.soft({ width, height }, url).toEqual({ width: 1200, height: 630 });
  }
});

test('what search engines are told can be read, and is of kinds they know', async ({ publicPages }) => {
  for (const { path, html } of publicPages) {
    const objects = structuredDataOf(html);
    expect.soft(objects.length, path).toBeGreaterThan(0);
    for (const object of objects) {
      expect.soft(object, path).toMatchObject({ '@context': 'https://schema.org' });
      const type = typeof object === 'object' && object && '@type' in object ? String(object['@type']) : '';
      expect.soft([...KNOWN_TYPES], path).toContain(type);
    }
  }
});

test('the sitemap lists the public pages and no others, and robots may read them all', async ({
  product,
}) => {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(publicPaths.map((path) => PUBLIC_URL + path).toSorted());
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  const forbidden = [...robots.matchAll(/^Disallow: *(\S+)$/gm)].map(([, prefix = '']) => prefix);
  const needed = [...documentPaths, '/assets/', '/social/'];
  expect(needed.filter((path) => forbidden.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});
