import { useId, type ReactNode } from 'react';

/** What a control needs to be tied to its label, hint and error. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** Marked as required; whether it is enforced is the form's matter. */
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: ReactNode;
  /** Shown at the right end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** For fields that something else points to. */
  id?: string | undefined;
  className?: string | undefined;
};

/** A labelled control with its hint and error; the control is made by the child from what it is given. */
export function Field({
  label,
  required,
  hint,
  error,
  aside,
  id,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const own = useId();
  const controlId = id ?? own;
  const hintId = hint ? `${own}-hint` : undefined;
  const errorId = error ? `${own}-error` : undefined;
  return (
    <div className={className}>
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="font-semibold">
          {label}
          {required && (
            <span className="text-rubric" aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </label>
        {aside && <span className="text-sm text-muted tabular-nums">{aside}</span>}
      </div>
      {children({
        id: controlId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
