import { useMemo } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import { browserPaper } from '#platform/document-store/builder/browser-paper.ts';
import type { ExampleSource } from '#platform/document-store/editing/open-example.ts';
import { readCarried } from '#platform/drafts/carried-resume.ts';
import { DEFAULT_TEMPLATE } from '../default-template.ts';

/** The resume that the checker has read, as a new document begins with it; null where none is being carried. */
export function useCarriedSource(
  from: string | null,
  template: string | null,
): ExampleSource<ResumeData> | null {
  return useMemo(() => {
    const carried = from === 'checker' ? readCarried() : null;
    if (!carried) return null;
    return {
      load: async () => {
        const settings = { ...carried.data.settings, paper: browserPaper() };
        return { title: '', templateId: template ?? DEFAULT_TEMPLATE, data: { ...carried.data, settings } };
      },
      onStart: () => undefined,
    };
  }, [from, template]);
}
