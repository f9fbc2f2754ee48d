import { useId } from 'react';

type FilterRowProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value | null; label: string; count: number }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
};

/** One of a few kinds, each with how many there are. */
export function FilterRow<Value extends string>({ legend, options, value, onChange }: FilterRowProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="visually-hidden">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option.value ?? ''}
            className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line px-3 text-sm hover:border-accent has-checked:border-accent has-checked:bg-accent-wash has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="visually-hidden"
            />
            {option.label} <span className="text-ink-faint tabular-nums">{option.count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
