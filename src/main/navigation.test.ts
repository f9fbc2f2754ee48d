import { expect, it } from 'vitest';
import { navigation } from '#features/site/content/navigation.ts';
import { notFound } from '#features/site/content/not-found.ts';
import { isGroup } from '#ui/page-frame/navigation.ts';
import { prerenderedPaths } from './prerendered-paths.ts';
import routes from './routes.ts';

const paths = new Set(
  routes.map((entry) => (entry.index ? '/' : `/${entry.path?.replace(/\/:\w+\?$/, '') ?? ''}`)),
);

it('every link of top bar, footer and not-found page leads to a page that exists', () => {
  const { main, signedIn, signedOut, footer } = navigation;
  const links = [
    ...main.flatMap((item) => (isGroup(item) ? item.links : [item])),
    ...footer.columns.flatMap(({ links: column }) => column),
    signedIn.home,
    signedIn.more,
    signedIn.account,
    signedOut.login,
    signedOut.start,
    ...notFound.ways,
  ];
  const dead = links.filter(({ to }) => !paths.has(to.split(/[?#]/)[0] ?? ''));
  expect(dead).toEqual([]);
});

it('every page is built as ready HTML, the one for unknown addresses as /404', () => {
  expect([...paths].map((path) => (path === '/*' ? '/404' : path)).sort()).toEqual(
    [...prerenderedPaths].sort(),
  );
});
