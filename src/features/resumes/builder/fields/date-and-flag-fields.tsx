import { Checkbox } from '#editor/fields/checkbox.tsx';
import { DocumentMonth } from '#editor/fields/month-field.tsx';
import { useFieldId } from '#editor/fields/use-field-focus.ts';
import { useDocumentFlag } from '#editor/session/use-document-value.ts';
import { Toggle } from '#ui/fields/toggle.tsx';

type LabelledProps = { path: string; label: string };

/** When something ended. Where it is said to go on, that stands in place of the date. */
export function EndDate({ path, label, mayGoOn = true }: LabelledProps & { mayGoOn?: boolean }) {
  const [current, setCurrent] = useDocumentFlag(path.replace(/\.[^.]+$/u, '.current'));
  return (
    <DocumentMonth
      path={path}
      label={label}
      instead={current ? 'Present' : undefined}
      onPresent={mayGoOn || current ? () => setCurrent(true) : undefined}
    />
  );
}

/** A yes or no of an entry. */
export function FlagField({ path, label }: LabelledProps) {
  const [on, setOn] = useDocumentFlag(path);
  const fieldId = useFieldId();
  return <Checkbox id={fieldId(path)} label={label} checked={on} onChange={setOn} />;
}

/** Whether a section is printed. */
export function IncludeToggle({ path, label }: LabelledProps) {
  const [included, setIncluded] = useDocumentFlag(path);
  const fieldId = useFieldId();
  return <Toggle id={fieldId(path)} label={label} checked={included} onCheckedChange={setIncluded} />;
}
