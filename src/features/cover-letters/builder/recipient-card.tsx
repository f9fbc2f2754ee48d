import { RECIPIENT } from '#documents/letter/fields.ts';
import { Card } from '#ui/display/card.tsx';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';

/** Whom the letter goes to. Position and company are also filled in where the text names them in brackets. */
export function RecipientCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Recipient Information</h3>
      <div className="grid gap-4 sm:grid-cols-6">
        <LineField
          path="recipient.hiringManagerName"
          {...onForm(RECIPIENT.hiringManagerName)}
          className="sm:col-span-6"
        />
        <LineField path="recipient.company" {...onForm(RECIPIENT.company)} className="sm:col-span-3" />
        <LineField path="recipient.position" {...onForm(RECIPIENT.position)} className="sm:col-span-3" />
        <LineField
          path="recipient.companyAddress"
          {...onForm(RECIPIENT.companyAddress)}
          className="sm:col-span-6"
        />
        <LineField path="recipient.city" {...onForm(RECIPIENT.city)} className="sm:col-span-2" />
        <LineField path="recipient.state" {...onForm(RECIPIENT.state)} className="sm:col-span-2" />
        <LineField path="recipient.zipCode" {...onForm(RECIPIENT.zipCode)} className="sm:col-span-2" />
      </div>
    </Card>
  );
}
