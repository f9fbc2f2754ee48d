import { TextArea } from '#ui/fields/text-controls.tsx';
import { useState } from 'react';
import type { JobMatch } from '#documents/checks/keywords/job-match.ts';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';

import { jobAdTexts } from '../content/checker-texts.ts';
import { termLists, type NamedTerm, type TermList } from './term-lists.ts';
import { classNames } from '#ui/class-names.ts';
import { Badge } from '#ui/display/badge.tsx';
import { reportTexts } from '../content/report-texts.ts';
import { canBeShown, useMarks } from '#editor/file-pages/marks.ts';

type JobAdPanelProps = {
  /** The advertisement that the report was made with. */
  jobAd: string;
  /** Null without an advertisement. */
  match: JobMatch | null;
  file: ParsedFile;
  onCompare: (jobAd: string) => Promise<void>;
};

/** The resume beside an advertisement: what it asks for, and where the resume shows it. */
export function JobAdPanel({ jobAd, match, file, onCompare }: JobAdPanelProps) {
  const [text, setText] = useState(jobAd);
  const [comparing, setComparing] = useState(false);
  const lists = termLists(match);
  const compare = async () => {
    setComparing(true);
    await onCompare(text);
    setComparing(false);
  };
  return (
    <section aria-labelledby="job-ad-title" className={match ? undefined : 'print:hidden'}>
      <h2 id="job-ad-title" className="text-2xl">
        {jobAdTexts.title}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{jobAdTexts.text}</p>
      <div className="mt-5 print:hidden">
        <Field label={jobAdTexts.label} hint={jobAdTexts.hint}>
          <TextArea
            rows={6}
            className="max-h-64!"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button
          className="mt-3"
          busy={comparing}
          busyLabel={jobAdTexts.comparing}
          disabled={text.trim() === ''}
          onClick={() => void compare()}
        >
          {jobAdTexts.compare}
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {match && jobAdTexts.compared(lists.flatMap(countOf))}
      </span>
      {match && (
        <p className="mt-6 rounded-md border border-line bg-sheet px-4 py-3 text-sm">
          {jobAdTexts.titles[match.title.match](match.title.wanted ?? '')}
        </p>
      )}
      {match && lists.length === 0 && (
        <p className="mt-5 text-ink-soft">{match.isRead ? jobAdTexts.nothingAsked : jobAdTexts.unread}</p>
      )}
      {lists.map((list) => (
        <TermListView key={list.kind} list={list} file={file} />
      ))}
      {match && match.notUnderstood.length > 0 && <NotUnderstood lines={match.notUnderstood} />}
    </section>
  );
}

/** What the ad asks for besides, so that no count seems to be all of it. */
function NotUnderstood({ lines }: { lines: readonly string[] }) {
  return (
    <section aria-labelledby="terms-not-understood" className="mt-7">
      <h3 id="terms-not-understood" className="small-caps font-sans text-ink-faint">
        {jobAdTexts.notUnderstood} · {lines.length}
      </h3>
      <p className="mt-2 text-sm text-ink-soft">{jobAdTexts.notUnderstoodText}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line} className="break-words">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

function countOf({ kind, terms }: ReturnType<typeof termLists>[number]): string {
  const there = terms.filter(({ places }) => places.length > 0).length;
  return `${jobAdTexts.kinds[kind]}: ${jobAdTexts.count(there, terms.length)}.`;
}

/** Terms of one kind: those that are missing first, then those that are shown, and where. */
function TermListView({ list: { kind, terms }, file }: { list: TermList; file: ParsedFile }) {
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

function TermRow({ term, file }: { term: NamedTerm; file: ParsedFile }) {
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
