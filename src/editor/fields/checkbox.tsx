type CheckboxProps = {
  label: string;
  /** Where something outside must find it. */
  id?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A yes or no among the fields of a document. */
export function Checkbox({ label, id, checked, onChange }: CheckboxProps) {
  return (
    <label className="inline-flex min-h-9 pointer-coarse:min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold has-disabled:cursor-not-allowed has-disabled:text-ink-faint">
      <input
        id={id}
        type="checkbox"
        className="size-5 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
