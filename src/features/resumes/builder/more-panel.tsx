import { SECTIONS_MAX } from '#documents/limits.ts';
import type { FurtherSection } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { SECTION_KINDS, sectionKind } from '../content/section-kinds.ts';
import { newSection } from '../editing/entries.ts';
import { SectionFields } from './section-fields.tsx';

const revealed = () => undefined;
const nameOf = ({ title, kind }: FurtherSection) => title.trim() || sectionKind(kind).name;

/** Sections beyond work, education and skills, in the order in which they are printed. */
export function MorePanel() {
  const { entries: sections, add } = useDocumentList<FurtherSection>('sections');
  const focusField = useFieldFocus(revealed);
  const begin = (kind: FurtherSectionKind) => {
    add(newSection(kind));
    focusField(`sections.${sections.length}.${kind === 'custom' ? 'title' : 'items.0.title'}`);
  };
  // Of our own kinds one is enough; of a person's there may be several.
  const offered = SECTION_KINDS.filter(
    ({ kind }) => kind === 'custom' || !sections.some((section) => section.kind === kind),
  );
  return (
    <div className="space-y-4">
      <h3 className="text-xl">More sections</h3>
      <p className="text-sm text-ink-soft">
        Only what helps with this application. They are printed after the other parts, in this order.
      </p>
      <EntryList<FurtherSection> path="sections" nameOf={nameOf} firstField="items.0.title">
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
    </div>
  );
}
