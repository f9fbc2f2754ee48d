import { memo } from 'react';
import { RESUME } from '#documents/resume/fields.ts';
import type { EducationEntry } from '#documents/resume/schema.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { MoreFields } from '#editor/fields/more-fields.tsx';
import { copyOfEntry, emptyEducation } from '../editing/entries.ts';
import { datesOfStudy } from '../editing/entry-dates.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { ResumeField } from './fields/resume-field.tsx';
import { PhrasePicker } from './phrase-picker.tsx';
import { useHasNoJobsYet } from './use-no-jobs.ts';

const nameOf = ({ degree, school }: EducationEntry, number: number) =>
  [degree.trim(), school.trim()].filter(Boolean).join(', ') || `Education ${number}`;

export function EducationPanel() {
  return (
    <IncludedSection
      title={RESUME.education.label}
      flag="includeEducation"
      toggleLabel={RESUME.includeEducation.label}
    >
      <EntryList
        path="education"
        nameOf={nameOf}
        besides={datesOfStudy}
        firstField="degree"
        adding={{ label: 'Add education', make: emptyEducation }}
        copyOf={copyOfEntry}
      >
        {(index) => <EducationFields index={index} />}
      </EntryList>
    </IncludedSection>
  );
}

/** The fields of one degree or course; drawn again only when they themselves change. */
const EducationFields = memo(function EducationFields({ index }: { index: number }) {
  const path = `education.${index}`;
  // Courses and grades count where there are no jobs yet.
  const isBeginner = useHasNoJobsYet();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ResumeField path={`${path}.degree`} className="sm:col-span-2" />
      <ResumeField path={`${path}.school`} className="sm:col-span-2" />
      <ResumeField path={`${path}.location`} />
      <div>
        <ResumeField path={`${path}.graduationDate`} />
        <ResumeField path={`${path}.expected`} />
      </div>
      <DatesOutOfOrder path={path} end="graduationDate" />
      <div className="sm:col-span-2">
        <MoreFields
          label="Add start date, grade or courses"
          paths={[`${path}.startDate`, `${path}.grade`, `${path}.courses`]}
          wanted={isBeginner}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <ResumeField path={`${path}.startDate`} />
            <ResumeField path={`${path}.grade`} />
            <ResumeField path={`${path}.courses`} className="sm:col-span-2" />
          </div>
        </MoreFields>
      </div>
      <ResumeField path={`${path}.description`} className="sm:col-span-2" />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="education" />
      </div>
    </div>
  );
});
