import { expect, it } from 'vitest';
import { resumeDesign } from '../catalog/designs.ts';
import { begunIn } from './begun-in.ts';
import { emptyResume } from './empty.ts';
import { resumeData } from './schema.ts';
import { sectionsInOrder } from './section-order.ts';

const placesIn = (templateId: string) => {
  const data = begunIn(resumeDesign(templateId), emptyResume());
  expect(resumeData.parse(data)).toEqual(data);
  return sectionsInOrder(data).map(({ section }) =>
    typeof section === 'number' ? data.sections[section]?.kind : section,
  );
};

it('a resume that is begun in the nurse’s design has its licenses before its jobs', () => {
  expect(placesIn('purpose-8')).toEqual(['summary', 'certificates', 'employment', 'education', 'skills']);
});

it('a design that says nothing of it leaves a new resume as it is', () => {
  expect(begunIn(resumeDesign('modern-1'), emptyResume())).toEqual(emptyResume());
});
