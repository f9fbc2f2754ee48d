import { useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CheckIcon } from '#ui/display/icons.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import type { CountryAdvice, CountryPress } from './country-advice.ts';
import { COUNTRY_TEXTS } from './country-texts.ts';

type CountryRowProps = { row: CountryAdvice; onTake: (press: CountryPress) => void };

/** One piece of advice: that it is so already, or one press for each way to make it so. */
export function CountryRow({ row: { title, text, holds, presses }, onTake }: CountryRowProps) {
  const head = useRef<HTMLParagraphElement>(null);
  const take = (press: CountryPress) => {
    onTake(press);
    // The button goes once the document is so.
    focusIfLost(() => head.current);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p ref={head} tabIndex={-1} className="text-sm font-semibold">
          {title}
        </p>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      {holds === true && (
        <span className="flex min-h-8 shrink-0 items-center gap-1 text-sm text-ink-soft">
          <CheckIcon className="size-4" />
          {COUNTRY_TEXTS.done}
        </span>
      )}
      {holds === false && presses.length > 0 && (
        <div className="flex shrink-0 flex-wrap gap-2">
          {presses.map((press) => (
            <Button
              key={press.label}
              variant="secondary"
              size="small"
              aria-label={`${press.label}: ${title}`}
              onClick={() => take(press)}
            >
              {press.label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
