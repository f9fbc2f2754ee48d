import { changedPart } from './changed-part.ts';

/** A text of one version, in which the words are marked that the other one does not have. */
export function SideText({ text, other }: { text: string; other: string }) {
  const { before, changed, after } = changedPart(text, other);
  return (
    <>
      {before}
      {/* Without a counterpart all of it is new, which needs no mark. */}
      {other && changed ? (
        <mark className="rounded-sm bg-caution-wash font-semibold text-ink">{changed}</mark>
      ) : (
        changed
      )}
      {after}
      {!text && <span className="text-ink-soft">Nothing</span>}
    </>
  );
}
