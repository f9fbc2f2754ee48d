import type { LetterData } from '#documents/letter/schema.ts';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { fillPlaceholders } from '#documents/letter/placeholders.ts';
import type { ChosenLook } from '#documents/look/with-look.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { descriptionBlocks } from '#documents/text/description.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { columnTexts, type ColumnTexts } from '#tests/support/column-texts.ts';
import { headingOf, letterTexts, resumeTexts } from '#tests/support/printed-texts.ts';
import type { Flow } from './checks/page-ends.ts';

const SIGNS = { '': '•', dot: '•', dash: '–', chevron: '›' };

/** What must be found in a printed document. */
export type Expected = {
  /** As in the footer. */
  name: string;
  texts: string[];
  /** The same by columns, where there are two. */
  columns?: ColumnTexts;
  headings: string[];
  bullets: number;
  /** Who is to sign below the last page. */
  signer?: string;
  /** What stands before items of lists. */
  sign?: string;
  pageNumbers?: ChosenLook['pageNumbers'];
  flow: Flow;
};

/** @param templateId whose entries give the order of reading */
export function expectedOfResume(data: ResumeData, templateId?: string): Expected {
  const jobs = data.includeEmployment ? data.employment : [];
  const studies = data.includeEducation ? data.education : [];
  const sections = data.sections.filter(({ include, items }) => include && items.length > 0);
  const language = languageOf(data.settings.language);
  const headings = [
    data.includeSummary && data.summary !== '' && language.headings.summary,
    jobs.length > 0 && language.headings.employment,
    studies.length > 0 && language.headings.education,
    data.includeSkills && data.skills.length > 0 && language.headings.skills,
    ...sections.map(({ kind, title }) => title || headingOf(kind, language)),
  ].filter((heading) => heading !== false);
  const entries = [
    ...jobs.map(({ position, company, description }) => ({ head: [position, company], description })),
    ...studies.map(({ degree, school, description }) => ({ head: [degree, school], description })),
    ...sections
      .flatMap(({ items }) => items)
      .map(({ title, subtitle, description }) => ({ head: [title, subtitle], description })),
  ];
  const descriptions = [
    data.includeSummary ? data.summary : '',
    ...entries.map(({ description }) => description),
  ];
  // An entry without text may end a page, and so may its company.
  const ends = new Set(entries.filter(({ description }) => description === '').flatMap(({ head }) => head));
  const heads = entries.flatMap(({ head }) => head).filter((head) => head !== '' && !ends.has(head));
  const fullName = `${data.personalInfo.firstName} ${data.personalInfo.lastName}`.trim();
  return {
    name: fullName,
    texts: resumeTexts(data, templateId),
    columns: columnTexts(data, templateId),
    headings,
    ...(templateId !== undefined &&
      resumeDesign(templateId, data.settings.drawing).signed && { signer: fullName }),
    sign: SIGNS[data.settings.bulletSign],
    pageNumbers: data.settings.pageNumbers,
    ...inBlocks(descriptions, [...headings, ...heads]),
  };
}

/** @param date as it is printed */
export function expectedOfLetter(data: LetterData, date: string): Expected {
  const body = fillPlaceholders(data.content.body, data.recipient);
  return {
    name: data.personalInfo.fullName,
    texts: letterTexts({ ...data, content: { ...data.content, body } }, date),
    headings: [],
    ...inBlocks([body, data.content.closing], []),
  };
}

function inBlocks(
  descriptions: readonly string[],
  heads: readonly string[],
): { bullets: number; flow: Flow } {
  const blocks = descriptions.flatMap(descriptionBlocks);
  const lists = blocks.flatMap((block) => (block.kind === 'list' ? [block.items] : []));
  const paragraphs = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : [block.lines.join(' ')],
  );
  return { bullets: lists.flat().length, flow: { heads, paragraphs, lists } };
}
