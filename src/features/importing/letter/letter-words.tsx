import { useState } from 'react';
import type { UnplacedWords } from '#documents/resume/read-notes.ts';
import { Button } from '#ui/buttons/button.tsx';
import { letterReview } from '../content/letter-texts.ts';
import { focusWords, WordsSection } from '../review/words-section.tsx';
import { withoutWords, withWordsInBody, type LetterReview } from './letter-review-state.ts';

type LetterWordsProps = { review: LetterReview; onReview: (review: LetterReview) => void };

/** Words that no field of a letter could take: each goes into the body, or is dismissed. */
export function LetterWords({ review, onReview }: LetterWordsProps) {
  const [told, setTold] = useState('');
  const [hadSome] = useState(review.open.length > 0);
  if (!hadSome) return null;
  const settle = (words: UnplacedWords, isPut: boolean) => {
    onReview(isPut ? withWordsInBody(review, words) : withoutWords(review, words));
    setTold(isPut ? letterReview.put(words.words) : letterReview.wasDismissed(words.words));
    focusWords('letter-words');
  };
  return (
    <WordsSection
      id="letter-words"
      title={letterReview.words}
      text={review.open.length === 0 ? letterReview.wordsDone : letterReview.wordsText}
      told={told}
    >
      <ul className="mt-3 grid gap-3">
        {review.open.map((one) => (
          <li key={one.words} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">“{one.words}”</span>
            <span className="flex flex-wrap gap-2">
              <Button
                variant="secondary"
                size="small"
                aria-label={`${letterReview.toBody}: ${one.words}`}
                onClick={() => settle(one, true)}
              >
                {letterReview.toBody}
              </Button>
              <Button
                variant="quiet"
                size="small"
                aria-label={`${letterReview.dismiss}: ${one.words}`}
                onClick={() => settle(one, false)}
              >
                {letterReview.dismiss}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </WordsSection>
  );
}
