import { useEffect, useId, useState } from 'react';
import { useSession } from '#platform/document-store/builder/use-session.ts';
import { dropCarried, keepCarried, readCarried } from '#platform/drafts/carried-resume.ts';
import { Button } from '#ui/buttons/button.tsx';
import { placeOf } from '../../editing/field-map.ts';
import type { ResumeSession } from '../resume-session.ts';
import { doubtRows } from './doubts-left.ts';
import { importedTexts } from './imported-texts.ts';

type ConfirmReadProps = { session: ResumeSession; onGoTo: (field: string) => void };

/** Over a resume that was read from a file: the values that the machine was not sure of, to be looked at one by one. */
export function ConfirmRead({ session, onGoTo }: ConfirmReadProps) {
  const title = useId();
  const [kept, setKept] = useState(readCarried);
  const data = useSession(session, ({ content }) => content.data);
  const id = useSession(session, ({ stored }) => stored?.id ?? null);
  // What was carried belongs to the document that is made of it, and to no other.
  const isOurs = kept !== null && (kept.resumeId === null || kept.resumeId === id);
  const rows = isOurs ? doubtRows(kept, data) : [];
  const first = isOurs && kept.resumeId === null && id !== null && rows.length > 0;
  useEffect(() => {
    if (!first) return;
    setKept((kept) => {
      const saved = kept && { ...kept, resumeId: id };
      if (saved) keepCarried(saved);
      return saved;
    });
  }, [first, id]);

  if (!kept || rows.length === 0) return null;
  const left = rows.filter(({ settled }) => !settled).length;
  const settle = (field: string, settled: boolean) => {
    const others = kept.settled.filter((other) => other !== field);
    const next = { ...kept, settled: settled ? [...others, field] : others };
    keepCarried(next);
    setKept(next);
  };
  const finish = () => {
    dropCarried();
    setKept(null);
  };
  return (
    <section
      aria-labelledby={title}
      className="mb-5 rounded-md border border-caution-edge bg-caution-wash px-4 py-3 text-caution"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={title} className="font-sans text-base font-semibold tracking-normal">
          {importedTexts.title}
        </h2>
        <Button variant={left === 0 ? 'primary' : 'quiet'} size="small" onClick={finish}>
          {left === 0 ? importedTexts.done : importedTexts.hide}
        </Button>
      </div>
      <p role="status" className="text-sm">
        {importedTexts.left(left, rows.length)}
      </p>
      <ul className="mt-2 max-h-80 divide-y divide-caution-edge overflow-y-auto border-t border-caution-edge">
        {rows.map(({ origin, field, value, snippet, settled }) => (
          <li key={origin} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5 text-sm">
            <input
              type="checkbox"
              id={`confirm-${origin}`}
              checked={settled}
              onChange={({ target }) => settle(origin, target.checked)}
              aria-describedby={`confirm-${origin}-from`}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            <div className="min-w-0 grow basis-40">
              <label htmlFor={`confirm-${origin}`} className="break-words">
                {labelOf(field)}: <strong>{value}</strong>
              </label>
              <p id={`confirm-${origin}-from`} className="break-words">
                {importedTexts.readFrom(snippet)}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${importedTexts.goTo}: ${labelOf(field)}`}
              onClick={() => onGoTo(field)}
            >
              {importedTexts.goTo}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function labelOf(field: string): string {
  return placeOf(field)?.label ?? importedTexts.value;
}
