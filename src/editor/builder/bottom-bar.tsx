import type { MouseEvent, ReactNode } from 'react';
import { KEEPS_MARK } from '#editor/preview/use-marked-field.ts';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { focusAsLastUsed } from '#ui/quiet-focus.ts';
import type { BuilderView } from './builder-layout.tsx';

/** The ways from one section to the next; null at either end. */
export type SectionSteps = { back: (() => void) | null; next: (() => void) | null };

type BottomBarProps = {
  view: BuilderView;
  onView: (view: BuilderView) => void;
  /** Of an editor with sections. */
  steps?: SectionSteps | undefined;
  /** What must stay within a thumb's reach besides. */
  children?: ReactNode;
};

/**
 * The bar at the end of a small screen: from section to section, and between editing and the preview. It stays above a
 * keyboard on the screen, and a step leaves the focus, and so the keyboard, where it is; between editing and the preview
 * the button keeps it, as the field that had it is hidden.
 */
export function BottomBar({ view, onView, steps, children }: BottomBarProps) {
  const editing = view === 'edit';
  return (
    <div
      {...KEEPS_MARK}
      role="group"
      aria-label="Steps"
      className="fixed inset-x-0 bottom-(--keyboard,0px) z-20 in-data-pages-zoomed:z-40 flex items-center gap-1 border-t border-line bg-sheet px-3 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] short:py-1 tiny:static sm:gap-3 sm:px-4"
    >
      {editing && steps && (
        <>
          <Step label="Back" go={steps.back} />
          {/* After the last section the preview follows, and stands where one pressed before. */}
          {steps.next && <Step label="Next" go={steps.next} />}
        </>
      )}
      <Button
        variant="secondary"
        className="grow px-1.5! text-sm"
        onMouseDown={keepFocus}
        onClick={({ currentTarget }) => {
          focusAsLastUsed(currentTarget);
          onView(editing ? 'preview' : 'edit');
        }}
      >
        {editing ? 'Preview' : 'Edit'}
      </Button>
      {children}
    </div>
  );
}

function Step({ label, go }: { label: string; go: (() => void) | null }) {
  return (
    <Button
      variant="quiet"
      // Before the first section its place stays empty, so that what stands beside it does not move under a finger.
      className={classNames('grow px-1.5! text-sm', go === null && 'invisible')}
      onMouseDown={keepFocus}
      onClick={() => go?.()}
    >
      {label}
    </Button>
  );
}

/** Buttons take the focus at the press of a mouse or a finger; then the keyboard on the screen goes. */
function keepFocus(event: MouseEvent): void {
  if (document.activeElement?.matches('input, textarea')) event.preventDefault();
}
