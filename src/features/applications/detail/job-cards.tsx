import { APPLICATION, APPLICATION_CONTACT, APPLICATION_LINK } from '#documents/application/fields.ts';
import type { ApplicationContact, ApplicationLink } from '#documents/application/schema.ts';
import { emptyValues } from '#documents/fields.ts';
import { URL_MAX } from '#documents/limits.ts';
import { linkedAddress } from '#documents/text/links.ts';
import { emailWarning, urlWarning } from '#editor/fields/address-warnings.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField, LinesField } from '#editor/fields/text-field.tsx';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { Card } from '#ui/display/card.tsx';

/** Where and what the job is. */
export function JobCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">The job</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField path="position" {...onForm(APPLICATION.position)} />
        <LineField path="employer" {...onForm(APPLICATION.employer)} />
        <LineField path="location" {...onForm(APPLICATION.location)} />
        <LineField path="salary" {...onForm(APPLICATION.salary)} hint="As it is written in the ad." />
        <div className="sm:col-span-2">
          <AddressField path="url" label={APPLICATION.url.label} />
        </div>
      </div>
    </Card>
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

/** What the ad says, and what the person notes. */
export function TextCards() {
  return (
    <>
      <Card padding="snug">
        <h3 className="mb-4 text-xl">What the ad says</h3>
        <LinesField
          path="ad"
          {...onForm(APPLICATION.ad)}
          rows={12}
          hint="Paste the whole text: ads are taken down, and the interview comes later."
        />
      </Card>
      <Card padding="snug">
        <h3 className="mb-4 text-xl">Your notes</h3>
        <LinesField path="notes" {...onForm(APPLICATION.notes)} rows={5} />
      </Card>
    </>
  );
}

/** People at the employer's. */
export function ContactsCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Contacts</h3>
      <EntryList<ApplicationContact>
        path="contacts"
        nameOf={({ name }, number) => name || `Contact ${number}`}
        firstField="name"
        quiet
        adding={{
          label: 'Add a contact',
          make: () => ({ ...emptyValues(APPLICATION_CONTACT), id: newEntryId() }),
        }}
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <LineField path={`contacts.${index}.name`} {...onForm(APPLICATION_CONTACT.name)} />
            <LineField
              path={`contacts.${index}.email`}
              {...onForm(APPLICATION_CONTACT.email)}
              type="email"
              autoComplete="off"
              warn={emailWarning}
            />
            <LineField
              path={`contacts.${index}.phone`}
              {...onForm(APPLICATION_CONTACT.phone)}
              type="tel"
              autoComplete="off"
            />
            <LineField path={`contacts.${index}.note`} {...onForm(APPLICATION_CONTACT.note)} />
          </div>
        )}
      </EntryList>
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
