import type { Plan } from '#platform/plans/plans.ts';
import { ORIGIN } from '#ui/page-meta.ts';
import type { Question } from './home.ts';

// Objects of schema.org, by which search engines understand a page.

export const organization = {
  '@type': 'Organization',
  name: 'Foothold',
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-512.png`,
  slogan: 'Professional resume builder that helps you land your dream job.',
};

export const website = { '@type': 'WebSite', name: 'Foothold', url: `${ORIGIN}/`, inLanguage: 'en' };

export function questionsAndAnswers(questions: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where a page below the home page stands. */
export function breadcrumb(name: string, path: string) {
  const crumb = (position: number, label: string, url: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item: url,
  });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, 'Home', `${ORIGIN}/`), crumb(2, name, `${ORIGIN}${path}`)],
  };
}

type Listed = { id: string; name: string; description: string };

export function templateList(name: string, path: string, templates: readonly Listed[]) {
  return {
    '@type': 'ItemList',
    name,
    url: `${ORIGIN}${path}`,
    numberOfItems: templates.length,
    itemListElement: templates.map((template, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: template.name,
      description: template.description,
      url: `${ORIGIN}${path}#${template.id}`,
    })),
  };
}

export function accessForSale(path: string, plans: readonly Plan[]) {
  return {
    '@type': 'Product',
    name: 'Foothold access',
    description: 'Access for a limited time, paid once, that unlocks PDF downloads.',
    brand: { '@type': 'Brand', name: 'Foothold' },
    offers: plans.map(({ name, description, priceCents }) => ({
      '@type': 'Offer',
      name,
      description,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: `${ORIGIN}${path}`,
    })),
  };
}
