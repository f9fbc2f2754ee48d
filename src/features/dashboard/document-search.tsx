import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';

/** From this many documents on they can be searched. */
export const SEARCH_FROM = 10;

/** Whether a title holds what was typed, in capitals or not. */
export function isFound(title: string, typed: string): boolean {
  return title.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase());
}

type DocumentSearchProps = {
  noun: string;
  typed: string;
  onType: (typed: string) => void;
  found: number;
  of: number;
};

/** Finds documents by their title, and says how many there are. */
export function DocumentSearch({ noun, typed, onType, found, of }: DocumentSearchProps) {
  const searching = typed.trim() !== '';
  return (
    <div className="mb-5">
      <Field label={`Search ${noun}s`} className="max-w-md">
        <TextInput
          type="search"
          value={typed}
          placeholder="Part of the title"
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-2 min-h-5.5 text-sm text-ink-soft">
        {searching &&
          (found > 0 ? `${found} of ${of} ${noun}s` : `No ${noun} has “${typed.trim()}” in its title.`)}
      </p>
    </div>
  );
}
