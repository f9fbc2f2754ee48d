import { use, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { APPLICATION_CONTACT } from '#documents/application/fields.ts';
import type { ProposedContact } from '#documents/ads/ad.ts';
import type { ApplicationContact } from '#documents/application/schema.ts';
import { emptyValues } from '#documents/fields.ts';
import { newEntryId } from '#editor/session/prepare-fields.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { contactText, furtherContacts } from './further-contacts.ts';
import { LINK, TARGET } from './proposal-line.tsx';
import { isKnownPlace } from './protocol.ts';
import { ReadingContext } from './reading-context.ts';

/** Whom the ad names to be written to or called: each is taken with one press, and never by itself. */
export function ProposedContacts() {
  const beside = use(ReadingContext);
  const { entries, add } = useDocumentList<ApplicationContact>('contacts');
  const [said, setSaid] = useState('');
  const told = useRef<HTMLParagraphElement>(null);
  const proposed = furtherContacts(beside?.reading?.ad.contacts ?? [], entries);
  const take = (one: ProposedContact) => {
    const { name, email, phone } = one;
    add({ ...emptyValues(APPLICATION_CONTACT), id: newEntryId(), name, email, phone });
    // The button that was pressed goes with what it took.
    flushSync(() => setSaid(`${contactText(one)} is among your contacts.`));
    told.current?.focus();
  };
  return (
    <>
      <p
        ref={told}
        role="status"
        tabIndex={-1}
        className="mb-2 text-sm text-ink-soft wrap-anywhere empty:hidden"
      >
        {said}
      </p>
      {beside && proposed.length > 0 && (
        <ul aria-label="Named in the ad" className="mb-4 space-y-1">
          {proposed.map((one) => (
            <li
              key={`${one.place.from} ${contactText(one)}`}
              className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft"
            >
              <span className="min-w-0 wrap-anywhere">The ad names {contactText(one)}.</span>
              <button type="button" className={`${LINK} ${TARGET}`} onClick={() => take(one)}>
                Add<span className="visually-hidden"> {contactText(one)}</span> to the contacts
              </button>
              {isKnownPlace(one.place) && (
                <button
                  type="button"
                  className={`${LINK} ${TARGET}`}
                  onClick={() => beside.onPlace(one.place)}
                >
                  Show<span className="visually-hidden"> {contactText(one)}</span> in the ad
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
