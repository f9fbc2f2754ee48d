import { useRef, useState, type KeyboardEvent } from 'react';
import { problemOfTags, typedTags } from '#editor/fields/typed-tags.ts';
import { useFieldId } from '#editor/fields/use-field-focus.ts';
import { OWN_UNDO } from '#editor/history/use-shortcuts.ts';
import { useDocumentList, useFieldError } from '#editor/session/use-document-value.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TagList } from '#ui/display/tag-list.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';

/** A person's own words to find applications by: added by Enter, a comma or the button. */
export function TagsField({ path, label }: { path: string; label: string }) {
  const { entries: tags, change } = useDocumentList<string>(path);
  const [typed, setTyped] = useState('');
  const [told, setTold] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const fieldId = useFieldId();
  const refused = useFieldError(path);
  const problem = problemOfTags(typed, tags);
  const add = () => {
    const found = typedTags(typed).filter((tag) => !tags.includes(tag));
    if (problem) return;
    setTyped('');
    if (found.length === 0) return;
    change((list) => [...list, ...found]);
    setTold(`${found.map((tag) => `“${tag}”`).join(', ')} added.`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== ',')) return;
    event.preventDefault();
    add();
  };
  const remove = (tag: string) => {
    change((list) => list.filter((one) => one !== tag));
    setTold(`“${tag}” removed.`);
    // The button goes with its tag.
    input.current?.focus();
  };
  return (
    <div>
      <div className="flex items-end gap-2">
        <Field label={label} id={fieldId(path)} error={problem ?? refused} className="grow">
          <TextInput
            {...OWN_UNDO}
            ref={input}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={onKeyDown}
            onBlur={add}
          />
        </Field>
        <Button variant="secondary" aria-label="Add tag" onClick={add}>
          Add
        </Button>
      </div>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      <TagList label={label} tags={tags} onRemove={remove} className="mt-2" />
    </div>
  );
}
