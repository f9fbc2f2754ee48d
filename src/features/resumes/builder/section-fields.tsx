import { memo } from 'react';
import { SECTION } from '#documents/resume/fields.ts';
import type { FurtherSectionItem } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { useDocumentFlag, useDocumentText } from '#editor/session/use-document-value.ts';
import { fieldId } from '#editor/fields/use-field-focus.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { sectionKind } from '../content/section-kinds.ts';
import { copyOfEntry, emptyItem } from '../editing/entries.ts';
import { ItemFields } from './item-fields.tsx';

/** One further section: its heading, whether it is printed, and its entries. */
export const SectionFields = memo(function SectionFields({ index }: { index: number }) {
  const path = `sections.${index}`;
  // The schema knows no other kinds.
  const kind = useDocumentText(`${path}.kind`).value as FurtherSectionKind;
  const { value: title } = useDocumentText(`${path}.title`);
  const { value: language } = useDocumentText('settings.language');
  const [included, setIncluded] = useDocumentFlag(`${path}.include`);
  const { name, entry } = sectionKind(kind);
  const { headings, untitledSection } = languageOf(language);
  const nameOf = (item: FurtherSectionItem, number: number) =>
    [item.title.trim(), item.subtitle.trim()].filter(Boolean).join(', ') || `${entry} ${number}`;
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
        <LineField
          path={`${path}.title`}
          {...onForm(SECTION.title)}
          placeholder={kind === 'custom' ? untitledSection : headings[kind]}
        />
        <EntryList<FurtherSectionItem>
          path={`${path}.items`}
          nameOf={nameOf}
          firstField="title"
          adding={{ label: `Add ${entry.toLowerCase()}`, make: emptyItem }}
          copyOf={copyOfEntry}
          level={5}
        >
          {(item) => <ItemFields path={`${path}.items.${item}`} kind={kind} />}
        </EntryList>
      </fieldset>
    </div>
  );
});
