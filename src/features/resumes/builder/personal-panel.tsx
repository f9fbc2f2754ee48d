import { doubtfulEmail } from '#editor/fields/doubts.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { PersonalLinks } from './personal-links.tsx';

/** Who the resume is about, and how to reach them. */
export function PersonalPanel() {
  return (
    <div className="space-y-4">
      <h3 className="text-xl">Personal information</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField path="personalInfo.firstName" label="First name" required autoComplete="given-name" />
        <LineField path="personalInfo.lastName" label="Last name" required autoComplete="family-name" />
        <LineField
          path="personalInfo.title"
          label="Professional title"
          placeholder="Product designer"
          autoComplete="organization-title"
          className="sm:col-span-2"
        />
        <LineField
          path="personalInfo.email"
          label="Email"
          required
          type="email"
          autoComplete="email"
          doubt={doubtfulEmail}
        />
        <LineField path="personalInfo.phone" label="Phone" required type="tel" autoComplete="tel" />
        <LineField
          path="personalInfo.location"
          label="Location"
          placeholder="Lisbon, Portugal"
          className="sm:col-span-2"
          hint="A town and a country will do."
        />
      </div>
      <PersonalLinks />
    </div>
  );
}
