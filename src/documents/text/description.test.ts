import { describe, expect, it } from 'vitest';
import { descriptionBlocks } from './description.ts';

describe('descriptionBlocks', () => {
  it('takes each of the three markers with a blank for a bullet', () => {
    expect(descriptionBlocks('- one\n* two\n• three')).toEqual([
      { kind: 'list', items: ['one', 'two', 'three'] },
    ]);
  });

  it('takes a marker without a blank for text', () => {
    expect(descriptionBlocks('-5% churn\n*starred*')).toEqual([
      { kind: 'paragraph', lines: ['-5% churn', '*starred*'] },
    ]);
  });

  it('keeps lines as lines and parts paragraphs at blank lines', () => {
    expect(descriptionBlocks('one\ntwo\n\n\nthree')).toEqual([
      { kind: 'paragraph', lines: ['one', 'two'] },
      { kind: 'paragraph', lines: ['three'] },
    ]);
  });

  it('keeps the order of text and lists', () => {
    expect(descriptionBlocks('Intro\n- a\n\n  - b\nOutro')).toEqual([
      { kind: 'paragraph', lines: ['Intro'] },
      { kind: 'list', items: ['a', 'b'] },
      { kind: 'paragraph', lines: ['Outro'] },
    ]);
  });

  it('takes only the first marker of a line', () => {
    expect(descriptionBlocks('- - x')).toEqual([{ kind: 'list', items: ['- x'] }]);
  });

  it.each(['', ' \n\t\n', '-', '- \n* '])('makes nothing of %j', (text) => {
    expect(descriptionBlocks(text)).toEqual([]);
  });
});
