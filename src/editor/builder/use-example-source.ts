import { useMemo } from 'react';
import type { Paper } from '#documents/fields.ts';
import { exampleName, type ExampleKind } from '#documents/samples/example-names.ts';
import { aFlag, fields } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import type { ExampleSource } from '#editor/session/open-document.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';

/** An example of the catalogue: its template, and its data, which is fetched when it is opened. */
export type CatalogExample<Data> = { templateId: string; load: () => Promise<Data> };

/**
 * The example that an address asks for, on the paper of this browser and in the template chosen beside it; null where
 * it asks for none of ours. `examples` must keep its identity.
 */
export function useExampleSource<Data extends { settings: { paper: Paper } }>(
  kind: ExampleKind,
  examples: Readonly<Record<string, CatalogExample<Data>>>,
  id: string | null,
  chosenTemplate: string | null,
  title: string,
): ExampleSource<Data> | null {
  return useMemo(() => {
    const example = id !== null && Object.hasOwn(examples, id) ? examples[id] : undefined;
    if (id === null || !example) return null;
    const { templateId, load } = example;
    return {
      load: async () => {
        const data = await load();
        const settings = { ...data.settings, paper: browserPaper() };
        return { title, templateId: chosenTemplate ?? templateId, data: { ...data, settings } };
      },
      onStart: () => countUse(exampleName(kind, id)),
    };
  }, [kind, examples, id, chosenTemplate, title]);
}

export const countExampleUse = apiCall<{ counted: boolean }>(
  'POST',
  '/api/examples/{id}/uses',
  fields({ counted: aFlag }),
);

/** A figure for other visitors; that it could not be raised is nobody's concern here. */
function countUse(name: string): void {
  countExampleUse({ params: { id: name } }).catch(() => undefined);
}
