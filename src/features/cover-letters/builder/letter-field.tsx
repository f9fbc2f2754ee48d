import type { ReactNode } from 'react';
import type { Field } from '#documents/fields.ts';
import { CONTENT, LETTER, RECIPIENT, SENDER } from '#documents/letter/fields.ts';
import { unfilledPlaceholders } from '#documents/letter/placeholders.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { emailWarning } from '#editor/fields/address-warnings.ts';
import { LongText } from '#editor/fields/long-text.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';

export type LetterFieldProps = {
  path: string;
  className?: string;
  /** In place of what is told below the field otherwise. */
  hint?: ReactNode;
};

type Control = (props: LetterFieldProps) => ReactNode;

const line =
  (field: Field, more: Partial<Parameters<typeof LineField>[0]> = {}): Control =>
  (props) => <LineField {...onForm(field)} {...more} {...props} />;

/**
 * How the form asks for every field of a letter that is printed: the cards only say where each one stands, and what
 * opens beside the text of a page is the same.
 */
export const LETTER_CONTROLS: Readonly<Record<string, Control>> = {
  'personalInfo.fullName': line(SENDER.fullName, { autoComplete: 'name' }),
  'personalInfo.email': line(SENDER.email, { type: 'email', autoComplete: 'email', warn: emailWarning }),
  'personalInfo.phone': line(SENDER.phone, { type: 'tel', autoComplete: 'tel' }),
  'personalInfo.address': line(SENDER.address, { autoComplete: 'street-address' }),
  'personalInfo.city': line(SENDER.city, { autoComplete: 'address-level2' }),
  'personalInfo.state': line(SENDER.state, { autoComplete: 'address-level1' }),
  'personalInfo.zipCode': line(SENDER.zipCode, { autoComplete: 'postal-code' }),
  'recipient.hiringManagerName': line(RECIPIENT.hiringManagerName),
  'recipient.company': line(RECIPIENT.company),
  'recipient.position': line(RECIPIENT.position),
  'recipient.companyAddress': line(RECIPIENT.companyAddress),
  'recipient.city': line(RECIPIENT.city),
  'recipient.state': line(RECIPIENT.state),
  'recipient.zipCode': line(RECIPIENT.zipCode),
  'content.opening': line(CONTENT.opening),
  'content.body': (props) => <BodyField {...props} />,
  'content.closing': (props) => <LongText marks={LETTER} {...onForm(CONTENT.closing)} rows={2} {...props} />,
  'content.signature': line(CONTENT.signature),
};

/** The control of a field of a letter, wherever it is to stand; nothing for a path that has none. */
export function LetterField(props: LetterFieldProps) {
  return LETTER_CONTROLS[props.path]?.(props) ?? null;
}

/** What the letter says, with what of it is still to be replaced. */
function BodyField(props: LetterFieldProps) {
  const session = useEditorSession();
  const open = useSession(
    session,
    ({ content }) => unfilledPlaceholders(content.data as LetterData).join('  '), // This editor's kind.
  );
  return (
    <LongText
      marks={LETTER}
      {...onForm(CONTENT.body)}
      rows={8}
      hint={
        open
          ? `Still in brackets: ${open}. Position and company are filled in from above, the rest is for you to replace.`
          : 'A blank line begins a new paragraph.'
      }
      {...props}
    />
  );
}
