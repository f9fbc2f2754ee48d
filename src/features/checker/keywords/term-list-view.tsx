import type { ReadFile } from '#documents/readback/read-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { jobAdTexts } from '../content/job-ad-texts.ts';
import { reportTexts } from '../content/report-texts.ts';
import { canBeShown } from '../pages/marks.ts';
import { useMarks } from '../pages/marks-context.ts';
import type { NamedTerm, TermList } from './term-lists.ts';

/** Terms of one kind: those that are missing first, then those that are shown, and where. */
export function TermListView({ list: { kind, terms }, file }: { list: TermList; file: ReadFile }) {
  const there = terms.filter(({ places }) => places.length > 0);
  const missing = terms.filter(({ places }) => places.length === 0);
  return (
    <section aria-labelledby={`terms-${kind}`} className="mt-7">
      <h3 id={`terms-${kind}`} className="small-caps font-sans text-ink-faint">
        {jobAdTexts.kinds[kind]} · {jobAdTexts.count(there.length, terms.length)}
      </h3>
      <ul className="mt-2 border-t border-line">
        {[...missing, ...there].map((term) => (
          <TermRow key={term.id} term={term} file={file} />
        ))}
      </ul>
    </section>
  );
}

function TermRow({ term, file }: { term: NamedTerm; file: ReadFile }) {
  const { active, show } = useMarks();
  const { id, places, inSkillsOnly, aliases } = term;
  const isThere = places.length > 0;
  return (
    <li
      id={id}
      tabIndex={-1}
      className={classNames(
        '-mx-2 flex scroll-mt-24 break-inside-avoid flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2',
        active === id && 'rounded-sm bg-accent-wash outline-2 outline-accent',
      )}
    >
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold break-words">{term.term}</p>
        {isThere ? (
          <p className="text-sm text-ink-soft">
            {jobAdTexts.places(places.length)}
            {inSkillsOnly && ` ${jobAdTexts.inSkillsOnly}`}
          </p>
        ) : (
          aliases.length > 0 && (
            <p className="text-sm text-ink-faint">{jobAdTexts.aliases(aliases.slice(0, 4))}</p>
          )
        )}
      </div>
      <Badge tone={isThere ? (inSkillsOnly ? 'caution' : 'accent') : 'danger'}>
        {isThere ? (inSkillsOnly ? jobAdTexts.listedOnly : jobAdTexts.there) : jobAdTexts.missing}
      </Badge>
      {canBeShown(places, file) && (
        <Button
          size="small"
          variant="secondary"
          className="print:hidden"
          aria-pressed={active === id}
          aria-label={reportTexts.showWhereOf(term.term)}
          onClick={() => show(id)}
        >
          {reportTexts.showWhere}
        </Button>
      )}
    </li>
  );
}
