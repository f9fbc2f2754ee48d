import { expect, test } from 'vitest';
import { prerenderedPaths } from '#main/prerendered-paths.ts';
import { articleTexts } from './articles/all-articles.ts';
import { helpArticles, helpCategories } from './catalogue.ts';
import { help } from './help.ts';
import { helpQuestions } from './questions.ts';
import { screenTexts } from '#tests/support/screen-texts.ts';
import { plainText, textsOf } from './writing.ts';

const WORDS = { least: 80, most: 220 };

const parts = helpArticles.flatMap(({ slug }) =>
  articleTexts[slug].body
    .flatMap(textsOf)
    .flat()
    .map((part) => ({ slug, part })),
);

test('the tiles say how many articles there are behind them, counted by category', () => {
  const counts = Object.fromEntries(helpCategories.map(({ name, articles }) => [name, articles.length]));
  expect(counts).toEqual({
    'Getting Started': 9,
    'Resume Building': 21,
    'Billing & Payments': 6,
    'Technical Issues': 9,
  });
  expect(helpQuestions).toHaveLength(13);
});

test('every button, field and message that an article quotes is on a screen of the product', () => {
  const isOnScreen = screenTexts();
  expect(isOnScreen('Save')).toBe(true);
  expect(isOnScreen('Complete Purchase - $15')).toBe(true);
  expect(isOnScreen('Save everything')).toBe(false);
  const quoted = parts.flatMap(({ slug, part }) =>
    typeof part === 'object' && 'ui' in part ? [{ slug, ui: part.ui }] : [],
  );
  expect(quoted.length).toBeGreaterThan(100);
  expect(quoted.filter(({ ui }) => !isOnScreen(ui))).toEqual([]);
});

test('every link of an article and of the help leads to a page that exists', () => {
  const paths = new Set<string>(prerenderedPaths);
  const links = parts.flatMap(({ part }) => (typeof part === 'object' && 'to' in part ? [part.to] : []));
  const dead = [...links, ...help.ways.links.map(({ to }) => to)].filter(
    (to) => !paths.has(to.split('?')[0] ?? to),
  );
  expect(dead).toEqual([]);
});

test('every article is short, leads on to others, and is alone with its title', () => {
  for (const { slug } of helpArticles) {
    const { body, related } = articleTexts[slug];
    const words = plainText(body).split(/\s+/).length;
    expect(words, slug).toBeGreaterThanOrEqual(WORDS.least);
    expect(words, slug).toBeLessThanOrEqual(WORDS.most);
    expect(related.length, slug).toBeGreaterThan(0);
    expect(related, slug).not.toContain(slug);
    expect(new Set(related).size, slug).toBe(related.length);
  }
  expect(new Set(helpArticles.map(({ title }) => title)).size).toBe(helpArticles.length);
  expect(new Set(helpQuestions.map(({ id }) => id)).size).toBe(helpQuestions.length);
});

test('the answers on canceling and on renewal say both things', () => {
  const answer = (id: string) => helpQuestions.find((entry) => entry.id === id)?.answer ?? '';
  expect(answer('cancel')).toContain('cancel any time, with access until the end of the billing period');
  expect(answer('renewal')).toContain('no auto-renewal');
  const article = plainText(articleTexts['canceling-and-renewal'].body);
  expect(article).toContain('cancel any time and keep access until the end of the billing period');
  expect(article).toContain('without auto-renewal');
});
