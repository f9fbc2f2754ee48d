import { describe, expect, it } from 'vitest';
import { RESUME } from '../resume/fields.ts';
import { differencesFromBase, differingPlaces } from './differences.ts';
import { placeIn, withPlace, withPlaceOf } from './take-place.ts';
import { seeded, someEdits, someResume } from './testing/random-edits.ts';

const job = (id: string, company: string) => ({ id, company });
const base = { employment: [job('a', 'A'), job('b', 'B'), job('c', 'C')], skills: ['Go'], summary: 'Base' };

describe('one place of a document as another has it', () => {
  it('is a value, wherever it stands', () => {
    const own = { ...base, employment: [job('c', 'Own'), job('a', 'A')], summary: 'Own' };
    expect(withPlaceOf(own, base, 'summary').summary).toBe('Base');
    expect(withPlaceOf(own, base, 'employment.c.company').employment).toEqual([job('c', 'C'), job('a', 'A')]);
  });

  it('is a thing: brought behind what it follows there, or taken away', () => {
    const own = { ...base, employment: [job('x', 'X'), job('a', 'A'), job('c', 'C')] };
    const ids = (data: typeof base) => data.employment.map(({ id }) => id);
    expect(ids(withPlaceOf(own, base, 'employment.b'))).toEqual(['x', 'a', 'b', 'c']);
    expect(ids(withPlaceOf(own, base, 'employment.x'))).toEqual(['a', 'c']);
    expect(ids(withPlace(base, 'employment.b', null))).toEqual(['a', 'c']);
    expect(ids(withPlace(own, 'employment.n', job('n', 'N')))).toEqual(['x', 'a', 'c', 'n']);
  });

  it('is the order of a list, which keeps what it alone has', () => {
    const own = { ...base, employment: [job('c', 'C'), job('x', 'X'), job('a', 'Own'), job('b', 'B')] };
    const { employment } = withPlaceOf(own, base, 'employment');
    expect(employment).toEqual([job('a', 'Own'), job('b', 'B'), job('c', 'C'), job('x', 'X')]);
    expect(withPlace(base, 'employment', ['c', 'b', 'a']).employment.map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('is a whole list where its things have no ids', () => {
    const links = (...urls: string[]) => ({ personalInfo: { links: urls.map((url) => ({ url })) } });
    const [own, other] = [links('x', 'y'), links('x', 'z')];
    expect(withPlaceOf(own, other, 'personalInfo.links')).toEqual(other);
    expect(placeIn(other, 'personalInfo.links')).toEqual([{ url: 'x' }, { url: 'z' }]);
  });

  it('leaves a document alone that has no such place', () => {
    expect(withPlaceOf(base, base, 'employment.none.company')).toEqual(base);
    expect(withPlace('text', 'a.b', 1)).toBe('text');
    // What every object has is no place of a document.
    expect(placeIn(base, 'employment.a.constructor')).toBeUndefined();
  });
});

it('a document that takes every place in which it differs has all that its base has, and nothing differs', () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const random = seeded(seed);
    const settings = { paper: 'a4', language: 'en' };
    const was = { ...someResume(random), settings };
    let own: typeof was = { ...someEdits(was, random), settings };
    // What was moved to another list is there and here until both places are taken.
    if (differingPlaces(RESUME, was, own).some(({ what }) => what === 'moved')) continue;
    for (let round = 0; round < 3; round += 1)
      for (const { path } of differingPlaces(RESUME, was, own)) own = withPlaceOf(own, was, path);
    expect(differencesFromBase(RESUME, was, own).paths, `seed ${seed}`).toEqual([]);
  }
});
