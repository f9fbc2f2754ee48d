import { readFileSync } from 'node:fs';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { resumeOutline } from '../../resume-outline.ts';
import { Faces } from '../faces.ts';
import { LineWidths } from '../line-widths.ts';
import type { Paragraph } from '../paragraph.ts';
import { paragraphsOf } from '../paragraphs.ts';
import { sheetOf } from '../sheet.ts';
import { stylesOf } from '../styles.ts';

const paths = fontPaths('node_modules');
const faces = new Faces((file) => readFileSync(paths.get(file) ?? file), new Map());

/** The paragraphs of a resume in a design, and how their lines are measured. */
export function setParagraphs(templateId: string, data: ResumeData): Paragraph[] {
  return setResume(templateId, data).paragraphs;
}

export function setResume(templateId: string, data: ResumeData) {
  const outline = resumeOutline({ templateId, data, updatedAt: new Date() });
  const sheet = sheetOf(outline, USUAL_SPACING);
  const styles = stylesOf(outline, sheet, faces);
  const widths = new LineWidths(outline, sheet, styles, faces);
  return { sheet, styles, widths, paragraphs: paragraphsOf(outline, sheet, widths) };
}
