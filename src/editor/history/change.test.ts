import { describe, expect, it } from 'vitest';
import { caretAfter, findChange } from './change.ts';
import { withValueAt } from '#editor/session/content.ts';

const content = {
  title: 'Mine',
  templateId: 'modern-1',
  data: {
    includeSummary: true,
    personalInfo: { firstName: 'Ana', lastName: 'Silva' },
    employment: [
      { id: 'a', position: 'Baker' },
      { id: 'b', position: 'Cook' },
    ],
  },
};
const [baker, cook] = content.data.employment;

describe('the place of a change', () => {
  it('is the field that was typed in', () => {
    const after = withValueAt(content, 'data.employment.1.position', 'Chef');
    expect(findChange(content, after)).toEqual({ path: 'data.employment.1.position', typing: true });
  });

  it('is the switch that was set, which is not typing', () => {
    const after = withValueAt(content, 'data.includeSummary', false);
    expect(findChange(content, after)).toEqual({ path: 'data.includeSummary', typing: false });
  });

  it.each([
    ['added', [baker, cook, { id: 'c', position: '' }], 2],
    ['removed', [cook], 0],
    ['removed at the end', [baker], 1],
    ['moved', [cook, baker], 0],
  ])('is the entry that was %s', (_, employment, index) => {
    const after = withValueAt(content, 'data.employment', employment);
    expect(findChange(content, after)).toEqual({ path: `data.employment.${index}`, typing: false });
  });

  it('is the first of several fields, which nobody typed at once', () => {
    const after = withValueAt(content, 'data.personalInfo', { firstName: 'Zoë', lastName: 'Ruiz' });
    expect(findChange(content, after)).toEqual({ path: 'data.personalInfo.firstName', typing: false });
  });
});

describe('the caret', () => {
  it.each([
    ['Designer', 'Design', 6],
    ['Design', 'Designer', 8],
    ['I baked', 'I have baked', 7],
    ['I have baked', 'I baked', 2],
    ['aaa', 'aa', 2],
    ['same', 'same', 4],
    ['', 'new', 3],
  ])('from %j to %j stands at %i', (before, after, caret) => {
    expect(caretAfter(before, after)).toBe(caret);
  });
});
