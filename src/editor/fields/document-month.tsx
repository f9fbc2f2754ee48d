import { isMonth } from '#documents/text/months.ts';
import { MonthField } from './month-field.tsx';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { fieldId } from './use-field-focus.ts';

type DocumentMonthProps = {
  path: string;
  label: string;
  /** Stands in place of the month, which then cannot be changed: "Present". */
  instead?: string | undefined;
};

/** A month of the document's data. */
export function DocumentMonth({ path, label, instead }: DocumentMonthProps) {
  const { value, error, change } = useDocumentText(path);
  return (
    <MonthField
      label={label}
      id={fieldId(path)}
      value={value}
      isMonth={isMonth}
      onChange={change}
      instead={instead}
      error={error}
    />
  );
}
