import { PERSON } from '#documents/resume/fields.ts';
import { doubtfulEmail } from '#editor/fields/doubts.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { LineField } from '#editor/fields/text-field.tsx';
import { PersonalLinks } from './personal-links.tsx';

/** Who the resume is about, and how to reach them. */
export function PersonalPanel() {
  return (
    <div className="space-y-4">
      <h3 className="text-xl">Personal information</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <LineField path="personalInfo.firstName" {...onForm(PERSON.firstName)} autoComplete="given-name" />
        <LineField path="personalInfo.lastName" {...onForm(PERSON.lastName)} autoComplete="family-name" />
        <LineField
          path="personalInfo.title"
          {...onForm(PERSON.title)}
          placeholder="Product designer"
          autoComplete="organization-title"
          className="sm:col-span-2"
        />
        <LineField
          path="personalInfo.email"
          {...onForm(PERSON.email)}
          type="email"
          autoComplete="email"
          doubt={doubtfulEmail}
        />
        <LineField path="personalInfo.phone" {...onForm(PERSON.phone)} type="tel" autoComplete="tel" />
        <LineField
          path="personalInfo.location"
          {...onForm(PERSON.location)}
          placeholder="Lisbon, Portugal"
          className="sm:col-span-2"
          hint="A town and a country will do."
        />
      </div>
      <PersonalLinks />
    </div>
  );
}
