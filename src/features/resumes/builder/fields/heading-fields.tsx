import { SHORT_TEXT_MAX } from '#documents/limits.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { FurtherSection, PlacedSection, ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import { CORE_SECTIONS, PLACED_SECTION } from '#documents/resume/setting-fields.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { useFieldId } from '#editor/fields/use-field-focus.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { useDocumentList, useDocumentText } from '#editor/session/use-document-value.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { INCLUDE_FLAGS, withSectionSet } from '../../editing/section-moves.ts';
import { IncludeToggle } from './date-and-flag-fields.tsx';

/** The heading that a person gives a section which every resume has; empty, it has ours. */
export function OwnHeading({ path }: { path: string }) {
  const session = useEditorSession();
  const fieldId = useFieldId();
  const index = Number(path.split('.')[1]);
  const { entries: order } = useDocumentList<PlacedSection>('order');
  const { entries: sections } = useDocumentList<FurtherSection>('sections');
  const { value: language } = useDocumentText('settings.language');
  const { error } = useDocumentText(path);
  const { section, place } = sectionsInOrder({ order: [...order], sections: [...sections] })[index] ?? {};
  if (typeof section !== 'string' || !place) return null;
  const { heading } = place;
  const set = (typed: string) =>
    session.edit((content) => ({
      ...content,
      data: withSectionSet(content.data as ResumeData, index, { heading: typed }), // This editor's kind.
    }));
  return (
    <Field
      label={PLACED_SECTION.heading.label}
      id={fieldId(path)}
      error={error ?? tooLong(heading, SHORT_TEXT_MAX)}
      mark={<BaseMark at={path} where="field" />}
    >
      <TextInput
        value={heading}
        placeholder={languageOf(language).headings[section]}
        onChange={(event) => set(event.target.value)}
      />
    </Field>
  );
}

/** The heading of a further section; empty, it has that of its kind. */
export function SectionTitle({ path, ...props }: { path: string; label: string; className?: string }) {
  // The schema knows no other kinds.
  const kind = useDocumentText(path.replace(/title$/u, 'kind')).value as FurtherSectionKind;
  const { headings, untitledSection } = languageOf(useDocumentText('settings.language').value);
  return (
    <LineField {...props} path={path} placeholder={kind === 'custom' ? untitledSection : headings[kind]} />
  );
}

/** Whether a section is printed that every resume has. */
export function CoreInclude({ path }: { path: string }) {
  const core = CORE_SECTIONS.find((each) => INCLUDE_FLAGS[each] === path);
  return core && <IncludeToggle path={path} label={RESUME[INCLUDE_FLAGS[core]].label} />;
}
