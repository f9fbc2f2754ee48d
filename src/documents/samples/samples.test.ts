import { describe, expect, it } from 'vitest';
import { letterTemplates } from '../catalog/letter-templates.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { fillPlaceholders, unfilledPlaceholders } from '../letter/placeholders.ts';
import { letterData } from '../letter/schema.ts';
import { resumeData, type ResumeData } from '../resume/schema.ts';
import { templateLetter } from './template-letters.ts';
import { templateResume } from './template-resumes.ts';

const TODAY = '2026-11';

/** Numbers set aside for fiction: North America, London, Edinburgh, Berlin, Paris. */
const NOBODYS_PHONE =
  /^(\+1 [2-9]\d\d 555 01\d\d|\+44 20 7946 0\d{3}|\+44 131 496 0\d{3}|\+49 30 23125 \d{3}|\+33 1 99 00 \d\d \d\d)$/;

const resumes = unique(resumeTemplates.map(({ id }) => templateResume(id)));
const letters = unique(letterTemplates.map(({ id }) => templateLetter(id)));
const nameOf = ({ personalInfo }: ResumeData) => `${personalInfo.firstName} ${personalInfo.lastName}`;

function unique<T>(values: T[]): T[] {
  return [...new Set(values)];
}

/** Months of everything a resume dates, as pairs of start and end. */
function periods({ employment, education, sections }: ResumeData): { start: string; end: string }[] {
  return [
    ...employment.map(({ startDate, endDate, current }) => ({
      start: startDate,
      end: current ? TODAY : endDate,
    })),
    ...education.map(({ graduationDate }) => ({ start: graduationDate, end: graduationDate })),
    ...sections
      .flatMap(({ items }) => items)
      .map(({ startDate, endDate, current }) => ({
        start: startDate || endDate,
        end: current ? TODAY : endDate,
      })),
  ];
}

function monthsBetween(earlier: string, later: string): number {
  const count = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
  return count(later) - count(earlier);
}

describe.each(resumes.map((resume) => [nameOf(resume), resume] as const))('the resume of %s', (_, resume) => {
  it('could be saved as it is', () => {
    expect(resumeData.parse(resume)).toEqual(resume);
  });

  it('belongs to nobody', () => {
    const { email, phone, links } = resume.personalInfo;
    expect(email).toMatch(/^[a-z.]+@example\.com$/);
    expect(phone).toMatch(NOBODYS_PHONE);
    for (const { url } of links) expect(url).toMatch(/^https:\/\/[a-z-]+\.example\.com$/);
  });

  it('tells a life in order, the latest first and nothing in the future', () => {
    const starts = resume.employment.map(({ startDate }) => startDate);
    expect(starts).toEqual(starts.toSorted().reverse());
    const graduations = resume.education.map(({ graduationDate }) => graduationDate);
    expect(graduations).toEqual(graduations.toSorted().reverse());
    for (const { start, end } of periods(resume)) {
      if (end !== '') expect(start <= end && end <= TODAY, `${start} to ${end}`).toBe(true);
    }
  });

  it('leaves no gap after the studies that a reader would ask about', () => {
    const graduated = resume.education.map(({ graduationDate }) => graduationDate).toSorted()[0] ?? '';
    const jobs = resume.employment.toReversed();
    for (const [index, job] of jobs.entries()) {
      const before = jobs[index - 1]?.endDate ?? job.startDate;
      if (before > graduated) expect(monthsBetween(before, job.startDate)).toBeLessThanOrEqual(4);
    }
  });

  it('says what was done, in the same way each time', () => {
    for (const { description } of resume.employment) {
      for (const line of description.split('\n')) expect(line).toMatch(/^- \p{Lu}.*[^.;,]$/u);
    }
    // Some countries and trades do without.
    if (resume.summary !== '') expect(resume.summary).toMatch(/^\p{Lu}.*\.$/u);
    expect(new Set(resume.skills).size).toBe(resume.skills.length);
    expect(resume.skills.length).toBeGreaterThanOrEqual(8);
    expect(resume.skills.length).toBeLessThanOrEqual(12);
  });

  it('has nothing left to fill in', () => {
    expect(JSON.stringify(resume)).not.toMatch(/\[[A-Z][a-z]|lorem|ipsum|TODO|xxx/i);
  });
});

describe.each(letters.map((letter) => [letter.personalInfo.fullName, letter] as const))(
  'the letter of %s',
  (name, letter) => {
    it('could be saved as it is, and has nothing left to fill in', () => {
      expect(letterData.parse(letter)).toEqual(letter);
      expect(unfilledPlaceholders(letter)).toEqual([]);
    });

    it('follows the recipient when a visitor writes to another one', () => {
      const { recipient } = letter;
      expect(letter.content.body).not.toContain(recipient.company);
      const other = { ...recipient, company: 'Elsewhere', position: 'Lamplighter' };
      expect(fillPlaceholders(letter.content.body, other)).toContain('Lamplighter');
    });

    it('comes from somebody whose resume is a sample too', () => {
      const writer = resumes.find((resume) => nameOf(resume) === name)?.personalInfo;
      expect(writer).toMatchObject({ email: letter.personalInfo.email, phone: letter.personalInfo.phone });
    });
  },
);
