import { expect, test } from 'vitest';
import { chanceLook } from '#tests/factories/chance-look.ts';
import { emptyLetter } from '../letter/empty.ts';
import { LETTER_SETTINGS } from '../letter/fields.ts';
import { emptyResume } from '../resume/empty.ts';
import { SETTINGS } from '../resume/setting-fields.ts';
import { lookToSave, settingsInLook } from './saved-look.ts';

const ofResume = { ...emptyResume().settings, ...chanceLook(3), density: 'tight', language: 'de' } as const;
const ofLetter = { ...emptyLetter('a4').settings, accentColor: '#9f1239', pageNumbers: 'off' } as const;

test('a look goes over to another resume as a whole, and what is no look stays', () => {
  const other = { ...emptyResume().settings, paper: 'letter', accentColor: '#111111' } as const;
  const look = lookToSave(SETTINGS, ofResume);
  expect(settingsInLook(SETTINGS, other, look)).toEqual({
    ...{ ...ofResume, paper: 'letter', language: other.language },
  });
});

test('a letter takes what letters have of it: colors and page numbers', () => {
  const look = lookToSave(SETTINGS, ofResume);
  const { accentColor, secondColor, pageNumbers } = ofResume;
  expect(settingsInLook(LETTER_SETTINGS, ofLetter, look)).toEqual({
    ...{ ...ofLetter, accentColor, secondColor, pageNumbers },
  });
});

test('the look of a letter leaves all else of a resume as it is', () => {
  const look = lookToSave(LETTER_SETTINGS, ofLetter);
  expect(Object.keys(look).sort()).toEqual(['accentColor', 'pageNumbers', 'secondColor']);
  expect(settingsInLook(SETTINGS, ofResume, look)).toEqual({
    ...{ ...ofResume, accentColor: '#9f1239', secondColor: '', pageNumbers: 'off' },
  });
});

test('what a newer release saved beside it is put on nothing', () => {
  const look = { ...lookToSave(SETTINGS, ofResume), toString: 'x', glitter: 'on' };
  expect(settingsInLook(SETTINGS, ofResume, look)).toEqual(ofResume);
});
