import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Banner } from '#ui/display/banner.tsx';
import type { EditorSession } from '#editor/session/use-session.ts';
import { useSession } from '#editor/session/use-session.ts';

type RefusedSaveProps = { session: EditorSession; saving: boolean; onSave: () => void };

/** Why the server does not take the document as a whole; what is wrong with one field is said beside that field. */
export function RefusedSave({ session, saving, onSave }: RefusedSaveProps) {
  const failure = useSession(session, (state) => state.failure);
  const kept = useSession(session, (state) => state.keptOnDevice);
  if (failure?.kind !== 'refused' || failure.field !== undefined || !failure.message) return null;
  return (
    <Banner
      tone="caution"
      role="status"
      className="mb-4"
      actions={
        <>
          <ButtonLink to="/dashboard" variant="secondary" size="small">
            See your documents
          </ButtonLink>
          <Button variant="quiet" size="small" disabled={saving} onClick={onSave}>
            Save again
          </Button>
        </>
      }
    >
      {failure.message} {kept && 'What you wrote is kept on this device.'}
    </Banner>
  );
}
