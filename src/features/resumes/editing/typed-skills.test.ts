import { describe, expect, it } from 'vitest';
import { addSkill, pastedSkills, typedSkills, withTypedSkill } from './typed-skills.ts';

describe('skills', () => {
  it('a skill is trimmed, and ignored if it is empty or already there', () => {
    expect(addSkill(['SQL'], '  Rust ')).toEqual(['SQL', 'Rust']);
    expect(addSkill(['SQL'], ' SQL ')).toEqual(['SQL']);
    expect(addSkill(['SQL'], '   ')).toEqual(['SQL']);
  });

  it('another spelling is another skill', () => {
    expect(addSkill(['SQL'], 'sql')).toEqual(['SQL', 'sql']);
  });

  it.each([
    ['commas', 'SQL, Rust ,  Go'],
    ['semicolons', 'SQL; Rust; Go;'],
    ['lines', 'SQL\r\nRust\n\nGo\n'],
    ['bullets', '• SQL\n- Rust\n* Go'],
    ['bullets in one line', 'SQL • Rust • Go'],
  ])('a pasted list is parted at %s', (_, text) => {
    expect(pastedSkills(text)).toEqual(['SQL', 'Rust', 'Go']);
  });

  it('what belongs to a name does not part it', () => {
    expect(pastedSkills('Front-end, C++, CI/CD, R&D')).toEqual(['Front-end', 'C++', 'CI/CD', 'R&D']);
    expect(pastedSkills('Project management')).toEqual(['Project management']);
  });

  it('a list of any program is parted, and parentheses belong to their skill', () => {
    expect(pastedSkills('1.\tSQL\n2.\tRust (async, no_std)\n3.\tGo')).toEqual([
      'SQL',
      'Rust (async, no_std)',
      'Go',
    ]);
    expect(pastedSkills('\uf0b7\tSQL\no\tRust\n– Go')).toEqual(['SQL', 'Rust', 'Go']);
    expect(pastedSkills('日本語、中文，العربية، 한국어')).toEqual(['日本語', '中文', 'العربية', '한국어']);
  });
});

describe('a skill that is being typed', () => {
  it('is ended by a comma, a semicolon and a line end, and the rest is still typed', () => {
    expect(typedSkills('SQL')).toEqual({ ended: [], typing: 'SQL' });
    expect(typedSkills('SQL, Ru')).toEqual({ ended: ['SQL'], typing: 'Ru' });
    expect(typedSkills('SQL;Rust,')).toEqual({ ended: ['SQL', 'Rust'], typing: '' });
    expect(typedSkills('AWS (S3, E')).toEqual({ ended: [], typing: 'AWS (S3, E' });
  });

  it('is in the list from its first letter, and stands there as it is typed', () => {
    let skills: readonly string[] = ['SQL'];
    let live = '';
    for (const typing of ['R', 'Ru', 'Rus', 'Rust '])
      ({ skills, live } = withTypedSkill(skills, live, typing));
    expect(skills).toEqual(['SQL', 'Rust']);
    expect(withTypedSkill(skills, live, '').skills).toEqual(['SQL']);
  });

  it('that is there already on its way to another leaves the one that is there', () => {
    let skills: readonly string[] = ['SQL'];
    let live = '';
    for (const typing of ['S', 'SQ', 'SQL', 'SQL ', 'SQL S']) {
      ({ skills, live } = withTypedSkill(skills, live, typing));
    }
    expect(skills).toEqual(['SQL', 'SQL S']);
  });

  it('that was taken out meanwhile, by another tab or by undo, is put at the end', () => {
    expect(withTypedSkill(['SQL'], 'Rus', 'Rust')).toEqual({ skills: ['SQL', 'Rust'], live: 'Rust' });
  });
});
