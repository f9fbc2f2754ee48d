import { useState, type FormEvent } from 'react';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { resumeChoices, startOf } from './resume-choices.ts';
import type { LetterWish } from './use-writing-letter.ts';

type BeforeLetterProps = {
  resumes: readonly DocumentSummary[];
  /** The resume of the application; where there is none yet, it is asked for. */
  chosenId: number | null;
  /** What the ad is written in; null where nobody knows. */
  adLanguage: string | null;
  writing: boolean;
  onWrite: (wish: LetterWish) => void;
  onCancel: () => void;
};

/** What is asked before a letter is made: whose it is, and whether it answers the ad in the ad's language. */
export function BeforeLetter(props: BeforeLetterProps) {
  const { resumes, chosenId, adLanguage, writing, onWrite, onCancel } = props;
  const [resumeId, setResumeId] = useState(() => chosenId ?? startOf(resumes, null)?.id ?? null);
  const [language, setLanguage] = useState(adLanguage ?? undefined);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onWrite({ resumeId, language });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      {chosenId === null && resumes.length > 0 && (
        <Field
          label="The resume that it goes with"
          hint="Your name and contact come from it, and the letter looks like it."
        >
          <Select
            value={resumeId ?? ''}
            onChange={({ target }) => setResumeId(target.value === '' ? null : Number(target.value))}
          >
            {resumeChoices(resumes).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value="">None, I write my name myself</option>
          </Select>
        </Field>
      )}
      {adLanguage !== null && (
        <Field label="Language of the letter" hint={`The ad is in ${nameOf(adLanguage)}.`}>
          <Select value={language ?? adLanguage} onChange={({ target }) => setLanguage(target.value)}>
            {documentLanguages.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={writing} busyLabel="Making it...">
          Make the letter
        </Button>
      </div>
    </form>
  );
}

/** What a language is called in English. */
function nameOf(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
}
