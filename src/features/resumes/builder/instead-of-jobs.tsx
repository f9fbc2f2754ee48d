import { RESUME } from '#documents/resume/fields.ts';
import type { FurtherSection } from '#documents/resume/schema.ts';
import { fieldId, useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { NO_JOBS_TEXTS } from '../content/no-jobs.ts';
import { sectionKind } from '../content/section-kinds.ts';
import { INSTEAD_OF_JOBS } from '../editing/no-jobs.ts';
import { addingItem, SectionItems } from './section-items.tsx';
import { useSectionAdding } from './use-section-adding.ts';

type Kind = (typeof INSTEAD_OF_JOBS)[number];

/** What somebody without jobs fills in where jobs would stand: projects and volunteering, right here. */
export function InsteadOfJobs({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{RESUME.employment.label}</h3>
        <Toggle
          id={fieldId('includeEmployment')}
          label={RESUME.includeEmployment.label}
          checked={false}
          onCheckedChange={onTakeBack}
        />
      </div>
      <div className="space-y-2 text-sm text-ink-soft">
        <p>{NO_JOBS_TEXTS.intro}</p>
        <Button variant="secondary" size="small" onClick={onTakeBack}>
          {NO_JOBS_TEXTS.takeBack}
        </Button>
      </div>
      {INSTEAD_OF_JOBS.map((kind) => (
        <Instead key={kind} kind={kind} />
      ))}
      <section aria-labelledby="instead-courses" className="space-y-1">
        <h4 id="instead-courses" className="font-serif text-lg font-semibold">
          {NO_JOBS_TEXTS.courses.heading}
        </h4>
        <p className="text-sm text-ink-soft">{NO_JOBS_TEXTS.courses.text}</p>
      </section>
    </div>
  );
}

/** The entries of one kind; the section comes with the first of them. */
function Instead({ kind }: { kind: Kind }) {
  const { entries: sections } = useDocumentList<FurtherSection>('sections');
  const addSection = useSectionAdding();
  const focusField = useFieldFocus();
  const index = sections.findIndex((section) => section.kind === kind);
  const heading = `instead-${kind}`;
  return (
    <section aria-labelledby={heading} className="space-y-3">
      <div>
        <h4 id={heading} className="font-serif text-lg font-semibold">
          {sectionKind(kind).name}
        </h4>
        <p className="text-sm text-ink-soft">{NO_JOBS_TEXTS[kind]}</p>
      </div>
      {index < 0 ? (
        <Button variant="secondary" onClick={() => focusField(`sections.${addSection(kind)}.items.0.title`)}>
          <PlusIcon />
          {addingItem(kind)}
        </Button>
      ) : (
        <SectionItems section={index} kind={kind} />
      )}
    </section>
  );
}
