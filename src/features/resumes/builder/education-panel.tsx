import { memo } from 'react';
import { RESUME, STUDY } from '#documents/resume/fields.ts';
import type { EducationEntry } from '#documents/resume/schema.ts';
import { Checkbox } from '#editor/fields/checkbox.tsx';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { DocumentMonth } from '#editor/fields/month-field.tsx';
import { MoreFields } from '#editor/fields/more-fields.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LongText } from '#editor/fields/long-text.tsx';
import { LineField } from '#editor/fields/text-field.tsx';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';
import { copyOfEntry, emptyEducation } from '../editing/entries.ts';
import { datesOfStudy } from '../editing/entry-dates.ts';
import { BULLET_HINT } from '../content/hints.ts';
import { DatesOutOfOrder } from './dates-out-of-order.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

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
  const [expected, setExpected] = useDocumentFlag(`${path}.expected`);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <LineField path={`${path}.degree`} {...onForm(STUDY.degree)} className="sm:col-span-2" />
      <LineField path={`${path}.school`} {...onForm(STUDY.school)} className="sm:col-span-2" />
      <LineField path={`${path}.location`} {...onForm(STUDY.location)} />
      <div>
        <DocumentMonth path={`${path}.graduationDate`} {...onForm(STUDY.graduationDate)} />
        <Checkbox
          id={fieldId(`${path}.expected`)}
          {...onForm(STUDY.expected)}
          checked={expected}
          onChange={setExpected}
        />
      </div>
      <DatesOutOfOrder path={path} end="graduationDate" />
      <div className="sm:col-span-2">
        <MoreFields
          label="Add start date, grade or courses"
          paths={[`${path}.startDate`, `${path}.grade`, `${path}.courses`]}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <DocumentMonth path={`${path}.startDate`} {...onForm(STUDY.startDate)} />
            <LineField path={`${path}.grade`} {...onForm(STUDY.grade)} placeholder="3.8 of 4" />
            <LineField
              path={`${path}.courses`}
              {...onForm(STUDY.courses)}
              className="sm:col-span-2"
              hint="The few that matter for this application, parted by commas."
            />
          </div>
        </MoreFields>
      </div>
      <LongText
        marks={RESUME}
        path={`${path}.description`}
        {...onForm(STUDY.description)}
        rows={3}
        className="sm:col-span-2"
        hint={BULLET_HINT}
      />
      <div className="sm:col-span-2">
        <PhrasePicker path={`${path}.description`} about="education" />
      </div>
    </div>
  );
});
