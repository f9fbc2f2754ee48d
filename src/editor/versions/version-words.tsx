import { DifferenceList, type DifferenceSide } from '#editor/merge/difference-list.tsx';
import { SideText } from '#editor/merge/side-text.tsx';
import type { ConflictWords } from '#editor/merge/conflict-words.ts';

/** Shows so many differences at once; more are counted. */
const SHOWN = 100;

/** In what two versions differ, as words. */
export function VersionWords({ differences }: { differences: readonly ConflictWords[] }) {
  return (
    <div className="max-w-4xl">
      <DifferenceList
        differences={differences}
        shown={SHOWN}
        mine="Then"
        theirs="Now"
        Side={Side}
        className="space-y-4"
      />
    </div>
  );
}

function Side({ name, text, other }: DifferenceSide) {
  return (
    <div className="rounded-md border border-line bg-sheet px-3 py-2">
      <p className="text-xs text-ink-soft">{name}</p>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        <SideText text={text} other={other} />
      </p>
    </div>
  );
}
