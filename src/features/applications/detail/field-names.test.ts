import { expect, test } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { APPLICATION } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { chosenContent } from '#editor/merge/chosen-content.ts';
import { conflictWords } from '#editor/merge/conflict-words.ts';
import { conflictChoices, mergeContent } from '#editor/merge/merge-content.ts';
import { applicationWords } from './field-names.ts';

const as = (data: Partial<ApplicationData>) => ({
  ...{ title: '', templateId: 'application' },
  data: { ...emptyApplication(), stageChangedAt: '2026-11-01T00:00:00.000Z', ...data },
});
const words = applicationWords((of, id) => (id === 7 ? `My ${of}` : undefined));
const here = { stage: 'applied', stageChangedAt: '2026-11-20T10:00:00.000Z' } as const;
const there = { stage: 'applied', stageChangedAt: '2026-11-20T10:00:01.000Z' } as const;

test('two that chose the same stage are asked nothing: its moment is no choice', () => {
  const { conflicts, content } = mergeContent(APPLICATION, as({}), as(here), as(there));
  expect(conflicts).toEqual([]);
  expect(content.data.stage).toBe('applied');
});

test('two stages are one choice, and each comes with its moment', () => {
  const offer = { stage: 'offer', stageChangedAt: '2026-11-21T10:00:00.000Z' } as const;
  const sides = [as({ ...here, notes: 'Mine' }), as({ ...offer, notes: 'Theirs' })] as const;
  const choices = conflictChoices(APPLICATION, as({}), ...sides);
  expect(choices.conflicts.map(({ path }) => path).toSorted()).toEqual(['notes', 'stage']);
  expect(chosenContent(APPLICATION, choices, new Set(['stage'])).data).toMatchObject({
    ...offer,
    notes: 'Mine',
  });
});

test('stages, reasons, documents and days are told in words', () => {
  const mine = as({ stage: 'closed', closedReason: 'no-answer', resumeId: 7, deadline: '2020-12-03' });
  const theirs = as({ stage: 'offer', closedReason: 'declined', resumeId: 8, deadline: '' });
  const told = conflictWords(conflictChoices(APPLICATION, null, mine, theirs), words);
  const of = (name: string) => told.find((one) => one.name === name);
  expect(of('Stage')).toMatchObject({ mine: 'Closed', theirs: 'Offer' });
  expect(of('Why it is closed')).toMatchObject({ mine: 'They never answered' });
  expect(of('Resume')).toMatchObject({ mine: 'My resume', theirs: 'One that is not known here' });
  expect(of('Deadline')).toMatchObject({ mine: 'Dec 3, 2020', theirs: '' });
});
