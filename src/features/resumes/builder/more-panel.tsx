import { memo } from 'react';
import { SECTIONS_MAX } from '#documents/limits.ts';
import type { FurtherSection, ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { SECTION } from '#documents/resume/fields.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { useDocumentList, useDocumentFlag, useDocumentText } from '#editor/session/use-document-value.ts';
import { useFieldFocus, fieldId } from '#editor/fields/use-field-focus.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { AttachButton } from '#editor/variants/attach-button.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { resumeWords } from '../editing/field-map.ts';
import { resumeKind } from '../resume-kind.ts';
import { SECTION_KINDS, sectionKind } from '../content/section-kinds.ts';
import { withFurtherMoved } from '../editing/section-moves.ts';
import { ResumeField } from './fields/resume-field.tsx';
import { SectionItems } from './section-items.tsx';
import { SectionOrder } from './section-order.tsx';
import { useSectionAdding } from './use-section-adding.ts';

const nameOf = ({ title, kind }: FurtherSection) => title.trim() || sectionKind(kind).name;

type MorePanelProps = { orderOpen: boolean; onOrderOpen: (open: boolean) => void };

/** Sections beyond work, education and skills, in the order in which they are printed. */
export function MorePanel({ orderOpen, onOrderOpen }: MorePanelProps) {
  const session = useEditorSession();
  const isOrdered = useDocumentList('order').entries.length > 0;
  const { entries: sections } = useDocumentList<FurtherSection>('sections');
  const focusField = useFieldFocus();
  const addSection = useSectionAdding();
  const begin = (kind: FurtherSectionKind) => {
    const index = addSection(kind);
    focusField(`sections.${index}.${kind === 'custom' ? 'title' : 'items.0.title'}`);
  };
  const move = (from: number, to: number) =>
    session.edit((content) => ({
      ...content,
      data: withFurtherMoved(content.data as ResumeData, from, to), // This editor's kind.
    }));
  // Of our own kinds one is enough; of a person's there may be several.
  const offered = SECTION_KINDS.filter(
    ({ kind }) => kind === 'custom' || !sections.some((section) => section.kind === kind),
  );
  return (
    <div className="space-y-4">
      <h3 className="text-xl">More sections</h3>
      <p className="text-sm text-ink-soft">
        Only what helps with this application. They are printed{' '}
        {isOrdered ? 'where the order of sections below puts them.' : 'after the other parts, in this order.'}
      </p>
      <EntryList<FurtherSection>
        path="sections"
        nameOf={nameOf}
        besides={({ items }) => (items.length === 1 ? '1 entry' : `${items.length} entries`)}
        firstField="items.0.title"
        moving={move}
      >
        {(index) => <SectionFields index={index} />}
      </EntryList>
      {sections.length < SECTIONS_MAX && (
        <div role="group" aria-label="Add a section" className="flex flex-wrap gap-2">
          {offered.map(({ kind, name }) => (
            <Button
              key={kind}
              variant="secondary"
              size="small"
              aria-label={`Add ${name}`}
              onClick={() => begin(kind)}
            >
              <PlusIcon />
              {name}
            </Button>
          ))}
        </div>
      )}
      <SectionOrder open={orderOpen} onOpen={onOrderOpen} />
      <AttachButton kind={resumeKind} words={resumeWords} />
    </div>
  );
}

/** One further section: its heading, whether it is printed, and its entries. */
const SectionFields = memo(function SectionFields({ index }: { index: number }) {
  const path = `sections.${index}`;
  // The schema knows no other kinds.
  const kind = useDocumentText(`${path}.kind`).value as FurtherSectionKind;
  const { value: title } = useDocumentText(`${path}.title`);
  const [included, setIncluded] = useDocumentFlag(`${path}.include`);
  const { name } = sectionKind(kind);
  return (
    <div className="space-y-4">
      <Toggle
        id={fieldId(`${path}.include`)}
        label={`${SECTION.include.label} ${title.trim() || name}`}
        checked={included}
        onCheckedChange={setIncluded}
      />
      <fieldset disabled={!included} className="min-w-0 space-y-4">
        <legend className="visually-hidden">{title.trim() || name}</legend>
        <ResumeField path={`${path}.title`} />
        <SectionItems section={index} kind={kind} />
      </fieldset>
    </div>
  );
});
