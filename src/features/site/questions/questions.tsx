import { classNames } from '#ui/class-names.ts';
import { Accordion } from '#ui/display/accordion.tsx';
import { PricedText } from '../pricing/priced-text.tsx';
import type { QuestionAndAnswer } from '../content/home.ts';

type QuestionsProps = { title: string; entries: readonly QuestionAndAnswer[]; className?: string };

/** Questions and answers; the footer leads to them by `#questions`. */
export function Questions({ title, entries, className }: QuestionsProps) {
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className={classNames('grid gap-8 lg:grid-cols-[1fr_2fr]', className)}
    >
      <h2 id="questions-title" className="text-2xl">
        {title}
      </h2>
      <Accordion
        entries={entries.map(({ id, question, answer }) => ({
          id,
          heading: question,
          content: (
            <p>
              <PricedText>{answer}</PricedText>
            </p>
          ),
        }))}
      />
    </section>
  );
}
