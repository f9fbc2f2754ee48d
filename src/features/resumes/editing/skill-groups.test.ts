import { expect, test } from 'vitest';
import {
  skillParts,
  skillSlots,
  skillWithLevel,
  withoutSlot,
  withSlotIn,
  withSlotMoved,
  withSlotNamed,
  type Skills,
} from './skill-groups.ts';

const flat: Skills = { skills: ['SQL', 'German', 'Go', 'French'], skillGroups: [] };
const grouped: Skills = {
  ...flat,
  skillGroups: [
    { id: 'l', name: 'Languages', skills: ['German', 'Gone', 'French'] },
    { id: 't', name: 'Tools', skills: ['German'] },
  ],
};
/** As "German French / / SQL Go /". */
const shown = (data: Skills) =>
  skillSlots(data)
    .map(({ skill }) => skill ?? '/')
    .join(' ');

test('a flat list is itself, and is moved as such', () => {
  expect(shown(flat)).toBe('SQL German Go French');
  expect(withSlotMoved(flat, 0, 2)).toEqual({ ...flat, skills: ['German', 'Go', 'SQL', 'French'] });
  expect(withSlotMoved(flat, 1, 1)).toBe(flat);
});

test('groups show what is a skill, once, and the others follow', () => {
  expect(shown(grouped)).toBe('German French / / SQL Go /');
});

test('a skill that is moved beside another stands in its group, and the flat list follows', () => {
  const up = withSlotMoved(grouped, 5, 1);
  expect(shown(up)).toBe('German Go French / / SQL /');
  expect(up.skills).toEqual(['German', 'Go', 'French', 'SQL']);
  expect(shown(withSlotMoved(grouped, 0, 3))).toBe(
    'French / / German SQL Go /'.replace('/ / German', '/ German /'),
  );
  expect(shown(withSlotMoved(grouped, 0, 4))).toBe('French / / SQL German Go /');
});

test('a skill is put into a group, and into none, at its end', () => {
  expect(shown(withSlotIn(grouped, 4, 1))).toBe('German French / SQL / Go /');
  expect(shown(withSlotIn(grouped, 0, -1))).toBe('French / / SQL Go German /');
  expect(withSlotIn(grouped, 0, 0)).toBe(grouped);
});

test('a skill that goes or is called otherwise does so in its group, too', () => {
  expect(shown(withoutSlot(grouped, 0))).toBe('French / / SQL Go /');
  expect(withoutSlot(grouped, 0).skillGroups[0]?.skills).toEqual(['French']);
  const named = withSlotNamed(grouped, 0, 'German (fluent)');
  expect(named.skills).toEqual(['German (fluent)', 'French', 'SQL', 'Go']);
  expect(named.skillGroups[0]?.skills).toEqual(['German (fluent)', 'French']);
  expect(withSlotNamed(grouped, 0, 'French')).toBe(grouped);
});

test('a level is what stands in parentheses behind a skill', () => {
  expect(skillParts('German (fluent)')).toEqual({ name: 'German', level: 'fluent' });
  expect(skillParts('R (programming) ')).toEqual({ name: 'R (programming) ', level: '' });
  expect(skillParts('(none)')).toEqual({ name: '(none)', level: '' });
  expect(skillWithLevel('German', ' B2 (C1) ')).toBe('German (B2 C1)');
  expect(skillWithLevel('German', '')).toBe('German');
});
