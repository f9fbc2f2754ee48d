import { describe, expect, it } from 'vitest';
import { hasBrokenLigatures, hasGluedWords, undecodableShare } from './letter-faults.ts';

describe('faults of text', () => {
  it.each(['Certied nurse', 'Microsoft Ofce', 'speci c', 'educa on', 'Cer\ufffdficate', 'eciency'])(
    'ligatures that were lost are noticed: %s',
    (text) => expect(hasBrokenLigatures(text)).toBe(true),
  );

  it.each([
    'Certified nurse in the office',
    'efficient, effective and specific',
    'Nurse\t2019',
    'Tra cielo e mare: modi ed esempi',
    'Operation on-site; education',
  ])('and sound words are left alone: %s', (text) => expect(hasBrokenLigatures(text)).toBe(false));

  it.each([
    'BoardofCertificationforEmergencyNursing',
    'Caredforfivetosixpatientsashiftafterorthopedicsurgery and',
  ])('words run together are noticed: %s', (text) => expect(hasGluedWords(text)).toBe(true));

  it.each([
    'https://example.com/AVeryLongPathOfTheCompanyAndItsProducts',
    'TypeScript, JavaScript, PostgreSQL, GraphQL',
    'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz im Alltag der Behörde angewandt',
  ])('and long words are left alone: %s', (text) => expect(hasGluedWords(text)).toBe(false));

  it('what cannot be decoded is a share of all letters', () => {
    expect(undecodableShare('ab\ufffd\ue000')).toBe(0.5);
    expect(undecodableShare('Ana Silva\t2019')).toBe(0);
  });
});
