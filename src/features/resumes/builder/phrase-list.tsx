import { useState } from 'react';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { PHRASES } from '../content/phrases.ts';

/** What was looked at last: the next job is most often of the same profession. */
let lastProfession = PHRASES[0]?.profession ?? '';

/** The phrases of one profession. */
export function PhraseList({ onChoose }: { onChoose: (phrase: string) => void }) {
  const [profession, setProfession] = useState(lastProfession);
  const lines = PHRASES.find((group) => group.profession === profession)?.lines ?? [];
  const choose = (next: string) => {
    lastProfession = next;
    setProfession(next);
  };
  return (
    <div className="space-y-4">
      <Field label="Profession">
        <Select value={profession} onChange={(event) => choose(event.target.value)}>
          {PHRASES.map((group) => (
            <option key={group.profession}>{group.profession}</option>
          ))}
        </Select>
      </Field>
      <ul aria-label="Phrases" className="divide-y divide-line border-y border-line">
        {lines.map((line) => (
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
