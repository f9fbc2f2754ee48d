import type { ShownLeft } from './calls.ts';
import { missingLine, standingLines } from './link-texts.ts';

/** What is left out of its field and stays in other texts, which may need it; and what there is nothing of. */
export function StandingNote({ left, noun }: { left: ShownLeft; noun: string }) {
  const lines = standingLines(left.standing);
  const missing = missingLine(left.missing ?? [], noun);
  return (
    <div role="status" className="grid gap-2">
      {missing && <p className="rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">{missing}</p>}
      {lines.length > 0 && (
        <div className="rounded-md bg-caution-wash px-3 py-2 text-sm text-caution">
          <p className="font-semibold">These also stand in other texts of your {noun}, and stay there:</p>
          <ul className="list-disc pl-5">
            {lines.map(({ value, places }) => (
              <li key={value} className="wrap-anywhere">
                “{value}” in {places}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
