import type { ReactNode } from 'react';
import type { ShownLink } from './calls.ts';
import { linkLine, linkName, opensLine } from './link-texts.ts';

type LinkRowProps = {
  link: ShownLink;
  /** To which document it leads, where a list is of several. */
  leadsTo?: ReactNode;
  /** What can be done with it: its buttons. */
  children: ReactNode;
};

/** One link of a list: for whom it is, until when, how often it was opened, and what can be done with it. */
export function LinkRow({ link, leadsTo, children }: LinkRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere">{linkName(link)}</p>
        {leadsTo}
        <p className="text-sm text-ink-soft">{linkLine(link)}</p>
        <p className="text-sm text-ink-soft">{opensLine(link)}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}
