import { useState, type FormEvent } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { hrefFor } from './mark-edits.ts';

type LinkDialogProps = {
  words: string;
  href: string;
  onLink: (words: string, href: string) => void;
  /** Leaves the words alone. */
  onRemove: () => void;
  onClose: () => void;
};

/** Asks where a link leads, and what it says. */
export function LinkDialog({ words, href, onLink, onRemove, onClose }: LinkDialogProps) {
  const [text, setText] = useState(words);
  const [address, setAddress] = useState(href);
  const [refused, setRefused] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const target = hrefFor(address);
    if (target) onLink(text.trim() || address.trim(), target);
    else setRefused(true);
  };
  return (
    <Dialog title="Link" open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit} noValidate className="space-y-4">
        <Field
          label="Address"
          error={refused && !hrefFor(address) ? 'This does not look like a web or email address.' : undefined}
        >
          <TextInput
            value={address}
            inputMode="url"
            placeholder="your-name.com/work"
            autoComplete="off"
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <Field label="Words of the link" hint="Without any, the address is shown.">
          <TextInput value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          {href !== '' && (
            <Button variant="quiet" onClick={onRemove}>
              Remove link
            </Button>
          )}
          <Button type="submit">{href === '' ? 'Add link' : 'Change link'}</Button>
        </div>
      </form>
    </Dialog>
  );
}
