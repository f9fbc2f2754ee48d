import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { classNames } from '#ui/class-names.ts';
import { linesOf, type Mark, useMarks } from './marks.ts';

const TONES: Record<Mark['tone'], string> = {
  plain: 'bg-accent-wash outline-accent',
  caution: 'bg-caution-wash outline-caution-edge',
  danger: 'bg-danger-wash outline-danger',
};

type PageLinesProps = {
  file: ParsedFile;
  page: number;
  marks: readonly Mark[];
  onPick: (id: string) => void;
};

/** The lines of a page in the order in which they were read, where there is no picture of it. */
export function PageLines({ file, page, marks, onPick }: PageLinesProps) {
  const { active } = useMarks();
  const marked = new Map<number, Mark>();
  for (const mark of marks) {
    for (const line of linesOf(mark)) if (!marked.has(line) || mark.id === active) marked.set(line, mark);
  }
  return (
    <ol className="grid gap-0.5 rounded-sm bg-sheet p-5 text-sm shadow-sheet sm:p-7">
      {file.lines
        .filter((line) => line.page === page)
        .map(({ index, text, bullet, bold, fontSize, allCaps }) => {
          const mark = marked.get(index);
          const isActive = mark?.id === active;
          return (
            // Picked by the pointer alone: the keyboard goes from the value to its line.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
            <li
              key={index}
              data-mark={isActive ? mark?.id : undefined}
              onClick={mark && (() => onPick(mark.id))}
              className={classNames(
                'rounded-sm px-1',
                bullet !== '' && 'ml-4 list-disc',
                (bold || allCaps || fontSize > 13) && 'mt-2 font-semibold',
                mark && isActive && `${TONES[mark.tone]} outline-2`,
                mark && !isActive && 'cursor-pointer hover:bg-accent-wash',
              )}
            >
              {text}
            </li>
          );
        })}
    </ol>
  );
}
