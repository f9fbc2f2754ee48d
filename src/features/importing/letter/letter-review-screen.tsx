import { useState, type ReactNode } from 'react';
import type { ReadLetter } from '#documents/import/letter/read-letter.ts';
import type { Field } from '#documents/fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { valueAt } from '#editor/session/content.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field as FormField } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-controls.tsx';
import { reviewTexts } from '../content/import-texts.ts';
import { letterReview } from '../content/letter-texts.ts';
import { ReviewBar } from '../review/review-bar.tsx';
import { ReviewHead } from '../review/review-head.tsx';
import { LetterWords } from './letter-words.tsx';
import { beginLetterReview, withLetterField } from './letter-review-state.ts';

type LetterReviewProps = {
  letter: ReadLetter;
  /** Of the file; a pasted text has none. */
  name: string;
  /** Other ways for what was brought. */
  ways: ReactNode;
  /** Where it goes, once it was looked at. */
  into: (reviewed: () => LetterData) => ReactNode;
};

/** The groups of a letter that words can be read into. */
const GROUPS = [
  ['recipient', LETTER.recipient],
  ['content', LETTER.content],
  ['personalInfo', LETTER.personalInfo],
] as const;

/** What was read of a letter, field by field, to be looked at and corrected; nothing is kept before that. */
export function LetterReviewScreen({ letter, name, ways, into }: LetterReviewProps) {
  const [review, setReview] = useState(() => beginLetterReview(letter));
  const { data, placed, total } = review;
  return (
    <section aria-labelledby="letter-review-title">
      <div className="page-width py-8 sm:py-12">
        <ReviewHead
          id="letter-review-title"
          title={letterReview.title}
          from={name || letterReview.pasted}
          read={letter}
        >
          {ways}
        </ReviewHead>
        <p className="mt-4 font-semibold">{reviewTexts.placed(placed, total)}.</p>
        <div className="mt-6 grid max-w-3xl gap-6">
          <LetterWords review={review} onReview={setReview} />
          {GROUPS.map(([group, { label, fields }]) => (
            <Card key={group} padding="snug">
              <h2 className="mb-4 text-xl">{label}</h2>
              <div className="grid gap-4">
                {Object.entries<Field>(fields).map(([field, { label: called, kind }]) => {
                  const path = `${group}.${field}`;
                  const held = valueAt(data, path);
                  const value = typeof held === 'string' ? held : '';
                  const type = (text: string) => setReview((now) => withLetterField(now, path, text));
                  return (
                    <FormField key={path} label={called}>
                      {kind === 'text' ? (
                        <TextArea
                          rows={field === 'body' ? 12 : 3}
                          value={value}
                          onChange={({ target }) => type(target.value)}
                        />
                      ) : (
                        <TextInput value={value} onChange={({ target }) => type(target.value)} />
                      )}
                    </FormField>
                  );
                })}
              </div>
            </Card>
          ))}
        </div>
      </div>
      <ReviewBar>{into(() => data)}</ReviewBar>
    </section>
  );
}

/** Goes on in the builder with what was looked at. */
export function GoOn({ busy, note, onPress }: { busy: boolean; note: string; onPress: () => void }) {
  return (
    <>
      <Button className="shrink-0" busy={busy} busyLabel={letterReview.opening} onClick={onPress}>
        {letterReview.continue}
      </Button>
      <p className="text-xs text-ink-soft sm:text-sm">{note}</p>
    </>
  );
}
