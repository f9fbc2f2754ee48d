import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import sharp from 'sharp';
import { documentPaths, NOT_FOUND_PATH, publicPaths } from '../src/main/prerendered-paths.ts';
import { findPlan, formatPrice, plans } from '../src/money/plans.ts';
import { startProductProcess, type ProductProcess } from '../tests/support/product-process.ts';
import { htmlRules } from './support/html-rules.ts';
import { answerOf, decoded, structuredDataOf, tagsOf, type Tag } from './support/ready-html.ts';

// No browser is needed for what stands in the answers of the server; one product does for all of it.
test.describe.configure({ mode: 'default' });

/** The address of this installation, which every page must give instead of the one that it was fetched from. */
const PUBLIC_URL = 'https://foothold.example';

/** Everything a person can come to from a search or a link. */
const PATHS = [...documentPaths, '/auth'];
const LANDING_BYTES = 150 * 1024;
const PAGE_BYTES = 250 * 1024;
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

type Page = { path: string; html: string; tags: readonly Tag[] };

const directory = mkdtempSync(join(tmpdir(), 'foothold-e2e-'));
let product: ProductProcess;
/** Every page, and of these the ones that search engines shall know, in the answers of the real server. */
let pages: readonly Page[];
let publicPages: readonly Page[];

test.beforeAll(async () => {
  product = await startProductProcess({ DATA_DIR: directory, PUBLIC_URL });
  pages = await Promise.all(
    PATHS.map(async (path) => {
      const html = await (await fetch(product.url + path)).text();
      return { path, html, tags: tagsOf(html) };
    }),
  );
  publicPages = pages.filter(({ path }) => publicPaths.some((known) => known === path));
  expect(publicPages).toHaveLength(publicPaths.length);
});

test.afterAll(async () => {
  await product.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Where this installation really answers what has its public address. */
const served = (url: string) => url.replace(PUBLIC_URL, product.url);

const named = (tags: readonly Tag[], name: string) => tags.filter((tag) => tag.name === name);
const attribute = (tag: Tag | undefined, name: string) => tag?.attributes.get(name) ?? '';

/** The content of a `<meta>` by its name or property. */
function metaOf({ tags }: Page, key: string): string {
  const found = named(tags, 'meta').find(
    (tag) => attribute(tag, 'name') === key || attribute(tag, 'property') === key,
  );
  return attribute(found, 'content');
}

const linksOf = ({ tags }: Page, rel: string) =>
  named(tags, 'link').filter((tag) => attribute(tag, 'rel').split(' ').includes(rel));

const titleOf = ({ html }: Page) => decoded(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '');

/** The addresses in a `srcset`. */
const candidates = (srcset: string) => srcset.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');

test('every public page is valid HTML', async () => {
  const validator = new HtmlValidate(htmlRules);
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    expect.soft(faults, path).toEqual([]);
  }
});

test('every link, picture, font and script of a public page is there, and every #place in its page', async () => {
  const wanted = new Map<string, string>();
  for (const page of pages) {
    for (const address of addressesIn(page)) {
      const url = new URL(address, PUBLIC_URL + page.path);
      if (url.origin === PUBLIC_URL) wanted.set(url.href, page.path);
    }
  }
  const places = new Map(
    pages.map(({ path, tags }) => [path, new Set(tags.map((tag) => attribute(tag, 'id')))]),
  );
  const withoutFragment = new Set([...wanted.keys()].map((href) => href.replace(/#.*$/, '')));
  const answers = new Map(
    await Promise.all(
      [...withoutFragment].map(async (href) => [href, (await answerOf(served(href))).status] as const),
    ),
  );
  const dead = [...wanted].filter(([href]) => {
    const { pathname, hash } = new URL(href);
    // What the page for unknown addresses says of its own places.
    const status = pathname === NOT_FOUND_PATH ? 404 : 200;
    if (answers.get(href.replace(/#.*$/, '')) !== status) return true;
    return hash !== '' && places.get(pathname)?.has(decodeURIComponent(hash.slice(1))) !== true;
  });
  expect(dead.map(([href, from]) => `${href} on ${from}`)).toEqual([]);
  expect(withoutFragment.size).toBeGreaterThan(publicPaths.length);
});

/** Everything that a page leads to or is made of. */
function addressesIn({ html, tags }: Page): string[] {
  const inAttributes = tags.flatMap((tag) => [
    ...(tag.attributes.has('href') ? [attribute(tag, 'href')] : []),
    ...(tag.attributes.has('src') ? [attribute(tag, 'src')] : []),
    ...['srcset', 'imagesrcset'].flatMap((name) =>
      tag.attributes.has(name) ? candidates(attribute(tag, name)) : [],
    ),
  ]);
  const inScripts = [...html.matchAll(/"(\/assets\/[^"\\\s]+)"/g)].map(([, address = '']) => address);
  // What search engines are told leads somewhere too.
  const inData = JSON.stringify(structuredDataOf(html)).matchAll(/"(?:item|url|logo)":"([^"]+)"/g);
  return [...inAttributes, ...inScripts, ...[...inData].map(([, address = '']) => address)];
}

test('the fonts and pictures that style sheets name are there', async () => {
  const sheets = new Set(
    pages.flatMap((page) => linksOf(page, 'stylesheet').map((tag) => attribute(tag, 'href'))),
  );
  expect(sheets.size).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const css = await (await fetch(product.url + sheet)).text();
    for (const [, address = ''] of css.matchAll(/url\(["']?(?!data:)([^"')]+)/g)) {
      const { status } = await answerOf(new URL(address, product.url + sheet).href);
      expect.soft(status, address).toBe(200);
    }
  }
});

test('every public page has one heading of the first level', async () => {
  for (const { path, tags } of pages) {
    expect.soft(named(tags, 'h1').length, path).toBe(1);
  }
});

test('every public page has a title, a description and an address of its own', async () => {
  for (const page of publicPages) {
    const title = titleOf(page);
    const description = metaOf(page, 'description');
    expect.soft(title.length, `${page.path}: ${title}`).toBeGreaterThanOrEqual(15);
    expect.soft(title.length, `${page.path}: ${title}`).toBeLessThanOrEqual(70);
    expect.soft(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(170);
    const canonical = linksOf(page, 'canonical').map((tag) => attribute(tag, 'href'));
    expect.soft(canonical, page.path).toEqual([PUBLIC_URL + page.path]);
  }
  for (const told of [titleOf, (page: Page) => metaOf(page, 'description')]) {
    const texts = publicPages.map(told);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});

test('the second address of the free builder serves its page and names the first', async () => {
  const [first, second] = ['/resume-builder-online', '/free-resume-builder'].map((address) => {
    const page = pages.find(({ path }) => path === address);
    if (!page) throw new Error(`${address} is not built`);
    return {
      title: titleOf(page),
      canonical: linksOf(page, 'canonical').map((tag) => attribute(tag, 'href')),
      content: /<main[^]*<\/main>/.exec(page.html)?.[0],
    };
  });
  expect(second).toEqual(first);
  expect(first?.canonical).toEqual([`${PUBLIC_URL}/resume-builder-online`]);
});

test('the picture of every link preview is there, 1200 by 630', async () => {
  const pictures = new Map(publicPages.map((page) => [metaOf(page, 'og:image'), page.path]));
  for (const [url, path] of pictures) {
    const answer = await fetch(served(url));
    expect.soft(answer.status, `${url} on ${path}`).toBe(200);
    if (!answer.ok) continue;
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect.soft({ width, height }, url).toEqual({ width: 1200, height: 630 });
  }
});

test('what search engines are told can be read, and is of kinds they know', async () => {
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

test('the sitemap lists the public pages and no others, and robots may read them all', async () => {
  const sitemap = await (await fetch(`${product.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(publicPaths.map((path) => PUBLIC_URL + path).toSorted());
  const robots = await (await fetch(`${product.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`);
  const forbidden = [...robots.matchAll(/^Disallow: *(\S+)$/gm)].map(([, prefix = '']) => prefix);
  const needed = [...documentPaths, '/assets/', '/social/'];
  expect(needed.filter((path) => forbidden.some((prefix) => path.startsWith(prefix)))).toEqual([]);
});

test('a page weighs little before the first scroll, the landing page least', async () => {
  const weights = new Map<string, Promise<number>>();
  const weightOf = (address: string) => {
    const known = weights.get(address) ?? answerOf(product.url + address).then(({ bytes }) => bytes);
    weights.set(address, known);
    return known;
  };
  for (const page of pages) {
    const parts = await Promise.all([page.path, ...fetchedAtOnce(page)].map(weightOf));
    const total = parts.reduce((sum, bytes) => sum + bytes, 0);
    expect.soft(total, page.path).toBeLessThan(page.path === '/' ? LANDING_BYTES : PAGE_BYTES);
  }
});

/** What a browser fetches with the page: style sheets, whatever is preloaded, scripts, and pictures that do not wait. */
function fetchedAtOnce(page: Page): Set<string> {
  const links = ['stylesheet', 'preload', 'modulepreload']
    .flatMap((rel) => linksOf(page, rel))
    // A preloaded picture stands among the eager ones too.
    .filter((tag) => attribute(tag, 'as') !== 'image')
    .map((tag) => attribute(tag, 'href'));
  const scripts = named(page.tags, 'script').map((tag) => attribute(tag, 'src'));
  const pictures = named(page.tags, 'img')
    .filter((tag) => attribute(tag, 'loading') !== 'lazy')
    // The largest of them, as a dense screen asks for.
    .map((tag) => candidates(attribute(tag, 'srcset')).at(-1) || attribute(tag, 'src'));
  return new Set([...links, ...scripts, ...pictures].filter((address) => address !== ''));
}

test('whatever links to a checkout names its plan, and whatever link names a price leads to the plan of it', () => {
  const found = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a\b([^>]*)>([^]*?)<\/a>/g)].map(([, attributes = '', inner = '']) => {
      const href = decoded(/\bhref="([^"]*)"/.exec(attributes)?.[1] ?? '');
      // Signed out, as these pages are, the way leads through signing in.
      const through = href.startsWith('/auth')
        ? (new URL(href, PUBLIC_URL).searchParams.get('next') ?? '')
        : href;
      const price = /\$\d+/.exec(decoded(inner.replaceAll(/<[^>]*>/g, '')))?.[0];
      return { path, price, to: through };
    }),
  );
  const priceOf = (to: string) => {
    const { pathname, searchParams } = new URL(to, PUBLIC_URL);
    const plan = pathname === '/subscription' ? findPlan(searchParams.get('plan') ?? '') : undefined;
    return plan && formatPrice(plan.priceCents);
  };
  const priced = found.filter(({ price }) => price !== undefined);
  expect(new Set(priced.map(({ path }) => path)).size).toBeGreaterThan(3);
  expect(priced.filter(({ price, to }) => priceOf(to) !== price)).toEqual([]);
  const checkouts = found.filter(({ to }) => to.startsWith('/subscription'));
  expect(checkouts.filter(({ to }) => priceOf(to) === undefined)).toEqual([]);
  // A plan's card names its price outside of its link.
  const [, ...cards] = pages.find(({ path }) => path === '/pricing')?.html.split('id="plan-') ?? [];
  expect(
    cards.map((card) => ({
      price: /\$\d+/.exec(card.replace(/Save \$\d+/, ''))?.[0],
      to: /href="([^"]*)"/.exec(card)?.[1],
    })),
  ).toEqual(
    plans.map(({ id, priceCents }) => ({
      price: formatPrice(priceCents),
      to: `/auth?next=/subscription?plan=${id}`,
    })),
  );
});
