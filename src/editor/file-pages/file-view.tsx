import { useEffect, useRef, useState } from 'react';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { scrollBehavior } from '#ui/scroll-behavior.ts';
import { FilePage, type PageDrawer } from './file-page.tsx';
import { fileTexts } from './file-texts.ts';
import { type Mark, useMarks } from './marks.ts';
import { PageLines } from './page-lines.tsx';

type FileViewProps = {
  file: ParsedFile;
  engine: PageDrawer;
  marks: readonly Mark[];
  onPick: (id: string) => void;
};

/** The file beside its report: its pages as they look, or its lines where it has none of its own (Word, text). */
export function FileView({ file, engine, marks, onPick }: FileViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const { active } = useMarks();
  const [isLarge, setIsLarge] = useState(false);
  useEffect(() => {
    if (active !== null) scrollToMark(box.current, active);
  }, [active]);
  return (
    <div
      ref={box}
      role="group"
      aria-label={fileTexts.yourFile}
      // Scrolled by the keyboard too.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="grid auto-rows-max gap-4 rounded-md p-1 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto"
    >
      {file.kind === 'pdf' ? (
        <>
          <Button
            variant="secondary"
            size="small"
            // On a wide screen a page is large enough to be read.
            className="justify-self-start lg:hidden"
            onClick={() => setIsLarge(!isLarge)}
          >
            {isLarge ? fileTexts.whole : fileTexts.larger}
          </Button>
          <div className="overflow-x-auto">
            <div className={classNames('grid gap-4', isLarge && 'max-lg:w-[250%] max-sm:w-[300%]')}>
              {file.pages.map((page) => (
                <FilePage key={page.number} {...{ file, page, engine, marks, onPick }} />
              ))}
            </div>
          </div>
        </>
      ) : (
        // What has no pages of its own is told by its lines alone.
        [...new Set(file.lines.map(({ page }) => page))].map((page) => (
          <PageLines key={page} file={file} page={page} marks={marks} onPick={onPick} />
        ))
      )}
    </div>
  );
}

/** Brings the marked place into the middle of the box it scrolls in; the page itself stays where it is. */
function scrollToMark(box: HTMLElement | null, id: string): void {
  const mark = box?.querySelector(`[data-mark="${CSS.escape(id)}"]`);
  if (!box || !mark || box.scrollHeight <= box.clientHeight) return;
  const frame = box.getBoundingClientRect();
  const place = mark.getBoundingClientRect();
  const isSeen = place.top >= frame.top + 16 && place.bottom <= frame.bottom - 16;
  if (!isSeen) box.scrollBy({ top: place.top - frame.top - frame.height / 2, behavior: scrollBehavior() });
}
