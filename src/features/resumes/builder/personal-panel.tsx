import type { Fact, Link } from '#documents/resume/schema.ts';
import { FACTS_MAX, TAGS_MAX } from '#documents/limits.ts';
import { EntryList } from '#editor/fields/entry-list.tsx';
import { useFromAccount } from '#editor/known/use-from-account.tsx';
import { MoreFields } from '#editor/fields/more-fields.tsx';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { PlusIcon, TrashIcon } from '#ui/display/icons.tsx';
import { emptyFact } from '../editing/entries.ts';
import { PhotoPart } from './photo-part.tsx';
import { TakeFromLatest } from './take-from-latest.tsx';
import { LINK_KINDS } from '../content/personal-links.ts';
import { ResumeField } from './fields/resume-field.tsx';

/** Who the resume is about, and how to reach them. */
export function PersonalPanel({ onTemplates }: { onTemplates: () => void }) {
  const email = useFromAccount('email');
  const phone = useFromAccount('phone');
  return (
    <div className="space-y-4">
      <h3 className="text-xl">Personal information</h3>
      <TakeFromLatest />
      <div className="grid gap-4 sm:grid-cols-2">
        <ResumeField path="personalInfo.firstName" />
        <ResumeField path="personalInfo.lastName" />
        <ResumeField path="personalInfo.title" className="sm:col-span-2" />
        {/* Beside the preview half a row is too narrow for an email. */}
        <ResumeField path="personalInfo.email" hint={email} className="lg:col-span-2" />
        <ResumeField path="personalInfo.phone" hint={phone} className="lg:col-span-2" />
        <ResumeField path="personalInfo.location" className="sm:col-span-2" />
      </div>
      <PersonalLinks />
      <PhotoPart onTemplates={onTemplates} />
      <MoreFields label="More details" paths={MORE}>
        <MoreDetails />
      </MoreFields>
    </div>
  );
}

const FACTS = 'personalInfo.facts';
const MORE = [
  'personalInfo.preferredName',
  'personalInfo.pronouns',
  'personalInfo.workPermit',
  FACTS,
] as const satisfies readonly [string, ...string[]];

/** What few resumes say of the person. */
function MoreDetails() {
  const { entries: facts } = useDocumentList<Fact>(FACTS);
  const adding = { label: 'Add a fact', make: emptyFact };
  return (
    <section aria-labelledby="more-details" className="space-y-3">
      <h4 id="more-details" className="font-serif text-lg font-semibold">
        More details
      </h4>
      <div className="grid gap-4 sm:grid-cols-2">
        <ResumeField path={MORE[0]} />
        <ResumeField path={MORE[1]} />
        <ResumeField path={MORE[2]} className="sm:col-span-2" />
      </div>
      <EntryList<Fact>
        path={FACTS}
        nameOf={({ label }, number) => label.trim() || `Fact ${number}`}
        besides={({ value }) => value}
        firstField="label"
        level={5}
        {...(facts.length < FACTS_MAX && { adding })}
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-[2fr_3fr]">
            <ResumeField path={`${FACTS}.${index}.label`} />
            <ResumeField path={`${FACTS}.${index}.value`} />
          </div>
        )}
      </EntryList>
    </section>
  );
}

const PATH = 'personalInfo.links';

/** Where else the person is to be found: a profile, a site, code. */
function PersonalLinks() {
  const { entries: links, add, remove } = useDocumentList<Link>(PATH);
  const focusField = useFieldFocus();
  const offered = LINK_KINDS.filter(({ label }) => !links.some((link) => link.label === label));
  const begin = (label: string) => {
    add({ label, url: '' });
    focusField(`${PATH}.${links.length}.${label ? 'url' : 'label'}`);
  };
  const takeOut = (index: number) => {
    remove(index);
    focusField(PATH);
  };
  return (
    <section aria-labelledby="personal-links" className="space-y-3">
      <h4 id="personal-links" className="font-serif text-lg font-semibold">
        Links
      </h4>
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at={PATH} where="field" />
      </div>
      {links.map((link, index) => (
        <div key={index} className="flex items-start gap-2">
          <div className="grid grow gap-x-4 gap-y-2 sm:grid-cols-[2fr_3fr]">
            <ResumeField path={`${PATH}.${index}.label`} />
            <ResumeField path={`${PATH}.${index}.url`} />
          </div>
          <IconButton
            label={`Remove ${link.label || `link ${index + 1}`}`}
            onClick={() => takeOut(index)}
            className="mt-7"
          >
            <TrashIcon />
          </IconButton>
        </div>
      ))}
      {links.length < TAGS_MAX && (
        <div
          id={`field-${PATH}`}
          tabIndex={-1}
          role="group"
          aria-label="Add a link"
          className="flex flex-wrap gap-2"
        >
          {offered.map(({ label }) => (
            <AddLink key={label} name={label} onClick={() => begin(label)} />
          ))}
          <AddLink name="Other link" onClick={() => begin('')} />
        </div>
      )}
    </section>
  );
}

function AddLink({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button variant="secondary" size="small" aria-label={`Add ${name}`} onClick={onClick}>
      <PlusIcon />
      {name}
    </Button>
  );
}
