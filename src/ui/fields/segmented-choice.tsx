import { useId } from 'react';

type SegmentedChoiceProps = {
  label: string;
  /** Two or three short options. */
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Where something outside must find it. */
  id?: string;
  className?: string;
};

/** One of very few values, all in sight: radio buttons in one box, as high as the other controls. */
export function SegmentedChoice({ label, options, value, onChange, id, className }: SegmentedChoiceProps) {
  const name = useId();
  return (
    <fieldset id={id} className={className}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex min-h-11 divide-x divide-edge rounded-md border border-edge bg-sheet">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex flex-auto cursor-pointer items-center justify-center gap-2 px-2 text-base whitespace-nowrap sm:px-3 first:rounded-l-md last:rounded-r-md hover:bg-desk has-checked:bg-accent-wash has-disabled:cursor-not-allowed"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 accent-accent"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
