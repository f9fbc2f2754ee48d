import type { ShownStanding } from './calls.ts';
import { standingLines } from './link-texts.ts';

/** What is left out of its field and stays in other texts, which may need it. */
export function StandingNote({ standing, noun }: { standing: readonly ShownStanding[]; noun: string }) {
  const lines = standingLines(standing);
  return (
    <div role="status">
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
