import { resumeDesign } from '#documents/catalog/designs.ts';
import { linesToHide, withLinesHidden } from '#documents/fit/lines-to-hide.ts';
import { airierRooms, closerRooms, printedSize, type PageRoom } from '#documents/fit/resume-room.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { FitKind } from '#editor/fit/fit-kind.ts';
import type { Content } from '#editor/session/content.ts';
import { fitChanges } from '../content/fit-words.ts';
import { RESUME_TEXTS } from '../content/texts.ts';
import { nameIn } from './field-map.ts';

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
};

const designOf = ({ templateId, data }: Content<ResumeData>) =>
  resumeDesign(templateId, data.settings.drawing);

function roomOf({ data: { settings } }: Content<ResumeData>): PageRoom {
  const { density, lineSpacing, pageMargins, textSize } = settings;
  return { density, lineSpacing, pageMargins, textSize };
}
