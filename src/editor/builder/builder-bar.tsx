import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon, DownloadIcon, ExpandIcon } from '#ui/display/icons.tsx';
import { Button } from '#ui/buttons/button.tsx';

type BuilderBarProps = {
  /** The page's own heading, for those who cannot see what it is. */
  heading: string;
  /** The document's title, and the way to change it. */
  title: ReactNode;
  progress?: ReactNode;
  /** How the writing stands. */
  status: ReactNode;
  actions: ReactNode;
};

/** The bar above an editor: the way back, how far the document is, and what can be done with it. */
export function BuilderBar({ heading, title, progress, status, actions }: BuilderBarProps) {
  return (
    <div className="z-20 border-b border-line bg-sheet lg:sticky lg:top-16">
      <div className="mx-auto flex min-h-16 w-full max-w-[104rem] flex-wrap items-center gap-x-4 px-4 py-2 lg:flex-nowrap lg:px-6">
        <h1 className="visually-hidden">{heading}</h1>
        {/* Two rows on a small screen, one on a wide one. */}
        <div className="flex w-full items-center gap-x-2 sm:gap-x-4 lg:contents">
          <Link
            to="/dashboard"
            className="-ml-2 inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-sm font-semibold no-underline hover:bg-accent-wash"
          >
            <ArrowLeftIcon />
            Back to Dashboard
          </Link>
          <div className="ml-auto flex min-w-0 items-center justify-end gap-2 text-right lg:order-1">
            {status}
          </div>
        </div>
        <div className="flex w-full min-w-0 lg:w-auto">{title}</div>
        {/* On the narrowest the actions stand in a row of their own. */}
        <div className="flex w-full flex-wrap items-center gap-x-2 sm:gap-x-4 lg:contents">
          {progress}
          <div className="ml-auto flex shrink-0 items-center justify-end gap-2 lg:order-2 lg:ml-0">
            {actions}
          </div>
        </div>
      </div>
    </div>
  );
}

type SaveButtonProps = { saving: boolean; onSave: () => void };

export function SaveButton({ saving, onSave }: SaveButtonProps) {
  return (
    <Button onClick={onSave} busy={saving} busyLabel="Saving...">
      Save
    </Button>
  );
}

type DownloadButtonProps = {
  label: string;
  /** Why it cannot be used; it then stays reachable, and pressing it says why. */
  disabled: boolean;
  downloading: boolean;
  size: 'small' | 'medium';
  onDownload: () => void;
};

export function DownloadButton({ label, disabled, downloading, size, onDownload }: DownloadButtonProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      onClick={onDownload}
      busy={downloading}
      {...(disabled && { 'aria-disabled': true })}
    >
      {!downloading && <DownloadIcon />}
      {label}
    </Button>
  );
}

export function FullScreenButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      <ExpandIcon />
      Full Screen
    </Button>
  );
}
