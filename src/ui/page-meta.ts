import type { MetaDescriptor } from 'react-router';

/** Replaced by the address of the installation when the server loads the pages. */
export const ORIGIN = 'https://foothold.invalid';

type PageMeta = {
  path: string;
  title: string;
  description: string;
  keywords: string;
  /** Name of the picture in link previews, under `/social`. */
  picture?: string;
  /** Objects of schema.org; their context is added. */
  structured?: readonly Record<string, unknown>[];
};

/** Everything a public page says of itself to search engines and link previews. */
export function pageMeta({
  path,
  title,
  description,
  keywords,
  picture = 'home',
  structured = [],
}: PageMeta): () => MetaDescriptor[] {
  const url = `${ORIGIN}${path}`;
  return () => [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Foothold' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${ORIGIN}/social/${picture}.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...structured.map((object) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...object } })),
  ];
}

type Crumb = { name: string; path: string };

/** Where a page below the home page stands, as schema.org says it; `above` are the pages between the two. */
export function breadcrumb(name: string, path: string, above: readonly Crumb[] = []) {
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
