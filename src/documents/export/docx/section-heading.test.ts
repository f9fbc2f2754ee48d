import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { resumeOutline } from '../resume-outline.ts';
import { Faces } from './faces.ts';
import { sectionHeading } from './section-heading.ts';
import { sheetOf } from './sheet.ts';

const paths = fontPaths('node_modules');
const faces = new Faces((file) => readFileSync(paths.get(file) ?? file), new Map());
const headings = resumeTemplates.map(({ id }) => {
  const outline = resumeOutline({ templateId: id, data: typicalResume(), updatedAt: new Date() });
  const sheet = sheetOf(outline, USUAL_SPACING);
  return { ...sectionHeading(outline, sheet, faces), id, sheet };
});

it.each(headings.filter(({ box }) => box?.bottom && !box.ground))(
  'the rule below a heading of $id leaves room below the descenders, and above the text',
  ({ box, size, face, sheet }) => {
    const { space = 0, points = 0 } = box?.bottom ?? {};
    expect(space).toBeGreaterThanOrEqual(size * 0.15);
    expect(size * face.descent + space + points).toBeLessThan(size * 0.5 + sheet.heading.below);
  },
);
