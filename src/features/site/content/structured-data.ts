import type { Plan } from '#money/plans.ts';
import { ORIGIN } from '#ui/page-meta.ts';
import type { HelpArticle } from './help/catalogue.ts';
import type { QuestionAndAnswer } from './home.ts';

// Objects of schema.org, by which search engines understand a page.

export const organization = {
  '@type': 'Organization',
  name: 'Foothold',
  url: `${ORIGIN}/`,
  logo: `${ORIGIN}/icon-512.png`,
  slogan: 'Professional resume builder that helps you land your dream job.',
};

export const website = { '@type': 'WebSite', name: 'Foothold', url: `${ORIGIN}/`, inLanguage: 'en' };

export function questionsAndAnswers(questions: readonly QuestionAndAnswer[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

type Listed = { id: string; name: string; description: string };

type ListedPage = { name: string; description?: string; path: string };

/** A page that lists others. */
export function itemList(name: string, path: string, pages: readonly ListedPage[]) {
  return {
    '@type': 'ItemList',
    name,
    url: `${ORIGIN}${path}`,
    numberOfItems: pages.length,
    itemListElement: pages.map(({ path: page, ...told }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...told,
      url: `${ORIGIN}${page}`,
    })),
  };
}

export function templateList(name: string, path: string, templates: readonly Listed[]) {
  return itemList(
    name,
    path,
    templates.map((template) => ({
      name: template.name,
      description: template.description,
      path: `${path}#${template.id}`,
    })),
  );
}

export function accessForSale(path: string, plans: readonly Plan[]) {
  return {
    '@type': 'Product',
    name: 'Foothold access',
    description: 'Access for a limited time, paid once, that unlocks PDF downloads.',
    brand: { '@type': 'Brand', name: 'Foothold' },
    offers: plans.map(({ name, description, priceCents }) => offer(name, description, priceCents, path)),
  };
}

/** The builder as a program: free to use, with access for sale beside it. */
export function resumeBuilderApplication(path: string, plans: readonly Plan[]) {
  return {
    '@type': 'WebApplication',
    name: 'Foothold Resume Builder',
    url: `${ORIGIN}${path}`,
    description: 'Typeset resumes, written in the browser with the finished page beside the form.',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en',
    offers: [
      offer('Free', 'Write, preview, edit and save resumes and cover letters.', 0, path),
      ...plans.map(({ name, description, priceCents }) => offer(name, description, priceCents, '/pricing')),
    ],
  };
}

function offer(name: string, description: string, priceCents: number, path: string) {
  return {
    '@type': 'Offer',
    name,
    description,
    price: (priceCents / 100).toFixed(2),
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    url: `${ORIGIN}${path}`,
  };
}

/** The articles of a topic of the help. */
export function articleList(name: string, path: string, articles: readonly HelpArticle[]) {
  return itemList(
    name,
    path,
    articles.map((article) => ({ name: article.title, path: article.path })),
  );
}

export function helpArticleData({ title, summary, path }: HelpArticle, topic: string) {
  return {
    '@type': 'Article',
    headline: title,
    description: summary,
    articleSection: topic,
    inLanguage: 'en',
    mainEntityOfPage: `${ORIGIN}${path}`,
    author: organization,
    publisher: organization,
  };
}
