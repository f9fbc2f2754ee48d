import { Switch } from 'radix-ui';
import { useId, type ReactNode } from 'react';

type ToggleProps = {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A switch with its label. */
export function Toggle({ label, checked, onChange, disabled }: ToggleProps) {
  const id = useId();
  return (
    <div className="inline-flex items-center gap-2.5">
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        className="h-6 w-11 shrink-0 rounded-full border border-control bg-tint p-0.5 transition data-[state=checked]:border-solid data-[state=checked]:bg-solid"
      >
        <Switch.Thumb className="block size-4.5 rounded-full bg-control transition data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-solid" />
      </Switch.Root>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
    </div>
  );
}

/** A checkbox with its label, for a yes or no among fields. */
export function Checkbox({ label, checked, onChange, disabled }: ToggleProps) {
  return (
    <label className="inline-flex min-h-9 items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 accent-solid"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
