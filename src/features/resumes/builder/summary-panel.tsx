import { RESUME } from '#documents/resume/fields.ts';
import { IncludedSection } from '#editor/fields/included-section.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LinesField } from '#editor/fields/text-field.tsx';
import { PhrasePicker } from './phrase-picker.tsx';

/** Length that readers take in at a glance, in characters; longer ones are kept and printed all the same. */
const SUMMARY_LENGTH = 500;

export function SummaryPanel() {
  return (
    <IncludedSection title="Summary" flag="includeSummary" toggleLabel={RESUME.includeSummary.label}>
      <LinesField
        path="summary"
        {...onForm(RESUME.summary)}
        rows={7}
        placeholder="What you do, for how long, and what you are known for."
        counter={(text) => `${text.length}/${SUMMARY_LENGTH} characters`}
        hint="Two to four sentences. Write it last: by then you know what the rest says."
      />
      <div className="mt-4">
        <PhrasePicker path="summary" about="summary" />
      </div>
    </IncludedSection>
  );
}
