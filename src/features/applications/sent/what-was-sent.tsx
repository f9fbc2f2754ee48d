import { useQuery } from '@tanstack/react-query';
import { changesSinceSent } from '#documents/application/since-sent.ts';
import { valuesIn } from '#documents/fields.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { wholeSent } from './calls.ts';
import type { SentReceipt } from './contract.ts';
import { placesIn } from './differing-places.ts';

type WhatWasSentProps = { receipt: SentReceipt; kinds: DeskKinds };

/** The ad as it was, and in what the documents differ by now from what was sent. */
export function WhatWasSent({ receipt, kinds }: WhatWasSentProps) {
  const { applicationId, id, resume, letter } = receipt;
  const { data: whole, error } = useQuery({
    queryKey: [wholeSent.path, applicationId, id],
    queryFn: ({ signal }) => wholeSent({ params: { id: applicationId, sentId: id }, signal }),
  });
  if (!whole)
    return <p role="status">{error ? 'What was kept could not be loaded.' : 'Loading what was kept...'}</p>;
  return (
    <div className="space-y-4">
      {resume && <Since name="The resume" kind={kinds.resume} sent={resume} data={whole.data.resume} />}
      {letter && <Since name="The letter" kind={kinds.letter} sent={letter} data={whole.data.letter} />}
      <section>
        <h3 className="text-base">The ad, as it was</h3>
        {whole.ad.trim() === '' ? (
          <p className="text-sm text-ink-soft">No ad was kept with the application.</p>
        ) : (
          <p
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by key.
            tabIndex={0}
            className="mt-1 max-h-72 overflow-y-auto rounded-md border border-line px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap"
          >
            {whole.ad}
          </p>
        )}
      </section>
    </div>
  );
}

type SinceProps = {
  name: string;
  kind: AnyKind;
  sent: NonNullable<SentReceipt['resume']>;
  data: unknown;
};

/** How a document stands to what was sent of it. */
function Since({ name, kind, sent, data }: SinceProps) {
  const { data: now, error } = useQuery({
    queryKey: ['differs-since', kind.name, sent.documentId],
    queryFn: ({ signal }) => kind.gateway.read(sent.documentId, signal),
    retry: false,
    gcTime: 0,
  });
  const places = now && [
    ...new Set(
      placesIn(
        kind.fields,
        changesSinceSent(
          kind.fields,
          { templateId: sent.templateId, data: kind.prepare(valuesIn(data)) },
          { templateId: now.templateId, data: now.data },
        ),
      ),
    ),
  ];
  return (
    <section>
      <h3 className="text-base">{name}</h3>
      <p className="text-sm wrap-anywhere">“{sent.title}”</p>
      <p className="text-sm" role="status">
        {places ? differsText(places) : untoldText(error)}
      </p>
    </section>
  );
}

function differsText(places: readonly string[]): string {
  if (places.length === 0) return 'It is still as you sent it.';
  const count = places.length === 1 ? 'one place' : `${places.length} places`;
  return `It differs from what you sent in ${count}: ${places.join(', ')}.`;
}

function untoldText(error: Error | null): string {
  if (!error) return 'Comparing it with the present one...';
  const isGone = error instanceof ApiError && error.code === 'not_found';
  return isGone ? 'It was deleted since.' : 'The present one could not be loaded.';
}
