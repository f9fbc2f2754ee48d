import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { fieldId } from './use-field-focus.ts';

type SettingSelectProps<Value> = {
  path: string;
  label: string;
  /** `lang` is the language of a label that is not in the page's. */
  options: readonly { value: Value; label: string; lang?: string }[];
  hint?: string;
  /** What a choice does; by itself it changes the value at the path. */
  onChoose?: (value: Value) => void;
  className?: string;
};

/** One of a few values of a document's settings; one that is not among them stays until another is chosen. */
export function SettingSelect<Value extends string | number>({
  path,
  label,
  options,
  hint,
  onChoose,
  className,
}: SettingSelectProps<Value>) {
  const session = useEditorSession();
  const whole = `data.${path}`;
  const value = useSession(session, ({ content }) => valueAt(content, whole));
  const listed = options.some((option) => option.value === value);
  const change = (next: Value) => session.edit((content) => withValueAt(content, whole, next));
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen);
    if (option) (onChoose ?? change)(option.value);
  };
  return (
    <Field label={label} id={fieldId(path)} {...(hint && { hint })} {...(className && { className })}>
      <Select value={String(value)} onChange={(event) => choose(event.target.value)}>
        {!listed && <option value={String(value)}>{String(value)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
