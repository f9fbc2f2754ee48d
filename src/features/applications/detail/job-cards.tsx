import { APPLICATION, APPLICATION_LINK } from '#documents/application/fields.ts';
import type { ApplicationLink } from '#documents/application/schema.ts';
import { emptyValues } from '#documents/fields.ts';
import { URL_MAX } from '#documents/limits.ts';
import { linkedAddress } from '#documents/text/links.ts';
import { urlWarning } from '#editor/fields/address-warnings.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { Card } from '#ui/display/card.tsx';
import { ProposalOf } from '../ad/proposal-line.tsx';
import type { ProposedField } from '../ad/proposed-fields.ts';

/** Where and what the job is. */
export function JobCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">The job</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <LineWithProposal field="position" />
        <LineWithProposal field="employer" />
        <LineWithProposal field="location" />
        <LineWithProposal field="salary" hint="As it is written in the ad." />
        <div className="sm:col-span-2">
          <AddressField path="url" label={APPLICATION.url.label} />
        </div>
      </div>
    </Card>
  );
}

type LineWithProposalProps = { field: Exclude<ProposedField, 'deadline'>; hint?: string };

/** A field, and what the ad says for it as long as it is empty. */
function LineWithProposal({ field, hint }: LineWithProposalProps) {
  const asked = onForm(APPLICATION[field]);
  return (
    <div className="min-w-0 space-y-1.5">
      <LineField path={field} {...asked} {...(hint && { hint })} />
      <ProposalOf field={field} label={asked.label} />
    </div>
  );
}

/** The address of something elsewhere, with the way there. */
function AddressField({ path, label }: { path: string; label: string }) {
  const { value } = useDocumentText(path);
  const address = linkedAddress(value)?.href;
  return (
    <LineField
      path={path}
      label={label}
      max={URL_MAX}
      inputMode="url"
      autoComplete="off"
      warn={urlWarning}
      hint={
        address && (
          <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
            Open it in a new tab
          </a>
        )
      }
    />
  );
}

/** What the person notes. */
export function NotesCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Your notes</h3>
      <LinesField path="notes" {...onForm(APPLICATION.notes)} rows={5} />
    </Card>
  );
}

/** Pages that belong to it: of the employer, of the people, of a test. */
export function LinksCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Links</h3>
      <EntryList<ApplicationLink>
        path="links"
        nameOf={({ label, url }, number) => label || url || `Link ${number}`}
        firstField="label"
        quiet
        adding={{ label: 'Add a link', make: () => ({ ...emptyValues(APPLICATION_LINK), id: newEntryId() }) }}
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <LineField path={`links.${index}.label`} {...onForm(APPLICATION_LINK.label)} />
            <AddressField path={`links.${index}.url`} label={APPLICATION_LINK.url.label} />
          </div>
        )}
      </EntryList>
    </Card>
  );
}
