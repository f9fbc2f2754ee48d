import { Button } from '#ui/buttons/button.tsx';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import type { Source } from '#documents/parser/parsed-resume.ts';
import { reportTexts } from '../content/report-texts.ts';
import { canBeShown, useMarks } from '#editor/file-pages/marks.ts';

/** More quotations than these make a list that nobody reads. */
const QUOTES = 3;

/** What stands at the places of a card. */
export function Quotes({ places }: { places: readonly Source[] }) {
  const quotes = places.filter(({ snippet }) => snippet.trim() !== '');
  if (quotes.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-1 border-l-2 border-line pl-3 text-sm text-ink-soft">
      {quotes.slice(0, QUOTES).map(({ snippet }, index) => (
        <li key={index} className="line-clamp-2 break-words">
          “{snippet}”
        </li>
      ))}
      {quotes.length > QUOTES && (
        <li className="text-ink-faint">{reportTexts.morePlaces(quotes.length - QUOTES)}</li>
      )}
    </ul>
  );
}

type ShowWhereProps = { id: string; title: string; places: readonly Source[]; file: ParsedFile };

/** The way from a card to its place on the page, where it has one. */
export function ShowWhere({ id, title, places, file }: ShowWhereProps) {
  const { active, show } = useMarks();
  if (!canBeShown(places, file)) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      className="mt-3 print:hidden"
      aria-pressed={active === id}
      aria-label={reportTexts.showWhereOf(title)}
      onClick={() => show(id)}
    >
      {reportTexts.showWhere}
    </Button>
  );
}
