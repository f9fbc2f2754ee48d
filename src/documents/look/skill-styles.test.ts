import { expect, it } from 'vitest';
import { typesetter } from '#tests/support/typesetter.ts';
import { resumeDesign } from '../catalog/designs.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { resumePrintJob } from '../resume/print-model.ts';
import { templateResume } from '../samples/template-resumes.ts';
import { hasSkillGroups } from './with-look.ts';

const typst = typesetter();
const updatedAt = new Date('2026-11-21');
/** Somebody whose skills have groups. */
const grouped = templateResume('purpose-1');

function drawn(templateId: string, skillStyle: 'commas' | 'groups'): string {
  const data = { ...grouped, settings: { ...grouped.settings, skillStyle } };
  return typst.svg(resumePrintJob({ templateId, data, updatedAt })).pages.join('');
}

it.each(resumeTemplates)('$id sets groups of skills in a column where that is offered', ({ id }) => {
  const isSet = drawn(id, 'groups') !== drawn(id, 'commas');
  expect(isSet).toBe(hasSkillGroups(resumeDesign(id)));
});
