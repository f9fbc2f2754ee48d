import { use } from 'react';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { dayText } from '../list/day-text.ts';
import { PROPOSED, type ProposedField } from './proposed-fields.ts';
import { isKnownPlace } from './protocol.ts';
import { ReadingContext } from './reading-context.ts';

/** What the ad says for an empty field: taken with one press, and never by itself. */
export function ProposalOf({ field, label }: { field: ProposedField; label: string }) {
  const { value, change } = useDocumentText(field);
  const focusField = useFieldFocus();
  return (
    <ProposalLine
      {...{ field, label, value }}
      onTake={(words) => {
        change(words);
        focusField(field);
      }}
    />
  );
}

type ProposalLineProps = {
  field: ProposedField;
  label: string;
  /** What stands in the field: nothing is ever written over. */
  value: string;
  onTake: (words: string) => void;
};

export function ProposalLine({ field, label, value, onTake }: ProposalLineProps) {
  const beside = use(ReadingContext);
  const proposal = beside?.reading?.ad[PROPOSED[field]];
  if (!beside || !proposal || value.trim() !== '') return null;
  const { words, place } = proposal;
  const taken = field === 'deadline' ? (beside.reading?.deadlineDay ?? null) : words;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
      <span className="min-w-0 wrap-anywhere">
        The ad says “{words}”.
        {taken === null && ' We cannot tell which day that is.'}
      </span>
      {taken !== null && (
        <button type="button" className={`${LINK} ${TARGET}`} onClick={() => onTake(taken)}>
          Use {field === 'deadline' ? dayText(taken, '') : 'it'}
          <span className="visually-hidden"> as {label}</span>
        </button>
      )}
      {isKnownPlace(place) && (
        <button type="button" className={`${LINK} ${TARGET}`} onClick={() => beside.onPlace(place)}>
          Show<span className="visually-hidden"> {label}</span> in the ad
        </button>
      )}
    </p>
  );
}

/** On small screens as large as a finger. */
export const TARGET = 'max-lg:min-h-11 max-lg:min-w-11';

export const LINK =
  'min-h-6 rounded-sm font-semibold text-accent underline decoration-dotted underline-offset-2 hover:decoration-solid';
