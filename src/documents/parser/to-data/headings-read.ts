import { CORE_SECTIONS, type CoreSection } from '#documents/resume/setting-fields.ts';
import { orderUnder } from '#documents/resume/section-order.ts';
import type { FurtherSection, PlacedSection } from '#documents/resume/schema.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import type { ParsedResume, ParsedSection } from '../parsed-resume.ts';
import { headingKind } from '../resume/sections/heading-kind.ts';
import { fitLine } from './field-values.ts';
import { CORE_KINDS } from './order-read.ts';
import { asHeading, saysNoMore } from './own-heading.ts';

/** What came of each; a section that nothing came of goes elsewhere, with its heading. */
const OF_SECTION: Record<CoreSection, (read: ParsedResume) => readonly unknown[]> = {
  summary: ({ summary }) => summary,
  employment: ({ jobs }) => jobs,
  education: ({ education }) => education,
  skills: ({ skills }) => skills,
};

/**
 * The order with the headings of the sections that every resume has, where ours would say something else: an objective
 * is no profile, and a text in a language that we have no words in is not headed by English ones.
 */
export function withHeadings(
  order: readonly PlacedSection[],
  read: ParsedResume,
  { sections, language }: { sections: readonly FurtherSection[]; language: string },
): PlacedSection[] {
  const own = new Map<string, string>(
    CORE_SECTIONS.flatMap((id) => {
      if (OF_SECTION[id](read).length === 0) return [];
      const headed = read.sections.filter(({ kind, heading }) => kind === CORE_KINDS[id] && heading);
      // Where several came together, what one of them says would be said of the others too.
      const [section] = headed.length === 1 ? headed : [];
      const heading = section && ownHeading(section, read.language, language);
      return heading ? [[id, heading]] : [];
    }),
  );
  return orderUnder(own, { order: [...order], sections: [...sections] });
}

function ownHeading({ kind, heading }: ParsedSection, read: string, document: string): string {
  const said = (heading?.value ?? '').replace(/(?<![\s:])[\s:]+$/u, '');
  if (said === '' || saysNoMore(said, kind, document)) return '';
  const isForeign = read !== '' && !documentLanguages.some(({ code }) => code === read);
  const known = headingKind(said);
  const isSynonym = known?.exact === true && known.kind === kind && kind !== 'summary';
  return isForeign || !isSynonym ? fitLine(asHeading(said, read)) : '';
}
