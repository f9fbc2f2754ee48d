import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { wordFile } from '#tests/proof/copies/copied.ts';
import { resumeOutline } from '../resume-outline.ts';
import { Faces } from './faces.ts';
import { sheetOf } from './sheet.ts';
import { reachOf } from './style-sheet.ts';
import { stylesOf } from './styles.ts';

const paths = fontPaths('node_modules');
const faces = new Faces((file) => readFileSync(paths.get(file) ?? file), new Map());

it.each(resumeTemplates)(
  'between the head and the first heading of $id is no more room than on our pages',
  ({ id }) => {
    const outline = resumeOutline({ templateId: id, data: typicalResume(), updatedAt: new Date() });
    const sheet = sheetOf(outline, USUAL_SPACING);
    const { Contact, Heading1 } = stylesOf(outline, sheet, faces);
    const xml = strFromU8(unzipSync(wordFile(outline))['word/document.xml'] ?? new Uint8Array());
    const [, after = ''] = /<w:pStyle w:val="Contact"\/>.*?w:after="(\d+)"/.exec(xml) ?? [];
    const room = reachOf(Contact).down + Number(after) / 20 + reachOf(Heading1).up - Heading1.above;
    expect(Number(after)).toBeGreaterThan(0);
    expect(room).toBeLessThanOrEqual((sheet.foot ?? 0) + sheet.heading.above + 0.1);
  },
);
