import { describe, expect, it } from 'vitest';
import { emptyLetter } from './empty.ts';
import { filledText, fillPlaceholders, unfilledPlaceholders } from './placeholders.ts';

const nobody = emptyLetter().recipient;

describe('fillPlaceholders', () => {
  it('puts position and company in, everywhere and literally', () => {
    const recipient = { ...nobody, position: '$1 & $& Lead', company: ' Acme ' };
    expect(fillPlaceholders('[Position] at [Company], [Company]!', recipient)).toBe(
      '$1 & $& Lead at Acme, Acme!',
    );
  });

  it('keeps the brackets of what is not known, and all others', () => {
    const text = '[Position] at [Company] with [relevant experience/skills] [position]';
    expect(fillPlaceholders(text, { ...nobody, company: 'Acme', position: '  ' })).toBe(
      '[Position] at Acme with [relevant experience/skills] [position]',
    );
  });
});

describe('filledText, where a letter has bold, italic and links', () => {
  const letter = emptyLetter();
  const marked = {
    ...letter,
    recipient: { ...letter.recipient, position: 'Lead', company: 'A*c*me [Ltd]' },
    settings: { ...letter.settings, marks: true },
  };

  it('puts words in that have no marks of their own', () => {
    expect(filledText('**[Position]** at [Company]', marked)).toBe('**Lead** at A\\*c\\*me \\[Ltd\\]');
  });

  it('knows placeholders that were escaped when marks came in, and links that are none', () => {
    expect(filledText('\\[Position\\] \\*', marked)).toBe('Lead \\*');
    expect(filledText('[Company](https://acme.example)', marked)).toBe('[Company](https://acme.example)');
    expect(filledText('\\[Position](new)', marked)).toBe('Lead(new)');
  });

  it('lists no link among what is still to be replaced', () => {
    const content = { ...letter.content, body: '[my work](https://ana.example) with [number] of [Company]' };
    const recipient = { ...marked.recipient, company: 'Acme' };
    expect(unfilledPlaceholders({ ...marked, recipient, content })).toEqual(['[number]']);
  });
});

describe('unfilledPlaceholders', () => {
  it('lists those of a new letter once each, in order', () => {
    expect(unfilledPlaceholders(emptyLetter())).toEqual([
      '[Position]',
      '[Company]',
      '[relevant experience/skills]',
    ]);
  });

  it('no longer lists what the recipient fills', () => {
    const letter = emptyLetter();
    const recipient = { ...letter.recipient, position: 'Lead', company: 'Acme' };
    expect(unfilledPlaceholders({ ...letter, recipient })).toEqual(['[relevant experience/skills]']);
  });

  it('leaves brackets alone that are no placeholders', () => {
    const letter = emptyLetter();
    const content = {
      ...letter.content,
      body: 'See [1] and [ ] and a[i\n] and []',
    };
    expect(unfilledPlaceholders({ ...letter, content })).toEqual([]);
  });
});
