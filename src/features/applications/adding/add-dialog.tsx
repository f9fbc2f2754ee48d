import { useState, type FormEvent } from 'react';
import { APPLICATION } from '#documents/application/fields.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '#documents/limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-controls.tsx';
import { useAdding, type TypedApplication } from './use-adding.ts';

const NOTHING: TypedApplication = { employer: '', position: '', url: '', ad: '' };

type AddDialogProps = { accountId: number; open: boolean; onOpenChange: (open: boolean) => void };

/** Adds an application with what is known of it, which may be nothing. What was typed is still there after closing it. */
export function AddDialog({ accountId, open, onOpenChange }: AddDialogProps) {
  const [typed, setTyped] = useState(NOTHING);
  const { add, adding, problem } = useAdding({ accountId, open, onAdded: () => setTyped(NOTHING) });
  const set = (change: Partial<TypedApplication>) => setTyped((before) => ({ ...before, ...change }));
  const problems = {
    employer: tooLong(typed.employer, SHORT_TEXT_MAX),
    position: tooLong(typed.position, SHORT_TEXT_MAX),
    url: tooLong(typed.url, URL_MAX),
    ad: tooLong(typed.ad, LONG_TEXT_MAX),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(problems).every((each) => each === undefined)) add(typed);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="wide"
      title="Add an application"
      description="Nothing here has to be filled in. The address of an ad is kept for you, and never opened by us: paste the text of the ad, since ads are taken down."
    >
      <form onSubmit={submit} className="space-y-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={APPLICATION.position.label} error={problems.position}>
            <TextInput
              value={typed.position}
              autoComplete="off"
              onChange={({ target }) => set({ position: target.value })}
            />
          </Field>
          <Field label={APPLICATION.employer.label} error={problems.employer}>
            <TextInput
              value={typed.employer}
              autoComplete="off"
              onChange={({ target }) => set({ employer: target.value })}
            />
          </Field>
        </div>
        <Field label={APPLICATION.url.label} error={problems.url}>
          <TextInput
            value={typed.url}
            inputMode="url"
            autoComplete="off"
            onChange={({ target }) => set({ url: target.value })}
          />
        </Field>
        <Field label={APPLICATION.ad.label} error={problems.ad}>
          <TextArea rows={6} value={typed.ad} onChange={({ target }) => set({ ad: target.value })} />
        </Field>
        {problem && (
          <p role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2 pt-2">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={adding} busyLabel="Adding...">
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
