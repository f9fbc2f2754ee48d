import { expect, it } from 'vitest';
import { unbulletedLines } from './unbulleted-lines.ts';

const found = (text: string) => unbulletedLines(text).map(({ words }) => words);

it('a line without a bullet between bullets is found, with its place', () => {
  const text = '- Led a team of six\nManaged the front desk at night\n- Trained new people';
  expect(unbulletedLines(text)).toEqual([{ words: 'Managed the front desk at night', caret: 20, until: 51 }]);
  expect(text.slice(20, 51)).toBe('Managed the front desk at night');
});

it('every such line is found, and one that another marker begins', () => {
  expect(
    found(
      '• One thing was done\n– Another one was done too\nAnd a third was done\n• The last thing was done',
    ),
  ).toEqual(['– Another one was done too', 'And a third was done']);
});

it('a sentence that was broken off after the last bullet is found', () => {
  expect(found('- Led a team of six\n- Wrote the handbook that\nhalved pages within one quarter')).toEqual([
    'halved pages within one quarter',
  ]);
});

it.each([
  [
    'with tabs after the marks',
    '-\tLed a team\nManaged the front desk at night\n-\tTrained people',
    'Managed the front desk at night',
  ],
  [
    'with a time of the day in it',
    '- Led a team\nOpened at 6:30 every day\n- Trained people',
    'Opened at 6:30 every day',
  ],
  ['of three words', '- Led a team\nKept the stock\n- Trained people', 'Kept the stock'],
  ['of two words', '- Led a team\nTrained apprentices.\n- Ran the desk', 'Trained apprentices.'],
])('a line %s is found', (_, text, line) => {
  expect(found(text)).toEqual([line]);
});

it('line ends of any system are one character', () => {
  expect(unbulletedLines('- One is here\r\nTwo stands here without one\r\n- Three is here')).toEqual([
    { words: 'Two stands here without one', caret: 14, until: 41 },
  ]);
});

it.each([
  ['running text alone', 'Ran the night desk for two years.\nTrained everybody who came after me.'],
  [
    'an introduction',
    'Call routing for contact centres in sixty countries.\n- Designed it\n- Ran it for years',
  ],
  ['a paragraph of its own', '- Led a team\n- Ran the desk\n\nLeft when the company moved to another city.'],
  [
    'a paragraph between two lists',
    '- Led a team\n\nThen I moved to the night shift there.\n\n- Ran the desk',
  ],
  ['a heading within the list', '- Led a team\nNight shift\n- Ran the desk'],
  ['a heading that has an article', '- Led a team\nThe night shift\n- Ran the desk'],
  ['a bold heading within the list', '- Led a team\n**The move to the new building**\n- Ran the desk'],
  ['a line that names what it lists', '- Led a team\n- Ran the desk\nTools: Excel, SAP and a telephone'],
  ['what closes a list', '- Led a team\n- Ran the desk\nReferences are given on request.'],
  ['one bullet', 'I ran the desk for years.\n- Led a team of six people there'],
  ['minus signs', '-5% churn in the first year\nCosts went down after that\n-3% in the second'],
])('%s is left alone', (_, text) => {
  expect(found(text)).toEqual([]);
});
