import type { LetterData } from '#documents/letter/schema.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { cleanText } from '#documents/text/clean.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Every text of a resume that must be read back, in the order of reading. */
export function resumeTexts(data: ResumeData): string[] {
  const person = data.personalInfo;
  const texts = [
    `${person.firstName} ${person.lastName}`,
    person.title,
    person.email,
    person.phone,
    person.location,
    ...person.links.map((link) => link.url.replace(/^https?:\/\/(www\.)?/, '')),
  ];
  if (data.includeSummary && data.summary) texts.push('Summary', ...lines(data.summary));
  if (data.includeEmployment && data.employment.length > 0) texts.push('Experience');
  for (const job of data.includeEmployment ? data.employment : []) {
    const end = job.current ? 'Present' : month(job.endDate);
    const dates = [month(job.startDate), end].filter(Boolean).join(' – ');
    texts.push(job.position, job.company, job.location, dates, ...lines(job.description));
  }
  if (data.includeEducation && data.education.length > 0) texts.push('Education');
  for (const study of data.includeEducation ? data.education : []) {
    texts.push(
      study.degree,
      study.school,
      study.location,
      month(study.graduationDate),
      ...lines(study.description),
    );
  }
  if (data.includeSkills && data.skills.length > 0) texts.push('Skills', ...data.skills);
  for (const section of data.sections.filter(({ include }) => include)) {
    texts.push(section.title || section.kind[0]?.toUpperCase() + section.kind.slice(1));
    for (const item of section.items) {
      const dates = [month(item.startDate), month(item.endDate)].filter(Boolean).join(' – ');
      texts.push(
        item.title,
        item.subtitle,
        item.location,
        dates,
        item.url.replace(/^https?:\/\//, ''),
        ...lines(item.description),
      );
    }
  }
  return cleaned(texts);
}

/** Every text of a letter that must be read back, in the order of reading; placeholders must be filled before. */
export function letterTexts(data: LetterData, date: string): string[] {
  const { personalInfo: person, recipient, content } = data;
  return cleaned([
    person.fullName,
    person.email,
    person.phone,
    person.address,
    `${person.city}, ${person.state} ${person.zipCode}`,
    date,
    recipient.hiringManagerName,
    recipient.company,
    recipient.companyAddress,
    `${recipient.city}, ${recipient.state} ${recipient.zipCode}`,
    content.opening,
    ...lines(content.body),
    ...lines(content.closing),
    content.signature,
    person.fullName,
  ]);
}

/** Lines as they are printed: bullets without their marker. */
function lines(description: string): string[] {
  return description.split('\n').map((line) => line.replace(/^\s*[-*•] /, ''));
}

function month(value: string): string {
  const [year, number] = value.split('-');
  return year && number ? `${MONTHS[Number(number) - 1]} ${year}` : '';
}

function cleaned(texts: string[]): string[] {
  return texts.map(cleanText).filter(Boolean);
}
