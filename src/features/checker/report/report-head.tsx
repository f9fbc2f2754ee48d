import type { Ref } from 'react';
import type { ReadFile } from '#documents/readback/read-file.ts';
import type { ReadIntoData } from '#documents/readback/to-data/to-data.ts';
import { Button } from '#ui/buttons/button.tsx';
import { fileSize } from '../choose/file-size.ts';
import { reportTexts } from '../content/report-texts.ts';
import { BuilderButton } from './builder-button.tsx';

type ReportHeadProps = {
  ref: Ref<HTMLHeadingElement>;
  chosen: File;
  file: ReadFile;
  carry: () => Promise<ReadIntoData>;
  onAnother: () => void;
};

/** What the report is about, and what can be done with it. */
export function ReportHead({ ref, chosen, file, carry, onAnother }: ReportHeadProps) {
  const facts = [
    reportTexts.kinds[file.kind],
    ...(file.kind === 'pdf' ? [reportTexts.pages(file.pages.length)] : []),
    fileSize(chosen.size),
  ];
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0">
        <h1 ref={ref} id="report-title" tabIndex={-1} className="text-3xl outline-none">
          {reportTexts.title}
        </h1>
        <p className="mt-2 break-words text-ink-soft">
          <span className="font-semibold text-ink">{chosen.name}</span> · {facts.join(' · ')}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <BuilderButton carry={carry} />
        <Button variant="secondary" onClick={() => window.print()}>
          {reportTexts.print}
        </Button>
        <Button variant="secondary" onClick={onAnother}>
          {reportTexts.another}
        </Button>
      </div>
    </header>
  );
}
