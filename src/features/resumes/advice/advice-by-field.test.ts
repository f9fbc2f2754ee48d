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

it('a finding stands once beside each field that it was found in', () => {
  const fields = ['employment.0.description', 'employment.2.description', 'employment.0.description'];
  const book = adviceByField([finding({ title: 'Weak start', fields })]);
  expect(titles(book)).toEqual({
    'employment.0.description': ['Weak start'],
    'employment.2.description': ['Weak start'],
  });
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
