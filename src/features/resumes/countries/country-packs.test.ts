import { describe, expect, it } from 'vitest';
import { paperForLocale } from '#documents/paper-for-locale.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import { COUNTRY_PACKS } from './country-packs.ts';
import { headingsTitle, orderInWords, pagesTitle } from './country-texts.ts';

const TWELVE = ['AT', 'CA', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'PL', 'PT', 'US'];
const named = COUNTRY_PACKS.map((pack) => [pack.name, pack] as const);
const languages = documentLanguages.map(({ code }) => code);

it('there are twelve, each once, listed by name', () => {
  expect(COUNTRY_PACKS.map(({ code }) => code).toSorted()).toEqual(TWELVE);
  const names = COUNTRY_PACKS.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

describe.each(named)('%s', (_, pack) => {
  const { paper, code, pages, order, photo, birthDate, clause, note, sources } = pack;

  it('names its sources, the addresses as they are followed', () => {
    expect(sources.length).toBeGreaterThanOrEqual(3);
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
    expect(sources.filter(({ address }) => address !== undefined).length).toBeGreaterThanOrEqual(2);
    for (const { name, address } of sources) {
      expect(name).toMatch(/^\S.{8,}\S$/);
      if (address !== undefined) expect(new URL(address).href, name).toBe(address);
    }
  });

  it('has the sheet of that country', () => {
    expect(paperForLocale(`en-${code}`, 'Europe/Berlin')).toBe(paper);
  });

  it('asks for languages that a document can be set in', () => {
    expect(pack.languages.length).toBeGreaterThan(0);
    for (const language of pack.languages) expect(languages).toContain(language);
    expect(headingsTitle(pack.languages)).toMatch(
      /^Headings in (?:\p{Lu}\p{L}+, )?\p{Lu}\p{L}+(?: or \p{Lu}\p{L}+)?$/u,
    );
  });

  it('has no more pages as usual than at most', () => {
    expect(pages.usual).toBeGreaterThanOrEqual(1);
    expect(pages.most).toBeGreaterThanOrEqual(pages.usual);
    expect(pages.most).toBeLessThanOrEqual(3);
    expect(pagesTitle(pages)).toMatch(/^Length: /);
  });

  it('orders each section once, and says so in words', () => {
    expect(new Set(order).size).toBe(order.length);
    expect(order).toEqual(expect.arrayContaining(['summary', 'employment', 'education', 'skills']));
    expect(orderInWords(order).split(', ')).toHaveLength(order.length);
  });

  it('says everything in short whole sentences', () => {
    const texts = [pages.advice, photo.advice, birthDate.advice, clause?.advice, note];
    for (const text of texts.filter((one) => one !== undefined)) {
      expect(text).toMatch(/^\S.*[.]$/);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(32);
    }
  });
});

it('a clause is known in its own words, and in no other language', () => {
  const clauses = COUNTRY_PACKS.flatMap(({ code, clause }) => (clause ? [{ code, ...clause }] : []));
  expect(clauses.map(({ code }) => code)).toEqual(['IT', 'PL']);
  for (const { text, code } of clauses) {
    const knownBy = clauses.filter((one) => one.knownBy.every((part) => text.toLowerCase().includes(part)));
    expect(knownBy.map((one) => one.code)).toEqual([code]);
    expect(text).toContain('2016/679');
    // A placeholder would be asked for before every download.
    expect(text).not.toMatch(/[[\]]/);
  }
});
