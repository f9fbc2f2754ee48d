import type { ReactNode } from 'react';
import { IconButton } from '../../buttons/icon-button.tsx';
import { ExpandIcon } from '../../display/icons.tsx';
import { FullScreenPreview } from './full-screen-preview.tsx';
import { PreviewPages } from './preview-pages.tsx';
import { PreviewProblemLine } from './preview-problem-line.tsx';
import { UnsupportedCharacters, type CharacterPlace } from './unsupported-characters.tsx';
import type { Preview } from './use-preview.ts';

type PreviewPanelProps = {
  preview: Preview;
  /** What the pages are of: "your resume". */
  subject: string;
  badge?: ReactNode;
  placeOf: (character: string) => CharacterPlace | undefined;
  onGoTo: (path: string) => void;
  fullScreen: boolean;
  onFullScreen: (on: boolean) => void;
};

/** The pages of a document while it is written, with what stands in their way. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { preview, subject, badge, placeOf, onGoTo, fullScreen, onFullScreen } = props;
  const { drawn, pictures, problem, retry } = preview;
  const pages = pictures?.length ?? 0;
  return (
    <section aria-label="Preview" className="flex h-full flex-col">
      <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-xl">Preview</h2>
        {badge}
        {pages > 0 && (
          <span className="text-sm text-ink-faint">{pages === 1 ? '1 page' : `${pages} pages`}</span>
        )}
        <IconButton
          label="Show the preview in full screen"
          className="ml-auto"
          onClick={() => onFullScreen(true)}
        >
          <ExpandIcon />
        </IconButton>
      </div>
      {problem && <PreviewProblemLine problem={problem} hasPages={pages > 0} onRetry={retry} />}
      <UnsupportedCharacters
        characters={drawn?.unsupportedCharacters ?? []}
        placeOf={placeOf}
        onGoTo={onGoTo}
      />
      <div
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by the keyboard
        tabIndex={0}
        role="region"
        aria-label="Pages"
        className="min-h-0 grow rounded-lg bg-desk p-3 sm:p-5 lg:overflow-y-auto lg:overscroll-contain"
      >
        <PreviewPages pictures={pictures} subject={subject} />
      </div>
      <FullScreenPreview open={fullScreen} onOpenChange={onFullScreen} badge={badge}>
        <PreviewPages pictures={pictures} subject={subject} />
      </FullScreenPreview>
    </section>
  );
}
