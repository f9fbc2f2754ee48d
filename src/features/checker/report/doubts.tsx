import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { reportTexts } from '../content/report-texts.ts';
import { useMarks } from '#editor/file-pages/marks.ts';
import type { NamedDoubt } from './findings-filter.ts';
import { Quotes, ShowWhere } from './places.tsx';

type DoubtsProps = { doubts: readonly NamedDoubt[]; file: ParsedFile };

/** What could not be told, apart from the findings: with what to look at, and no blame. */
export function Doubts({ doubts, file }: DoubtsProps) {
  if (doubts.length === 0) return null;
  return (
    <section aria-labelledby="doubts-title" className="mt-8">
      <h3 id="doubts-title" className="small-caps font-sans text-ink-faint">
        {reportTexts.doubts} · {doubts.length}
      </h3>
      <p className="mt-1 max-w-[70ch] text-sm text-ink-soft">{reportTexts.doubtsWhy}</p>
      <ul className="mt-2 grid gap-3">
        {doubts.map((doubt) => (
          <DoubtCard key={doubt.id} doubt={doubt} file={file} />
        ))}
      </ul>
    </section>
  );
}

function DoubtCard({ doubt, file }: { doubt: NamedDoubt; file: ParsedFile }) {
  const { active } = useMarks();
  const { id, group, title, lookAt, places } = doubt;
  return (
    <li
      id={id}
      tabIndex={-1}
      className={classNames(
        'scroll-mt-24 break-inside-avoid rounded-md border border-dashed border-edge bg-paper p-4',
        active === id && 'outline-2 outline-accent',
      )}
    >
      <p className="flex flex-wrap items-center gap-2 text-xs text-ink-faint">
        <Badge tone="plain">{reportTexts.doubtBadge}</Badge>
        {reportTexts.groups[group]}
      </p>
      <h4 className="mt-1.5 text-base font-semibold">{title}</h4>
      <p className="mt-1.5 text-sm">{lookAt}</p>
      <Quotes places={places} />
      <ShowWhere id={id} title={title} places={places} file={file} />
    </li>
  );
}
