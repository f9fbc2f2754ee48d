import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Faces } from '../export/docx/faces.ts';
import { fontPaths } from '../render/server/font-files.server.ts';
import { resumeDesign } from './designs.ts';
import type { FontFamily } from './fonts.ts';
import { resumeTemplates } from './resume-templates.ts';

const paths = fontPaths('node_modules');
const faces = new Faces((file) => readFileSync(paths.get(file) ?? file), new Map());

/** What text is measured by: Source Sans 3 in 10 points. */
const MODEL = { family: 'Source Sans 3', size: 10 } as const satisfies { family: FontFamily; size: number };
/** In points: no typeface is set smaller, however large its letters are. */
const LEAST = 9.5;
const LEAST_SMALL_PRINT = 8.5;
const LARGEST_NAME = 3.6;

/** The size in which small letters are as high as those of the model; none needs more than 10 points for that. */
function leastSize(family: FontFamily): number {
  const equal = (MODEL.size * faces.face(MODEL.family).xHeight) / faces.face(family).xHeight;
  return Math.min(MODEL.size, Math.max(LEAST, equal));
}

it.each(resumeTemplates)(
  "$id is set in text that is read at arm's length, under a name in proportion",
  ({ id }) => {
    const { body, size, nameSize, smallPrint } = resumeDesign(id);
    expect(size).toBeGreaterThanOrEqual(leastSize(body));
    expect(smallPrint).toBeGreaterThanOrEqual(LEAST_SMALL_PRINT);
    expect(nameSize / size).toBeLessThanOrEqual(LARGEST_NAME);
  },
);
