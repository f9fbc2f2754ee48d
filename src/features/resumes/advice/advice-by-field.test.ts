import { expect, it } from 'vitest';
import type { Finding } from '#documents/checks/finding.ts';
import { adviceByField } from './advice-by-field.ts';

function finding(part: Partial<Finding> & { fields?: string[] }): Finding {
  const { fields = [], ...rest } = part;
  return {
    check: 'bullets/weak-start',
    group: 'bullets',
    area: 'experience',
    severity: 'medium',
    title: 'Two bullets begin with "Responsible for"',
    why: 'It says what was asked, and not what was done.',
    suggestion: 'Begin with what you did.',
    places: fields.map((field) => ({ snippet: '', field })),
    ...rest,
  };
}

const titles = (book: ReturnType<typeof adviceByField>) =>
  Object.fromEntries([...book].map(([path, list]) => [path, list.map(({ title }) => title)]));

it('a finding stands beside the field that it is about, once, however often it is so', () => {
  const fields = ['employment.0.description', 'employment.0.description'];
  const book = adviceByField([
    finding({ title: 'Weak start', fields }),
    finding({ title: 'Weak start', fields: ['employment.0.description'] }),
  ]);
  expect(titles(book)).toEqual({ 'employment.0.description': ['Weak start'] });
});

it('what is about several fields at once stands at the top of their tab, and says where to begin', () => {
  const fields = ['employment.1.description', 'employment.0.description'];
  const book = adviceByField([finding({ title: '1 of 6 bullets has a figure', fields })]);
  expect(titles(book)).toEqual({ 'tab:work': ['1 of 6 bullets has a figure'] });
  expect(book.get('tab:work')?.[0]?.field).toBe('employment.1.description');
});

it('a misspelled word is named beside each field that it stands in', () => {
  const fields = ['summary', 'employment.0.description'];
  const book = adviceByField([finding({ group: 'language', title: '"Recieved" is misspelled', fields })]);
  expect([...book.keys()]).toEqual(fields);
});

it('what was found in a field without room for it, or in none, stands at the top of its tab', () => {
  const book = adviceByField([
    finding({ title: 'Two ways of writing dates', fields: ['employment.0.startDate'] }),
    finding({ title: 'No skills', area: 'skills' }),
    finding({ title: 'No link', area: 'contact', fields: ['personalInfo.links.0.url'] }),
  ]);
  expect(titles(book)).toEqual({
    'tab:work': ['Two ways of writing dates'],
    'tab:skills': ['No skills'],
    'tab:personal': ['No link'],
  });
});

it('each skill is a matter of the list of skills', () => {
  expect(titles(adviceByField([finding({ title: 'Never used', fields: ['skills.3'] })]))).toEqual({
    skills: ['Never used'],
  });
});

it('the most important finding comes first', () => {
  const book = adviceByField([
    finding({ title: 'First', fields: ['summary'] }),
    finding({ title: 'Second', fields: ['summary'] }),
  ]);
  expect(titles(book)).toEqual({ summary: ['First', 'Second'] });
});
