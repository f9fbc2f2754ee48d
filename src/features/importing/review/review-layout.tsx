import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FileTabHead } from '#editor/file-pages/file-tab-head.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import { FILE_TITLE, type ReviewTab, type useReviewMarks } from './use-review-marks.ts';

type ReviewLayoutProps = Pick<ReturnType<typeof useReviewMarks>, 'tab' | 'setTab' | 'back'> & {
  wide: boolean;
  form: ReactNode;
  /** The file; null where what was brought has no pages and lines of its own. */
  view: ReactNode;
};

/**
 * The fields beside the file, or each in a tab of its own where there is no room for both. Both are the same elements, so
 * that a window that changes its width closes nothing that was begun in the fields.
 */
export function ReviewLayout({ wide, form, view, tab, setTab, back }: ReviewLayoutProps) {
  return (
    // Radix hands back one of the values it was given.
    <Tabs
      value={view ? tab : 'fields'}
      onValueChange={(value) => setTab(value as ReviewTab)}
      className={classNames(
        'mt-4 min-w-0 lg:mt-6',
        view ? 'lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)] lg:gap-10' : 'max-w-4xl',
      )}
    >
      {view && (
        <TabList aria-label={reviewTexts.tabs.label} className="lg:hidden">
          <Tab value="fields">{reviewTexts.tabs.fields}</Tab>
          <Tab value="page">{reviewTexts.tabs.page}</Tab>
        </TabList>
      )}
      <Part value="fields" wide={wide}>
        <div className="grid min-w-0 content-start gap-6">{form}</div>
      </Part>
      {view && (
        <Part value="page" wide={wide} className="lg:sticky lg:top-20 lg:self-start">
          {wide ? (
            <h2 className="small-caps mb-3 font-sans text-ink-faint">{reviewTexts.yourFile}</h2>
          ) : (
            <FileTabHead
              id={FILE_TITLE}
              title={reviewTexts.yourFile}
              backLabel={reviewTexts.backToFields}
              onBack={back}
            />
          )}
          {(wide || tab === 'page') && view}
        </Part>
      )}
    </Tabs>
  );
}

type PartProps = { value: ReviewTab; wide: boolean; className?: string; children: ReactNode };

/** A panel of a tab; beside the other one it is none, and is reached by its fields. */
function Part({ value, wide, className, children }: PartProps) {
  return (
    <TabPanel
      value={value}
      forceMount
      {...(wide && { role: undefined, tabIndex: -1, 'aria-labelledby': undefined })}
      className={classNames('min-w-0 data-[state=inactive]:max-lg:hidden lg:pt-0', className)}
    >
      {children}
    </TabPanel>
  );
}
