import { Card } from '#ui/display/card.tsx';
import { LineField } from '#platform/document-store/builder/text-field.tsx';

/** Who writes the letter. */
export function PersonalCard() {
  return (
    <Card padding="snug">
      <h3 className="mb-4 text-xl">Personal Information</h3>
      <div className="grid gap-4 sm:grid-cols-6">
        <LineField
          path="personalInfo.fullName"
          label="Full name"
          autoComplete="name"
          className="sm:col-span-6"
        />
        <LineField
          path="personalInfo.email"
          label="Email"
          type="email"
          autoComplete="email"
          className="sm:col-span-3"
        />
        <LineField
          path="personalInfo.phone"
          label="Phone"
          type="tel"
          autoComplete="tel"
          className="sm:col-span-3"
        />
        <LineField
          path="personalInfo.address"
          label="Address"
          autoComplete="street-address"
          className="sm:col-span-6"
        />
        <LineField
          path="personalInfo.city"
          label="City"
          autoComplete="address-level2"
          className="sm:col-span-2"
        />
        <LineField
          path="personalInfo.state"
          label="State"
          autoComplete="address-level1"
          className="sm:col-span-2"
        />
        <LineField
          path="personalInfo.zipCode"
          label="ZIP code"
          autoComplete="postal-code"
          className="sm:col-span-2"
        />
      </div>
    </Card>
  );
}
