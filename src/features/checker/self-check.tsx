import { useEffect, useRef, useState } from 'react';
import { PageSection } from '#ui/page-frame/page-parts.tsx';
import { selfCheck } from './content/checker.ts';
import { faults, spellingStudy } from './content/faults.ts';

/**
 * What a person can look for by hand. The boxes are the page's own and keep their ticks where no script runs; script
 * only counts them.
 */
export function SelfCheck() {
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState(0);
  const count = () => setDone(list.current?.querySelectorAll('input:checked').length ?? 0);
  // Some may have been ticked before the page came alive, or been kept by the browser over a reload.
  useEffect(count, []);
  return (
    <PageSection title={selfCheck.title} id="self-check">
      <p className="-mt-4 max-w-[62ch] text-lg text-ink-soft">{selfCheck.text}</p>
      <ul ref={list} onChange={count} className="mt-8 grid gap-x-12 lg:grid-cols-2">
        {faults.map(({ id, title, how }) => (
          <li key={id} className="relative flex gap-3.5 border-t border-line py-4">
            <input
              type="checkbox"
              id={`fault-${id}`}
              aria-describedby={`fault-${id}-how`}
              className="mt-0.5 size-5.5 shrink-0 accent-accent"
            />
            <div>
              <label
                htmlFor={`fault-${id}`}
                className="font-semibold pointer-coarse:after:absolute pointer-coarse:after:inset-0"
              >
                {title}
              </label>
              <p id={`fault-${id}-how`} className="mt-1 text-ink-soft">
                {how}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="border-t border-line pt-4 font-semibold noscript:hidden">
        {selfCheck.done(done, faults.length)}
      </p>
      <p className="mt-4 max-w-[62ch] text-sm text-ink-faint">
        {spellingStudy.text}{' '}
        <a href={spellingStudy.url} className="underline">
          {spellingStudy.source}
        </a>
      </p>
    </PageSection>
  );
}
