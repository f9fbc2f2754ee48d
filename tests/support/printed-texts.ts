import { resumeDesign } from '#documents/catalog/designs.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { ChosenLook } from '#documents/look/with-look.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { isAside } from './aside-parts.ts';
import { cleanText } from '#documents/text/clean.ts';
import type { Language } from '#documents/text/languages/language.ts';
import { languageOf } from '#documents/text/languages/languages.ts';

/**
 * Every text of a resume that must be read back, in the order of reading: that of a template's entries where one is
 * named.
 */
export function resumeTexts(data: ResumeData, templateId?: string): string[] {
  return resumeParts(data, templateId).flatMap(({ texts }) => texts);
}

/** What stands under one heading, the heading included, or in the head of the page. */
export type PrintedPart = {
  of: 'name' | 'contact' | 'summary' | 'employment' | 'education' | 'skills' | ResumeData['sections'][number];
  texts: string[];
};

/** The same by what it is. */
export function resumeParts(data: ResumeData, templateId?: string): PrintedPart[] {
  const head = headOrder(data, templateId);
  // What is no post, as an award, begins with its name.
  const named = headOrder(data, templateId, 'title');
  const design = templateId === undefined ? undefined : resumeDesign(templateId, data.settings.drawing);
  const inOrder = (...parts: Head): string[] => parts;
  const person = data.personalInfo;
  const language = languageOf(data.settings.language);
  const { headings } = language;
  const month = (value: string) => monthIn(language, value, data.settings.dateStyle);
  const period = (...ends: string[]) => [...new Set(ends.filter(Boolean))].join(' – ');
  const parts: PrintedPart[] = [];
  let texts: string[] = [];
  const begin = (of: PrintedPart['of'], ...first: string[]) => {
    texts = first;
    parts.push({ of, texts });
  };
  begin('name', `${person.firstName} ${person.lastName}`.trim() || language.nameless, person.title);
  begin(
    'contact',
    person.email,
    person.phone,
    person.location,
    ...person.links.map(({ label, url }) => {
      const address = url.replace(/^https?:\/\/(www\.)?/, '');
      return address.toLowerCase().includes(label.toLowerCase()) ? address : `${label}: ${address}`;
    }),
  );
  if (data.includeSummary && data.summary) begin('summary', headings.summary, ...lines(data.summary));
  if (data.includeEmployment && data.employment.length > 0) begin('employment', headings.employment);
  for (const job of data.includeEmployment ? data.employment : []) {
    const end = job.current ? language.present : month(job.endDate);
    const dates = period(month(job.startDate), end);
    texts.push(...head(job.position, job.company, job.location, dates), ...lines(job.description));
  }
  if (data.includeEducation && data.education.length > 0) begin('education', headings.education);
  for (const study of data.includeEducation ? data.education : []) {
    texts.push(
      ...head(study.degree, study.school, study.location, month(study.graduationDate)),
      ...lines(study.description),
    );
  }
  if (data.includeSkills && data.skills.length > 0) begin('skills', headings.skills, ...data.skills);
  for (const section of data.sections.filter(({ include }) => include)) {
    begin(section, section.title || headingOf(section.kind, language));
    // Languages with nothing but a level stand in one line, in every layout.
    const isListed = section.kind === 'languages' && section.items.every(isShort);
    // Numbers stand where dates would, which then follow the facts.
    const isNumbered = section.kind === 'publications' && design?.numbersPublications === true;
    // In a side column facts stand below the name, in their order.
    const stacked = design?.side !== undefined && isAside({ of: section });
    for (const [index, item] of section.items.entries()) {
      if (isNumbered) texts.push(`${index + 1}.`);
      const dates = period(month(item.startDate), month(item.endDate));
      texts.push(
        ...(isListed
          ? [item.title, item.subtitle]
          : (isNumbered || stacked ? inOrder : named)(item.title, item.subtitle, item.location, dates)),
        item.url.replace(/^https?:\/\//, ''),
        ...lines(item.description),
      );
    }
  }
  return parts.map(({ of, texts }) => ({ of, texts: cleaned(texts) }));
}

function isShort({ location, startDate, endDate, url, description }: ResumeItem): boolean {
  return [location, startDate, endDate, url, description].every((value) => value === '');
}

type ResumeItem = ResumeData['sections'][number]['items'][number];
type Head = [title: string, organization: string, location: string, dates: string];

/** How the layout of a template's entries orders what they are headed with (templates/lib/layouts.typ). */
export function headOrder(
  { settings }: Pick<ResumeData, 'settings'>,
  templateId: string | undefined,
  always?: 'title',
): (...head: Head) => string[] {
  if (templateId === undefined) return (...head) => head;
  return layoutOrder(resumeDesign(templateId, settings.drawing).entry, settings.datePlace, always);
}

/** The same by the layout's name and where somebody wishes dates, if they do. */
export function layoutOrder(entry: string, datePlace: string, always?: 'title'): (...head: Head) => string[] {
  const [begins, own = 'right'] = entry.split('-');
  const first = always ?? begins;
  const dated = datePlace === '' ? own : datePlace;
  const leads = dated === 'rail' || dated === 'above';
  // What is no post has its dates where posts that begin with their employer have them.
  const isHeaded = always === 'title' && begins === 'employer' && (dated === 'right' || dated === 'placed');
  return (title, organization, location, dates) => {
    if (begins === 'headed' && dated === 'right')
      return title === '' ? [organization, dates, location] : [title, dates, organization, location];
    if (own === 'placed' && !leads && organization !== '' && title !== '')
      return always === 'title'
        ? [title, location, organization, dates]
        : [organization, location, title, dates];
    if (isHeaded) return title ? [title, dates, organization, location] : [organization, dates, location];
    if (first !== 'employer' || organization === '') {
      return leads ? [dates, title, organization, location] : [title, organization, location, dates];
    }
    return leads ? [dates, organization, location, title] : [organization, location, dates, title];
  };
}

/** Every text of a letter that must be read back, in the order of reading; placeholders must be filled before. */
export function letterTexts(data: LetterData, date: string): string[] {
  const { personalInfo: person, recipient, content } = data;
  const name = person.fullName || 'Your Name';
  return cleaned([
    name,
    person.email,
    person.phone,
    person.address,
    town(person),
    date,
    recipient.hiringManagerName || 'Hiring Manager',
    recipient.company || 'Company Name',
    recipient.companyAddress,
    town(recipient),
    content.opening,
    ...lines(content.body),
    ...lines(content.closing),
    content.signature,
    name,
  ]);
}

function town({ city, state, zipCode }: { city: string; state: string; zipCode: string }): string {
  return [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
}

/** Lines as they are printed: bullets without their marker. */
function lines(description: string): string[] {
  return description.split('\n').map((line) => line.replace(/^\s*[-*•] /, ''));
}

/** As an English resume writes it: other languages have their own sign between the numbers. */
function monthIn({ months, longMonths }: Language, value: string, style: ChosenLook['dateStyle']): string {
  const [year, number] = value.split('-');
  if (!year || !number) return '';
  if (style === 'year') return year;
  if (style === 'iso') return value;
  if (style === 'numeric') return `${number}/${year}`;
  return `${(style === 'long' ? longMonths : months)[Number(number) - 1]} ${year}`;
}

/** What we call a section that its writer gave no name. */
export function headingOf(kind: FurtherSectionKind, language: Language): string {
  return kind === 'custom' ? language.untitledSection : language.headings[kind];
}

function cleaned(texts: string[]): string[] {
  return texts.map(cleanText).filter(Boolean);
}
