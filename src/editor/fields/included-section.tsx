import type { ReactNode } from 'react';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { useFieldId } from './use-field-focus.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';

type IncludedSectionProps = {
  title: string;
  /** Where in the data it stands whether the section is printed. */
  flag: string;
  toggleLabel: string;
  intro?: string;
  /** What switching it on or off does, where that is more than the flag. */
  onInclude?: (included: boolean) => void;
  children: ReactNode;
};

/** A section of a document that can be left out; then nothing in it can be changed, and nothing of it is lost. */
export function IncludedSection({
  title,
  flag,
  toggleLabel,
  intro,
  onInclude,
  children,
}: IncludedSectionProps) {
  const [included, setIncluded] = useDocumentFlag(flag);
  const fieldId = useFieldId();
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="text-xl">{title}</h3>
        <Toggle
          id={fieldId(flag)}
          label={toggleLabel}
          checked={included}
          onCheckedChange={onInclude ?? setIncluded}
        />
      </div>
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at={flag} where="field" />
      </div>
      {intro && <p className="text-sm text-ink-soft">{intro}</p>}
      <fieldset disabled={!included} className="min-w-0 space-y-4">
        <legend className="visually-hidden">{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}
