import type { Ref } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { ShownVersion } from './version-calls.ts';
import { byDay, causeText, timeText } from './version-texts.ts';

type VersionListProps = {
  versions: readonly ShownVersion[];
  chosen: number | null;
  now: Date;
  onChoose: (version: number) => void;
  ref: Ref<HTMLDivElement>;
};

/** The versions that were kept, by day, the newest first. */
export function VersionList({ versions, chosen, now, onChoose, ref }: VersionListProps) {
  return (
    <div ref={ref} className="space-y-5">
      {byDay(versions, now).map(({ day, versions: ofDay }) => (
        <section key={day}>
          <h3 className="px-3 text-sm font-semibold text-ink-soft">{day}</h3>
          <ul aria-label={day} className="mt-1 space-y-1">
            {ofDay.map(({ version, savedAt, name, cause }) => (
              <li key={version}>
                <button
                  type="button"
                  aria-current={chosen === version || undefined}
                  onClick={() => onChoose(version)}
                  className={classNames(
                    'flex min-h-11 w-full flex-col rounded-md border px-3 py-2 text-left transition-colors',
                    chosen === version
                      ? 'border-accent bg-accent-wash'
                      : 'border-transparent hover:bg-accent-wash',
                  )}
                >
                  <span className="flex w-full items-baseline gap-2">
                    {name !== null && <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>}
                    <time
                      dateTime={savedAt}
                      className={classNames('shrink-0', name === null ? 'font-semibold' : 'ml-auto text-sm')}
                    >
                      {timeText(savedAt)}
                    </time>
                  </span>
                  <span className="text-sm text-ink-soft">{causeText(cause)}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
