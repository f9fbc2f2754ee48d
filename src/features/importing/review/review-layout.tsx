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

/** The fields beside the file, or each in a tab of its own where there is no room for both. */
export function ReviewLayout({ wide, form, view, tab, setTab, back }: ReviewLayoutProps) {
  if (wide || !view) {
    return (
      <div
        className={classNames(
          'mt-6 gap-10',
          view ? 'lg:grid lg:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]' : 'max-w-4xl',
        )}
      >
        <div className="grid min-w-0 content-start gap-6">{form}</div>
        {view && (
          <div className="sticky top-20 min-w-0 self-start">
            <h2 className="small-caps mb-3 font-sans text-ink-faint">{reviewTexts.yourFile}</h2>
            {view}
          </div>
        )}
      </div>
    );
  }
  return (
    // Radix hands back one of the values it was given.
    <Tabs value={tab} onValueChange={(value) => setTab(value as ReviewTab)} className="mt-4 min-w-0">
      <TabList aria-label={reviewTexts.tabs.label}>
        <Tab value="fields">{reviewTexts.tabs.fields}</Tab>
        <Tab value="page">{reviewTexts.tabs.page}</Tab>
      </TabList>
      <TabPanel value="fields" forceMount className="data-[state=inactive]:hidden">
        <div className="grid gap-6">{form}</div>
      </TabPanel>
      <TabPanel value="page">
        <FileTabHead
          id={FILE_TITLE}
          title={reviewTexts.yourFile}
          backLabel={reviewTexts.backToFields}
          onBack={back}
        />
        {view}
      </TabPanel>
    </Tabs>
  );
}
