import { expect, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { LETTER } from '../letter/fields.ts';
import { RESUME } from '../resume/fields.ts';
import { changesSinceSent } from './since-sent.ts';

const sent = { templateId: 'modern-1', data: typicalResume() };
const paths = (now: Partial<typeof sent>) =>
  changesSinceSent(RESUME, sent, { ...sent, ...now }).map(({ path, what }) => [path, what]);

test('what was not changed differs in no place', () => {
  expect(paths({})).toEqual([]);
  expect(paths({ data: structuredClone(sent.data) })).toEqual([]);
});

test('texts, things, settings and the template are places, each with what was sent and what is there now', () => {
  const [first, ...others] = typicalResume().employment;
  if (!first) throw new Error('the sample has a job');
  const data = {
    ...sent.data,
    summary: 'Another summary',
    employment: [{ ...first, company: 'Elsewhere' }, ...others.slice(1)],
    settings: { ...sent.data.settings, accentColor: '#123456' },
  };
  const changes = changesSinceSent(RESUME, sent, { templateId: 'creative-2', data });
  const by = (path: string) => changes.find((change) => change.path === path);
  expect(changes).toHaveLength(5);
  expect(by('templateId')).toMatchObject({ base: 'modern-1', here: 'creative-2' });
  expect(by('summary')).toMatchObject({
    ...{ what: 'reworded', base: typicalResume().summary, here: 'Another summary' },
  });
  expect(by(`employment.${first.id}.company`)).toMatchObject({ base: first.company, here: 'Elsewhere' });
  expect(by(`employment.${others[0]?.id}`)).toMatchObject({ what: 'leftOut' });
  expect(by('settings.accentColor')).toMatchObject({ base: sent.data.settings.accentColor, here: '#123456' });
});

test('a letter is compared by its own fields', () => {
  const before = { templateId: 'professional-1', data: typicalLetter() };
  const content = { ...typicalLetter().content, opening: 'Hello,' };
  const now = { ...before, data: { ...typicalLetter(), content } };
  expect(changesSinceSent(LETTER, before, now)).toMatchObject([
    { path: 'content.opening', what: 'reworded' },
  ]);
});
