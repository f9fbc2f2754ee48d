import { APPLICATION_CONTACT } from '#documents/application/fields.ts';
import type { ApplicationContact } from '#documents/application/schema.ts';
import { emptyValues } from '#documents/fields.ts';
import { emailWarning } from '#editor/fields/address-warnings.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { Card } from '#ui/display/card.tsx';
import { ProposedContacts } from '../ad/proposed-contacts.tsx';

/** People at the employer's, and those whom the ad names. */
export function ContactsCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Contacts</h3>
      <ProposedContacts />
      <EntryList<ApplicationContact>
        path="contacts"
        nameOf={({ name, email, phone }, number) => name || email || phone || `Contact ${number}`}
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
