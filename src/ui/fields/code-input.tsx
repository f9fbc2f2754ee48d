import { useEffect, useRef } from 'react';
import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import { classNames } from '../class-names.ts';
import { useFieldControl } from './field.tsx';

export type CodeInputProps = {
  value: string;
  onChange: (value: string) => void;
  /** Called once the last digit is in. */
  onComplete?: (value: string) => void;
  length?: number;
  /** Takes the focus when it appears: for a step that has nothing else to do. */
  takesFocus?: boolean;
  disabled?: boolean;
};

/** A one-time code, one slot for each digit; a pasted code may carry spaces or dashes. Inside a `Field`. */
export function CodeInput({
  value,
  onChange,
  onComplete,
  length = 6,
  takesFocus = false,
  disabled = false,
}: CodeInputProps) {
  const control = useFieldControl({});
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return (
    <>
      {/* The package puts a style element into the page unless one of this name is there; ours are in app.css. */}
      <span id="input-otp-style" hidden />
      <OTPInput
        {...control}
        value={value}
        onChange={onChange}
        {...(onComplete ? { onComplete } : {})}
        maxLength={length}
        pattern={REGEXP_ONLY_DIGITS}
        pasteTransformer={(text) => text.replace(/\D/g, '')}
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={input}
        disabled={disabled}
        noScriptCSSFallback={null}
        pushPasswordManagerStrategy="none"
        containerClassName="flex w-full max-w-sm items-center"
        render={({ slots }) => (
          <div className="grid w-full grid-cols-6 gap-1.5 sm:gap-2.5">
            {slots.map((slot, index) => (
              <Slot key={index} {...slot} invalid={control['aria-invalid'] === true} />
            ))}
          </div>
        )}
      />
    </>
  );
}

function Slot({ char, isActive, hasFakeCaret, invalid }: SlotProps & { invalid: boolean }) {
  return (
    <div
      className={classNames(
        'flex aspect-5/6 items-center justify-center rounded-md border bg-sheet font-serif text-2xl tabular-nums transition-colors',
        invalid ? 'border-danger' : 'border-edge',
        isActive && 'border-accent outline-2 outline-accent',
      )}
    >
      {char ?? (hasFakeCaret ? <span className="h-7 w-0.5 animate-pulse bg-accent" /> : null)}
    </div>
  );
}
