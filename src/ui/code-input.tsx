import { OTPInput, REGEXP_ONLY_DIGITS, type SlotProps } from 'input-otp';
import type { Ref } from 'react';
import { classNames } from './class-names.ts';

type CodeInputProps = {
  label: string;
  length: number;
  value: string;
  onChange: (value: string) => void;
  onComplete?: (value: string) => void;
  disabled?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

/** One box a digit over a single real input, so that pasting and filling in a whole code works. */
export function CodeInput({ label, length, ...input }: CodeInputProps) {
  return (
    <OTPInput
      {...input}
      aria-label={label}
      maxLength={length}
      pattern={REGEXP_ONLY_DIGITS}
      inputMode="numeric"
      autoComplete="one-time-code"
      pasteTransformer={(pasted) => pasted.replace(/\D/g, '')}
      containerClassName="flex justify-center gap-2 has-disabled:opacity-60"
      render={({ slots }) => slots.map((slot, index) => <Slot key={index} {...slot} />)}
    />
  );
}

function Slot({ char, isActive, hasFakeCaret }: SlotProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'flex h-14 w-full max-w-12 items-center justify-center rounded-control border bg-sheet font-serif text-2xl tabular-nums',
        isActive ? 'border-focus outline-2 outline-focus' : 'border-control',
      )}
    >
      {char ?? (hasFakeCaret ? <span className="h-7 w-px animate-[pulse-tint_1s_infinite] bg-ink" /> : null)}
    </div>
  );
}
