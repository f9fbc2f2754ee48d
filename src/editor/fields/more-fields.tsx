import { useState, type ReactNode } from 'react';
import { valueAt } from '#editor/session/content.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { useFieldFocus } from './use-field-focus.ts';

type MoreFieldsProps = {
  /** What the button says that brings them up. */
  label: string;
  /** Where in the document's data the values stand that they ask for; the first takes the focus. */
  paths: readonly [string, ...string[]];
  /** Whether they are wanted here, so that nobody has to ask for them. */
  wanted?: boolean;
  children: ReactNode;
};

/** Fields that few people need: they stand behind a button until one of them holds something. */
export function MoreFields({ label, paths, wanted = false, children }: MoreFieldsProps) {
  const session = useEditorSession();
  const held = useSession(session, ({ content }) =>
    paths.some((path) => holdsSomething(valueAt(content, `data.${path}`))),
  );
  const [open, setOpen] = useState(held);
  const focusField = useFieldFocus();
  // Once there they stay: a field must not disappear while it is being emptied.
  if ((held || wanted) && !open) setOpen(true);
  if (open) return children;
  return (
    <Button
      variant="flush"
      size="small"
      onClick={() => {
        setOpen(true);
        focusField(paths[0]);
      }}
    >
      <PlusIcon />
      {label}
    </Button>
  );
}

function holdsSomething(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}
