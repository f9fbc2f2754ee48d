import { useState } from 'react';
import type { JobMatch } from '#documents/checks/keywords/match.ts';
import type { ReadFile } from '#documents/readback/read-file.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-controls.tsx';
import { jobAdTexts } from '../content/job-ad-texts.ts';
import { TermListView } from './term-list-view.tsx';
import { termLists } from './term-lists.ts';

type JobAdPanelProps = {
  /** The advertisement that the report was made with. */
  jobAd: string;
  /** Null without an advertisement. */
  match: JobMatch | null;
  file: ReadFile;
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
      {match && lists.length === 0 && <p className="mt-5 text-ink-soft">{jobAdTexts.nothingAsked}</p>}
      {lists.map((list) => (
        <TermListView key={list.kind} list={list} file={file} />
      ))}
    </section>
  );
}

function countOf({ kind, terms }: ReturnType<typeof termLists>[number]): string {
  const there = terms.filter(({ places }) => places.length > 0).length;
  return `${jobAdTexts.kinds[kind]}: ${jobAdTexts.count(there, terms.length)}.`;
}
