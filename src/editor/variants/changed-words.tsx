import { SideText } from '#editor/merge/side-text.tsx';

type ChangedWordsProps = { name: string; text: string; other: string };

/** What stands on one side, with the words marked that the other side does not have. */
export function ChangedWords({ name, text, other }: ChangedWordsProps) {
  return (
    <p className="whitespace-pre-line wrap-anywhere">
      <span className="font-semibold text-ink-soft">{name}: </span>
      <SideText text={text} other={other} />
    </p>
  );
}
