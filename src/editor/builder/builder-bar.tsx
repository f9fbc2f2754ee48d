import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ArrowLeftIcon, DownloadIcon, ExpandIcon, MoreIcon } from '#ui/display/icons.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { STAYS_IN_SIGHT } from '#ui/page-frame/stays-in-sight.ts';
import { Tooltip } from '#ui/display/tooltip.tsx';

import { DASHBOARD, type BackFromEditor } from './way-back.ts';

type BuilderBarProps = {
  /** Where the way back leads. */
  back?: BackFromEditor;
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
export function BuilderBar({ back = DASHBOARD, heading, title, progress, status, actions }: BuilderBarProps) {
  return (
    <div
      className={classNames(
        'relative z-20 border-b border-line bg-sheet lg:sticky lg:top-16',
        STAYS_IN_SIGHT,
      )}
    >
      <div className="mx-auto w-full max-w-[104rem] px-4 lg:flex lg:min-h-16 lg:items-center lg:gap-x-4 lg:px-6 lg:py-2">
        <h1 className="visually-hidden">{heading}</h1>
        {/* Two rows on a small screen, one on a wide one. */}
        <div className="low-bar flex items-center gap-x-1 sm:gap-x-4 lg:contents">
          <Link
            to={back.to}
            state={back.state}
            className="-ml-3 inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-md px-2 text-sm font-semibold no-underline hover:bg-accent-wash lg:-ml-2"
          >
            <ArrowLeftIcon />
            {/* A phone's width is the title's. */}
            <span className="max-sm:visually-hidden lg:max-xl:visually-hidden">{back.label}</span>
          </Link>
          <div className="flex min-w-0 grow lg:min-w-32 lg:grow-0">{title}</div>
          <div className="ml-auto flex max-w-[55%] shrink-0 items-center justify-end gap-2 text-right lg:order-1 lg:max-w-64 lg:min-w-0 lg:shrink">
            {status}
          </div>
        </div>
        <div className="low-bar flex items-center gap-x-1 pb-2 max-[22rem]:gap-x-0 sm:gap-x-4 lg:contents">
          {progress}
          <div className="ml-auto flex shrink-0 items-center justify-end gap-1 sm:gap-2 lg:order-2 lg:ml-0">
            {actions}
          </div>
        </div>
      </div>
    </div>
  );
}

type SaveButtonProps = { saving: boolean; onSave: () => void; className?: string };

export function SaveButton({ saving, onSave, className }: SaveButtonProps) {
  return (
    <Button onClick={onSave} busy={saving} busyLabel="Saving..." {...(className && { className })}>
      Save
    </Button>
  );
}

type DownloadButtonProps = {
  label: string;
  /** Why it cannot be used; it then stays reachable, and says so to whoever rests on it, comes to it by key or presses it. */
  barred: string | null;
  downloading: boolean;
  /** Whether a phone has room for the picture alone. */
  narrow?: boolean;
  className?: string;
  onDownload: () => void;
};

export function DownloadButton(props: DownloadButtonProps) {
  const { label, barred, downloading, narrow = false, className, onDownload } = props;
  const button = (
    <Button
      variant="secondary"
      onClick={onDownload}
      busy={downloading}
      className={classNames(narrow && 'max-sm:w-11 max-sm:px-0!', className)}
      {...(barred !== null && { 'aria-disabled': true })}
    >
      {!downloading && <DownloadIcon />}
      <span className={classNames(narrow && 'max-sm:visually-hidden')}>{label}</span>
    </Button>
  );
  if (barred === null) return button;
  return (
    <Tooltip text={barred} side="bottom">
      {button}
    </Tooltip>
  );
}

/** The way to Word, text, data and pictures, beside the PDF; never locked, since text and data are free. */
export function MoreFormatsButton({ onShow }: { onShow: () => void }) {
  return (
    <Button variant="quiet" className="shrink-0 max-sm:hidden max-2xl:size-11 max-2xl:px-0!" onClick={onShow}>
      <MoreIcon className="size-5 shrink-0 2xl:hidden" />
      <span className="max-2xl:visually-hidden">More formats</span>
    </Button>
  );
}

/** The same below the form of a phone, whose bar has no room for it. */
export function MoreFormatsAtEnd({ onShow }: { onShow: () => void }) {
  return (
    <Button variant="secondary" className="w-full sm:hidden" onClick={onShow}>
      More formats
    </Button>
  );
}

export function FullScreenButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" className="shrink-0 max-[85rem]:size-11 max-[85rem]:px-0!" onClick={onClick}>
      <ExpandIcon className="size-5 shrink-0" />
      <span className="max-[85rem]:visually-hidden">Full Screen</span>
    </Button>
  );
}
