import { resumeDesign } from '#documents/catalog/designs.ts';
import { linesToHide, withLinesHidden } from '#documents/fit/lines-to-hide.ts';
import { airierRooms, closerRooms, printedSize, type PageRoom } from '#documents/fit/resume-room.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import { sectionsAside } from '#documents/resume/sections-aside.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { FitKind } from '#editor/fit/fit-kind.ts';
import type { Content } from '#editor/session/content.ts';
import { fitChanges } from '../content/fit-words.ts';
import { asideAdvice, RESUME_TEXTS } from '../content/texts.ts';
import { nameIn } from './field-map.ts';
import { INCLUDE_FLAGS } from './section-moves.ts';
import { nameOfSection } from './section-names.ts';

/** How a resume is fitted to its pages. */
export const resumeFit: FitKind<ResumeData> = {
  closer: (content) => closerRooms(designOf(content), roomOf(content)),
  airier: (content) => airierRooms(designOf(content), roomOf(content)),
  changes(content, look) {
    const [design, before] = [designOf(content), roomOf(content)];
    const after: PageRoom = { ...before, ...look };
    return fitChanges(
      { ...before, printed: printedSize(design, before) },
      { ...after, printed: printedSize(design, after) },
    );
  },
  linesToHide: (data) => linesToHide(RESUME, data, resumeFields(data)),
  withLinesHidden: (data, lines) => withLinesHidden(RESUME, data, lines),
  nameOf: (path, data) => nameIn(path, data) ?? '',
  advice: RESUME_TEXTS.fitAdvice,
  aside(content) {
    const aside = sectionsAside(content.data, designOf(content));
    const sections = sectionsInOrder(content.data).filter(({ place }) => aside.has(place.id));
    if (sections.length === 0) return undefined;
    const names = sections.map(({ section }) => {
      const further = typeof section === 'number' ? content.data.sections[section] : section;
      return further === undefined ? '' : nameOfSection(further);
    });
    return { without: withoutSections(content.data, sections), advice: asideAdvice(names.filter(Boolean)) };
  },
};

/** Without some sections, each of which keeps all that it holds. */
function withoutSections(
  data: ResumeData,
  sections: readonly { section: keyof typeof INCLUDE_FLAGS | number }[],
): ResumeData {
  return sections.reduce<ResumeData>(
    (left, { section }) =>
      typeof section === 'number'
        ? {
            ...left,
            sections: left.sections.map((one, at) => (at === section ? { ...one, include: false } : one)),
          }
        : { ...left, [INCLUDE_FLAGS[section]]: false },
    data,
  );
}

const designOf = ({ templateId, data }: Content<ResumeData>) =>
  resumeDesign(templateId, data.settings.drawing);

function roomOf({ data: { settings } }: Content<ResumeData>): PageRoom {
  const { density, lineSpacing, pageMargins, textSize } = settings;
  return { density, lineSpacing, pageMargins, textSize };
}
