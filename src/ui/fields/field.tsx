import { useId, useMemo, type ReactNode, createContext, use } from 'react';
import { classNames } from '../class-names.ts';

export type FieldProps = {
  label: string;
  /** Marks the field; enforcing it is the form's business. */
  required?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** Stands at the right of the label, such as a counter. */
  aside?: ReactNode;
  /** Buttons for the control; they stand at the right of the label. */
  tools?: ReactNode;
  /** What is told of the field beside its label; it may open below it. */
  mark?: ReactNode;
  /** The control's id, where something outside must find it. */
  id?: string;
  className?: string;
  /** One control of this folder; it takes id and aria attributes from here. */
  children: ReactNode;
};

/** A control with its visible label, hint and error. */
export function Field({
  label,
  required = false,
  hint,
  error,
  aside,
  tools,
  mark,
  id,
  className,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  const hasMore = [aside, tools].some(Boolean);
  const state = useMemo(
    () => ({
      id: controlId,
      describedBy: [errorId, hintId].filter(Boolean).join(' ') || undefined,
      invalid: errorId !== undefined,
      required,
    }),
    [controlId, errorId, hintId, required],
  );
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col gap-1.5',
        // Two texts to choose between need the whole row of a form in two columns.
        'sm:has-data-wide:col-span-full',
        className,
      )}
    >
      <div
        className={classNames('flex flex-wrap gap-x-1 text-sm', tools ? 'items-center' : 'items-baseline')}
      >
        <label htmlFor={controlId} className="font-semibold">
          {label}
        </label>
        {/* Outside the label: the mark is no part of the control's name, which says "required" by itself. */}
        {required && (
          <span aria-hidden="true" className="text-danger">
            *
          </span>
        )}
        {mark}
        {hasMore && (
          <div className="ml-auto flex flex-wrap items-center justify-end gap-x-1">
            {aside && <span className="text-xs text-ink-faint">{aside}</span>}
            {tools}
          </div>
        )}
      </div>
      <FieldContext value={state}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className="text-xs text-ink-faint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** What a field tells the control inside it. */
type FieldState = { id: string; describedBy: string | undefined; invalid: boolean; required: boolean };

const FieldContext = createContext<FieldState | null>(null);

type ControlProps = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling' | undefined;
  'aria-required'?: boolean | 'true' | 'false' | undefined;
};

/** The id and aria attributes of a control: its own where given, else those of the field around it. */
export function useFieldControl(own: ControlProps): ControlProps {
  const field = use(FieldContext);
  if (!field) return own;
  const describedBy = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (field.invalid || undefined),
    'aria-required': own['aria-required'] ?? (field.required || undefined),
  };
}

/** Said at once, and never enforced by cutting: what was pasted must not lose its end in silence. */
export function tooLong(text: string, max: number, what = 'saved'): string | undefined {
  return text.length > max ? `This is longer than the ${max} characters that can be ${what}.` : undefined;
}
