import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';

/** From this many documents on they can be searched. */
export const SEARCH_FROM = 10;

type DocumentSearchProps = {
  noun: string;
  typed: string;
  onType: (typed: string) => void;
  found: number;
  of: number;
};

/** Finds documents by their title or a tag, and says how many there are. */
export function DocumentSearch({ noun, typed, onType, found, of }: DocumentSearchProps) {
  const searching = typed.trim() !== '';
  return (
    <div className="min-w-0 grow basis-64">
      <Field label={`Search ${noun}s`} className="max-w-md">
        <TextInput
          type="search"
          value={typed}
          placeholder="Part of the title or a tag"
          onChange={(event) => onType(event.target.value)}
        />
      </Field>
      <p role="status" className="mt-2 min-h-5.5 text-sm text-ink-soft">
        {searching &&
          (found > 0
            ? `${found} of ${of} ${noun}s`
            : `No ${noun} has “${typed.trim()}” in its title or its tags.`)}
      </p>
    </div>
  );
}
