import { expect, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { leaveOut } from './leave-out.ts';
import { isReferencesHeading } from './references.ts';

const item = (index: number, own: object = {}) => ({
  ...{ id: String(index), title: `Referee ${index}`, subtitle: '', location: '', url: '', startDate: '' },
  ...{ endDate: '', current: false, description: '', hiddenLines: [], hidden: false },
  ...own,
});

const withSection = (title: string, items: ReturnType<typeof item>[], summary: string) => {
  const resume = typicalResume();
  resume.sections.push({ id: 'x', kind: 'custom', title, include: true, items });
  return { ...resume, summary };
};

test.each([
  ...['References', 'Professional references', 'References available on request', 'REFERENCES:', 'Refs'],
  ...['R e f e r e n c e s', 'Recommendations', 'Letters of recommendation', 'References & recommendations'],
  ...['Referenzen', 'Empfehlungen', 'Referenzen auf Anfrage', 'Références', 'Recommandations'],
  ...[
    'Lettres de recommandation',
    'Referencias',
    'Recomendaciones',
    'Cartas de recomendación',
    'Referências',
  ],
  ...['Recomendações', 'Referencje', 'Rekomendacje', 'Listy referencyjne', 'Referenties', 'Anbefalinger'],
  ...['Рекомендации', 'Συστάσεις', '推荐人', '추천인', 'Người tham chiếu'],
])('"%s" is about people who can be asked', (title) => expect(isReferencesHeading(title, false)).toBe(true));

test.each([
  ...[
    'Reference architectures',
    'Referent projects',
    'Reference projects',
    'Referenzprojekte',
    'Work experience',
  ],
  ...['Recommender systems', 'Preferences', 'Referent'],
])('"%s" is about something else', (title) => expect(isReferencesHeading(title, false)).toBe(false));

test('a heading that says more is about people where it tells how they are reached', () => {
  const data = withSection('Reference customers', [item(1, { description: 'kari@firm.example' })], 'Hello');
  expect(JSON.stringify(leaveOut('resume', data, ['references']).data)).not.toContain('kari@firm');
});

test('how somebody is reached is known from every field of theirs', () => {
  const kari = item(1, {
    location: 'Fjordveien 12, Bergen',
    url: 'https://no.linkedin.com/in/kari-n?trk=x',
    subtitle: '555-0144',
  });
  const summary = 'Led from Fjordveien 12 (linkedin.com/in/kari-n), call 555 0144. From 2019-2021.';
  const { data } = leaveOut('resume', withSection('References', [kari], summary), ['references']);
  expect(data.summary).not.toMatch(/Fjordveien|kari-n|0144/);
  expect(data.summary).toContain('2019-2021');
});

test.each([40, 200, 700])('of %i people nobody is forgotten', (count) => {
  const people = Array.from({ length: count }, (_, index) =>
    item(index, { description: `p${index}@firm.example, ${22_000_000 + index * 37}` }),
  );
  const summary = people.map(({ description }) => description).join(' and ');
  const { data } = leaveOut('resume', withSection('References', people, summary), ['references']);
  expect(data.summary).not.toMatch(/@|\d/);
});

test('an entry that is called so goes from another section', () => {
  const items = [item(1, { title: 'References', description: 'kari@firm.example' }), item(2)];
  const { data, missing } = leaveOut('resume', withSection('Further things', items, 'x'), ['references']);
  expect(JSON.stringify(data)).not.toContain('kari@firm');
  expect(JSON.stringify(data)).toContain('Referee 2');
  expect(missing).toEqual([]);
});

test('what was to be left out and is not there is told', () => {
  const resume = typicalResume();
  resume.personalInfo = { ...resume.personalInfo, phone: '', facts: [], pronouns: '', workPermit: '' };
  resume.sections = [];
  expect(leaveOut('resume', resume, ['phone', 'email', 'facts', 'references']).missing).toEqual([
    ...['phone', 'facts', 'references'],
  ]);
});

test('a letter keeps nothing of what it remembers beside its fields', () => {
  const letter = { ...typicalLetter(), imported: { taken: { 'personalInfo.phone': '+47 912 34 567' } } };
  expect(JSON.stringify(leaveOut('letter', letter, []).data)).not.toContain('912 34 567');
  expect(leaveOut('letter', typicalLetter(), []).data).toEqual(typicalLetter());
});

test('the supervisor of a job is somebody who can be asked, and goes with the references', () => {
  const resume = typicalResume();
  const [job] = resume.employment;
  if (!job) throw new Error('The typical resume has a job.');
  job.supervisor = 'Kari Nordmann, 555-0144 (may be contacted)';
  const told = { ...resume, summary: 'Ask my chief at 555 0144.' };
  const without = leaveOut('resume', told, ['references']);
  expect(without.missing).toEqual([]);
  expect(JSON.stringify(without.data)).not.toMatch(/Nordmann|0144/);
  expect(JSON.stringify(leaveOut('resume', told, ['phone']).data)).toContain('Nordmann');
});
