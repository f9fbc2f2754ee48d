import { useRef, useSyncExternalStore, type ComponentProps } from 'react';
import { IconButton } from '#ui/buttons/button.tsx';
import { CalendarIcon } from '../display/icons.tsx';
import { controlStyle } from './text-controls.tsx';
import { useFieldControl } from './field.tsx';

type MonthInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** What is shown: a month in words, or what is being typed. */
  text: string;
  onText: (text: string) => void;
  /** The month that the picker begins with, as `YYYY-MM`. */
  month: string;
  onPick: (month: string) => void;
};

const never = () => () => undefined;

/** A month, inside a `Field`: a line of text, with the browser's own picker beside it where there is one. */
export function MonthInput({ text, onText, month, onPick, className, ...rest }: MonthInputProps) {
  const picker = useRef<HTMLInputElement>(null);
  const picks = useSyncExternalStore(never, hasMonthPicker, () => false);
  return (
    <span className="relative block">
      <input
        placeholder="March 2019"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        {...useFieldControl(rest)}
        type="text"
        value={text}
        onChange={(event) => onText(event.target.value)}
        className={controlStyle('min-h-11 tabular-nums', picks ? 'pr-11' : undefined, className)}
      />
      {picks && (
        <>
          <input
            ref={picker}
            type="month"
            tabIndex={-1}
            aria-hidden="true"
            disabled={rest.disabled}
            value={month}
            onChange={(event) => onPick(event.target.value)}
            className="pointer-events-none absolute inset-y-0 right-0 w-11 opacity-0"
          />
          <IconButton
            label="Pick a month"
            // The keyboard types the month, which is quicker.
            tabIndex={-1}
            disabled={rest.disabled}
            onClick={() => picker.current?.showPicker()}
            className="absolute top-0 right-0 text-ink-soft"
          >
            <CalendarIcon />
          </IconButton>
        </>
      )}
    </span>
  );
}

/** Desktop Firefox and Safari have none: there the field of this type is a line of text like any other. */
function hasMonthPicker(): boolean {
  const probe = document.createElement('input');
  probe.type = 'month';
  return probe.type === 'month' && 'showPicker' in probe;
}
