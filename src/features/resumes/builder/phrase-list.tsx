import { useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { PHRASES_OF } from '../content/phrases/phrases-of.ts';
import type { PhraseSubject } from '../content/phrases/phrase-groups.ts';

/** What was looked at last: the next job is most often of the same profession. */
let lastProfession = '';

type PhraseListProps = { about: PhraseSubject; onChoose: (phrase: string) => void };

/** The phrases of one profession. */
export function PhraseList({ about, onChoose }: PhraseListProps) {
  const groups = PHRASES_OF[about];
  const [profession, setProfession] = useState(lastProfession);
  const shown = groups.find((group) => group.profession === profession) ?? groups[0];
  const choose = (next: string) => {
    lastProfession = next;
    setProfession(next);
  };
  return (
    <div className="space-y-4">
      <Field label="Profession">
        <Select value={shown?.profession} onChange={(event) => choose(event.target.value)}>
          {groups.map((group) => (
            <option key={group.profession}>{group.profession}</option>
          ))}
        </Select>
      </Field>
      <ul aria-label="Phrases" className="divide-y divide-line border-y border-line">
        {shown?.lines.map((line) => (
          <li key={line}>
            <button
              type="button"
              onClick={() => onChoose(line)}
              className="w-full rounded-sm px-2 py-2.5 text-left text-sm hover:bg-accent-wash"
            >
              {line}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
