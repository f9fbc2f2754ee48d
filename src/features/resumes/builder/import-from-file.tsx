import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { resumeKind } from '../resume-kind.ts';

/** The way to a file for whoever does not drop one: into this resume where it is saved, else into one of its own. */
export function ImportFromFile() {
  const session = useEditorSession();
  const id = useSession(session, ({ stored }) => stored?.id);
  const path = resumeKind.bring?.path;
  if (path === undefined) return null;
  return (
    <ButtonLink to={id === undefined ? path : `${path}?into=${id}`} variant="secondary" size="small">
      <PlusIcon />
      Import from a file
    </ButtonLink>
  );
}
