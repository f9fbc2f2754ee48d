import { SideText } from '#editor/merge/side-text.tsx';
import type { ConflictWords } from '#editor/merge/conflict-words.ts';

/** Shows so many differences at once; more are counted. */
const SHOWN = 100;

/** In what two versions differ, as words. */
export function VersionWords({ differences }: { differences: readonly ConflictWords[] }) {
  const more = differences.length - SHOWN;
  return (
    <div className="max-w-4xl">
      <ul aria-label="Differences" className="space-y-4">
        {differences.slice(0, SHOWN).map(({ name, mine: then, theirs: now }, index) => (
          <li key={index}>
            <p className="text-sm font-semibold">{name}</p>
            <div className="mt-1 grid gap-2 text-sm sm:grid-cols-2 sm:gap-3">
              <Side name="Then" text={then} other={now} />
              <Side name="Now" text={now} other={then} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          {more === 1 ? 'One more difference.' : `${more} more differences.`}
        </p>
      )}
    </div>
  );
}

function Side({ name, text, other }: { name: string; text: string; other: string }) {
  return (
    <div className="rounded-md border border-line bg-sheet px-3 py-2">
      <p className="text-xs text-ink-soft">{name}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <SideText text={text} other={other} />
      </p>
    </div>
  );
}
