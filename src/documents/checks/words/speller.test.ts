import { describe, expect, it } from 'vitest';
import { loadSpeller } from './load-speller.ts';
import { misspellings } from './misspellings.ts';
import { slipOf } from './slips.ts';
import { actionVerbs, verbForms } from './verbs.ts';

const speller = await loadSpeller();

describe('the speller', () => {
  it.each([
    'colour',
    'color',
    'organise',
    'organize',
    'analysed',
    'programme',
    'travelled',
    'traveled',
    'Kubernetes',
    'kubernetes',
    'javascript',
    'onboarding',
    'upsold',
    'titrated',
    'timeframe',
    'preoperative',
    'neurosurgical',
    'wireframes',
    'schoolers',
    'parallelising',
    'parallelizing',
    'containerised',
    'virtualisation',
    'deprioritising',
    'labour',
    'counsellor',
    'anaesthetics',
    'modelling',
    'modeling',
    'fulfilment',
    'enrolments',
    'licence',
    'practised',
    'judgement',
    'whilst',
    'learnt',
    'kerbside',
  ])('knows %s', (word) => {
    expect(speller.knows(word)).toBe(true);
  });

  it.each([
    ['recieved', 'received'],
    ['managment', 'management'],
    ['begining', 'beginning'],
    ['managr', 'manager'],
    ['reserched', 'researched'],
    ['preparaton', 'preparation'],
  ])('takes %s for %s', (wrong, right) => {
    expect(speller.knows(wrong)).toBe(false);
    expect(misspellings.get(wrong) ?? slipOf(wrong)).toBe(right);
  });

  it('knows every word that it would put in the place of a wrong one', () => {
    expect([...misspellings.values()].filter((word) => !speller.knows(word))).toEqual([]);
  });
});

describe('a slip', () => {
  it.each([
    'colour',
    'departments',
    'clientes',
    'produit',
    'develop',
    'servicio',
    'kubectl',
    'reportings',
    'manage',
    'sourcings',
    'desig',
    'managemen',
  ])('is not made of %s', (word) => {
    expect(slipOf(word)).toBeUndefined();
  });
});

describe('verbs', () => {
  it('are more than four hundred, each once', () => {
    expect(actionVerbs.length).toBeGreaterThan(400);
    expect(new Set(actionVerbs.map(({ base }) => base)).size).toBe(actionVerbs.length);
  });

  it.each([
    ['managed', 'manage', 'past'],
    ['led', 'lead', 'past'],
    ['planning', 'plan', 'gerund'],
    ['applies', 'apply', 'third'],
    ['overseen', 'oversee', 'participle'],
    ['co-led', 'lead', 'past'],
    ['travelled', 'travel', 'past'],
    ['began', 'begin', 'past'],
    ['tying', 'tie', 'gerund'],
    ['seeing', 'see', 'gerund'],
  ])('%s is of %s, the %s', (form, base, tense) => {
    expect(verbForms(form).map(({ verb, tense: of }) => [verb.base, of])).toContainEqual([base, tense]);
  });
});
