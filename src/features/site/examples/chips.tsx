import { examples } from '../content/examples.ts';

type ChipsProps = { label: string; chips: readonly string[]; max?: number };

/** The first few of a list, and how many more there are. */
export function Chips({ label, chips, max = chips.length }: ChipsProps) {
  const hidden = chips.length - max;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5 text-xs">
      {chips.slice(0, max).map((chip) => (
        <li key={chip} className="rounded-full border border-line px-2.5 py-0.5">
          {chip}
        </li>
      ))}
      {hidden > 0 && <li className="px-1 py-0.5 text-ink-faint">{examples.more(hidden)}</li>}
    </ul>
  );
}
