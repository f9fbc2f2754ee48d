import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon } from '../display/icons.tsx';

/** The bar above an editor: the way back, how far the document is, and what can be done with it. */
export function BuilderBar({ progress, actions }: { progress?: ReactNode; actions: ReactNode }) {
  return (
    <div className="z-20 border-b border-line bg-sheet lg:sticky lg:top-16">
      <div className="mx-auto flex min-h-16 w-full max-w-[104rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 lg:px-6">
        <Link
          to="/dashboard"
          className="-ml-2 inline-flex min-h-11 items-center gap-2 rounded-md px-2 text-sm font-semibold no-underline hover:bg-accent-wash"
        >
          <ArrowLeftIcon />
          Back to Dashboard
        </Link>
        {progress}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-2">{actions}</div>
      </div>
    </div>
  );
}
