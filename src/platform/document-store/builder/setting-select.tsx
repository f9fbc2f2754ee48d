import { valueAt, withValueAt } from '../editing/content.ts';
import { useSession } from './use-session.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useEditorSession } from './editor-context.ts';
import { fieldId } from '#ui/editor/use-field-focus.ts';

type Value = string | number;

type SettingSelectProps = {
  path: string;
  label: string;
  options: readonly { value: Value; label: string }[];
};

/** One of a few values of a document's settings; one that is not among them stays until another is chosen. */
export function SettingSelect({ path, label, options }: SettingSelectProps) {
  const session = useEditorSession();
  const whole = `data.${path}`;
  const value = useSession(session, ({ content }) => valueAt(content, whole));
  const listed = options.some((option) => option.value === value);
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen);
    if (option) session.edit((content) => withValueAt(content, whole, option.value));
  };
  return (
    <Field label={label} id={fieldId(path)}>
      <Select value={String(value)} onChange={(event) => choose(event.target.value)}>
        {!listed && <option value={String(value)}>{String(value)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
