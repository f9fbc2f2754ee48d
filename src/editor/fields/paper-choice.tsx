import type { Paper } from '#documents/fields.ts';
import { fieldId } from './use-field-focus.ts';
import { SegmentedChoice } from '#ui/fields/segmented-choice.tsx';
import { useDocumentText } from '#editor/session/use-document-value.ts';

const PAPERS: readonly { value: Paper; label: string }[] = [
  { value: 'a4', label: 'A4' },
  { value: 'letter', label: 'US Letter' },
];

/** The sheet a document is set on. */
export function PaperChoice({ label, className }: { label: string; className?: string }) {
  const { value, change } = useDocumentText('settings.paper');
  return (
    <SegmentedChoice
      label={label}
      id={fieldId('settings.paper')}
      options={PAPERS}
      value={value}
      onChange={change}
      {...(className && { className })}
    />
  );
}
