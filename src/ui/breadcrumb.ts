import { ORIGIN } from './page-meta.ts';

type Step = { name: string; path: string };

/** Where a page below the home page stands, as schema.org says it; `above` are the pages between the two. */
export function breadcrumb(name: string, path: string, above: readonly Step[] = []) {
  const steps = [{ name: 'Home', path: '/' }, ...above, { name, path }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${ORIGIN}${step.path}`,
    })),
  };
}
