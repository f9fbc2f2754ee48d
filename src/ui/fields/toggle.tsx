import { Switch } from 'radix-ui';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

export type ToggleProps = {
  label: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** A line below the label. */
  hint?: string;
  disabled?: boolean;
  /** The switch's id, where something outside must find it. */
  id?: string;
  className?: string;
};

/** A switch that takes effect at once. */
export function Toggle({
  label,
  checked,
  onCheckedChange,
  hint,
  disabled,
  id: given,
  className,
}: ToggleProps) {
  const generated = useId();
  const id = given ?? generated;
  return (
    <div className={classNames('flex items-start gap-3', className)}>
      <Switch.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative mt-0.5 h-6 w-11 shrink-0 after:absolute after:inset-x-0 after:-inset-y-3 rounded-full border border-edge bg-desk p-0.5 transition-colors disabled:opacity-55 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
      >
        <Switch.Thumb className="block size-4.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent" />
      </Switch.Root>
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-ink-faint">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
