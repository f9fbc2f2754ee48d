import { useMemo, useState, type FormEvent } from 'react';
import { LEAVABLE_OF, type Leavable } from '#documents/leave-out/choices.ts';
import { leaveOut } from '#documents/leave-out/leave-out.ts';
import type { PrintedKindName } from '#documents/printed-kinds.ts';
import { CallProblem } from '#editor/builder/call-problem.tsx';
import { errorText } from '#platform/http/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import type { ShownLeft } from './calls.ts';
import { LABEL_MAX } from './limits.ts';
import { LEAVABLE_HINTS, LEAVABLE_NAMES } from './leavable-texts.ts';
import { StandingNote } from './standing-note.tsx';
import type { Links } from './use-links.ts';

const TERMS = [
  { days: 7, name: 'One week' },
  { days: 30, name: '30 days' },
  { days: 90, name: '90 days' },
  { days: 365, name: 'One year' },
] as const;

type MakeLinkFormProps = {
  kind: PrintedKindName;
  noun: string;
  /** The document as it is on the screen. */
  data: Record<string, unknown>;
  links: Links;
};

/** For whom a link is, how long it lasts, and what it leaves out. */
export function MakeLinkForm({ kind, noun, data, links }: MakeLinkFormProps) {
  const [label, setLabel] = useState('');
  const [days, setDays] = useState(30);
  const [hide, setHide] = useState<readonly Leavable[]>([]);
  const [countOpens, setCountOpens] = useState(false);
  const left = useMemo(() => leftIn(kind, data, hide), [kind, data, hide]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!links.making) links.make({ label, days, hide: [...hide], countOpens });
  };
  const toggle = (each: Leavable, isOut: boolean) =>
    setHide(isOut ? [...hide, each] : hide.filter((other) => other !== each));
  return (
    <form onSubmit={submit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <Field label="For whom" hint="Only you see this">
          <TextInput value={label} maxLength={LABEL_MAX} onChange={(event) => setLabel(event.target.value)} />
        </Field>
        <Field label="For how long">
          <Select value={days} onChange={(event) => setDays(Number(event.target.value))}>
            {TERMS.map((term) => (
              <option key={term.days} value={term.days}>
                {term.name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1 font-semibold">Leave out</legend>
        <p className="mb-2 text-sm text-ink-soft">
          Of the pages, the text and the PDF. {namesOf(kind)} go wherever they stand in your {noun}.
        </p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {LEAVABLE_OF[kind].map((each) => (
            <label key={each} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="checkbox"
                checked={hide.includes(each)}
                onChange={(event) => toggle(each, event.target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-accent"
              />
              <span>
                {LEAVABLE_NAMES[each]}
                {LEAVABLE_HINTS[each] && (
                  <span className="block text-sm text-ink-soft">{LEAVABLE_HINTS[each]}</span>
                )}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <StandingNote left={left} noun={noun} />
      <Toggle
        label="Count opens"
        hint="How often the page is seen, by day. Never by whom."
        checked={countOpens}
        onCheckedChange={setCountOpens}
      />
      {links.problem && (
        <CallProblem
          error={links.problem}
          text={errorText(links.problem, 'The link could not be made. Please try again.')}
        />
      )}
      <div className="flex justify-end">
        <Button type="submit" busy={links.making} busyLabel="Making the link...">
          Make the link
        </Button>
      </div>
    </form>
  );
}

/** What is removed from texts, too, of all that can be left out. */
function namesOf(kind: PrintedKindName): string {
  return LEAVABLE_OF[kind].includes('links') ? 'Phone, email and links' : 'Phone and email';
}

/** What the server will say of it, too; a document that is not whole yet has nothing to say. */
function leftIn(kind: PrintedKindName, data: Record<string, unknown>, hide: readonly Leavable[]): ShownLeft {
  try {
    // What the editor holds of a kind has the shape of the kind.
    return leaveOut(kind, data as Parameters<typeof leaveOut>[1], hide);
  } catch {
    return { standing: [] };
  }
}
