import { childNamed, elementsOf, parseXml, type XmlElement } from '../../parser/file/docx/xml.ts';
import type { LeftOut } from '../../parser/file/text-limits.ts';
import type { ImportOptions, ImportOutcome } from '../imported-file.ts';
import { leftOutProblems } from '../left-out.ts';
import { amountsOf, resumeOf, type Gathered } from '../structured/gathered.ts';
import { fromRichText, wordsOfMarked } from '../structured/marked-text.ts';
import { SourceDates } from '../structured/source-dates.ts';
import { structuredFile } from '../structured/structured-file.ts';
import { tooMany } from '../too-many.ts';
import { gatherCandidate } from './candidate.ts';
import { gatherPassport } from './skills-passport.ts';

/**
 * Europass XML: the one of 2013 to 2020 (`SkillsPassport`) and the one of today (`Candidate`, after HR-XML). It stands
 * alone or is attached to a PDF of theirs. Nothing where it is other XML.
 */
export function importEuropass(bytes: Uint8Array, { paper }: ImportOptions): ImportOutcome {
  const leftOut = new Set<LeftOut>();
  const root = elementsOf(parseXml(bytes, leftOut)).find(
    ({ name }) => name === 'SkillsPassport' || name === 'Candidate',
  );
  if (!root) return { ok: false, reason: 'no-resume-inside' };
  const dates = new SourceDates();
  const isOld = root.name === 'SkillsPassport';
  const gathered: Gathered & { converted: readonly string[] } = isOld
    ? gatherPassport(root, dates)
    : gatherCandidate(root, dates);
  const content = isOld ? childNamed(root, 'LearnerInfo') : root;
  const texts = textsOf(content).map((text) => wordsOfMarked(fromRichText(text)));
  const converted = [...dates.converted, ...gathered.converted];
  return structuredFile('europass', resumeOf({ ...gathered, marks: true }, paper), { texts, converted }, [
    ...leftOutProblems(leftOut),
    ...dates.problems,
    ...tooMany('', amountsOf(gathered)),
  ]);
}

/** Parts that say how a file is made and printed, and codes of lists whose names stand beside them. */
const TECHNICAL = new Set([
  'Code',
  'Photo',
  'Documentation',
  'Current',
  'CurrentIndicator',
  'Ongoing',
  'CandidateSupplier',
  'DocumentID',
  'ID',
  'RenderingInformation',
  'Attachment',
  'ChannelCode',
  'IndustryCode',
  'EducationLevelCode',
  'ProgramConcentration',
  'TaxonomyID',
  'CompetencyDimensionTypeCode',
  'CreditType',
  'PrecedenceCode',
]);

/** What the elements say, and the dates that the old format keeps in attributes. */
function textsOf(element: XmlElement | undefined): string[] {
  if (!element) return [];
  const { year, month } = element.attributes;
  const dated = year === undefined ? [] : [[year, month?.replace(/^-+/, '')].filter(Boolean).join('-')];
  const own = element.children.flatMap((child) => {
    if (typeof child === 'string') return child.trim() === '' ? [] : [child];
    return TECHNICAL.has(child.name) ? [] : textsOf(child);
  });
  return [...dated, ...own];
}
