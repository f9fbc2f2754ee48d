import { expect, it, test } from 'vitest';
import { readAd } from './read-ad.ts';
import { requirementName } from './requirement-name.ts';

it.each([
  ['degree', undefined, true, 'Degree'],
  ['project management', 'project management', true, 'Project management'],
  ['javascript', 'JavaScript', true, 'JavaScript'],
  ['POSTGRESQL', 'PostgreSQL', true, 'PostgreSQL'],
  ['iOS', undefined, true, 'iOS'],
  ['5 years', undefined, true, '5 years'],
  ['a minimum of 2 years', undefined, true, 'A minimum of 2 years'],
  ['d3.js', undefined, true, 'd3.js'],
  ['żywność', undefined, true, 'Żywność'],
  ['dbtools', undefined, false, 'dbtools'],
])('%s (%s) is called %s', (words, concept, isUnderstood, name) => {
  expect(requirementName(words, concept, isUnderstood)).toBe(name);
});

test('the words and places of a requirement stay those of the ad', () => {
  const ad =
    'Nurse\n\nWhat you bring\n• A degree in nursing or a similar field\n• experience with javascript and patient care in our hospital';
  const { requirements } = readAd(ad);
  for (const { words, places, name } of requirements) {
    expect(ad.slice(places[0]?.from, places[0]?.to)).toBe(words);
    expect(name).not.toMatch(/^\p{Ll}/u);
  }
  expect(requirements.map(({ name }) => name)).toContain('JavaScript');
});
