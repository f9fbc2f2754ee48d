import { HtmlValidate } from 'html-validate';
import { NOT_FOUND_PATH, publicPaths } from '../src/main/prerendered-paths.ts';
import { findPlan, formatPrice, plans } from '../src/money/plans.ts';
import { htmlRules } from './support/html-rules.ts';
import { answerOf, attribute, decoded, linksOf, named, structuredDataOf } from './support/ready-html.ts';
import { expect, PUBLIC_URL, test, type ReadyPage } from './support/ready-pages.ts';

// One product does for all of it.
test.describe.configure({ mode: 'default' });

const LANDING_BYTES = 150 * 1024;
const PAGE_BYTES = 250 * 1024;

/** The addresses in a `srcset`. */
const candidates = (srcset: string) => srcset.split(',').map((entry) => entry.trim().split(' ')[0] ?? '');

test('every public page is valid HTML', async ({ pages }) => {
  const validator = new HtmlValidate(htmlRules);
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, path);
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
    );
    expect.soft(faults, path).toEqual([]);
  }
});

test('every link, picture, font and script of a public page is there, and every #place in its page', async ({
  pages,
  served,
}) => {
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
function addressesIn({ html, tags }: ReadyPage): string[] {
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

test('the fonts and pictures that style sheets name are there', async ({ pages, product }) => {
  const sheets = new Set(
    pages.flatMap((page) => linksOf(page.tags, 'stylesheet').map((tag) => attribute(tag, 'href'))),
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

test('every public page has one heading of the first level', async ({ pages }) => {
  for (const { path, tags } of pages) {
    expect.soft(named(tags, 'h1').length, path).toBe(1);
  }
});

test('a page weighs little before the first scroll, the landing page least', async ({ pages, product }) => {
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
function fetchedAtOnce(page: ReadyPage): Set<string> {
  const links = ['stylesheet', 'preload', 'modulepreload']
    .flatMap((rel) => linksOf(page.tags, rel))
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

test('whatever links to a checkout names its plan, and whatever link names a price leads to the plan of it', ({
  pages,
}) => {
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
