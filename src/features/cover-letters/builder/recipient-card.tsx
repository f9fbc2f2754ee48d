import { Card } from '#ui/display/card.tsx';
import { LineField } from '#editor/fields/text-field.tsx';

/** Whom the letter goes to. Position and company are also filled in where the text names them in brackets. */
export function RecipientCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Recipient Information</h3>
      <div className="grid gap-4 sm:grid-cols-6">
        <LineField path="recipient.hiringManagerName" label="Hiring manager" className="sm:col-span-6" />
        <LineField path="recipient.company" label="Company" className="sm:col-span-3" />
        <LineField path="recipient.position" label="Position" className="sm:col-span-3" />
        <LineField path="recipient.companyAddress" label="Company address" className="sm:col-span-6" />
        <LineField path="recipient.city" label="Company city" className="sm:col-span-2" />
        <LineField path="recipient.state" label="Company state" className="sm:col-span-2" />
        <LineField path="recipient.zipCode" label="Company ZIP code" className="sm:col-span-2" />
      </div>
    </Card>
  );
}
