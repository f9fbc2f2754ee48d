import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/display/banner.tsx';

const TEXTS = {
  restored: { text: 'Restored what you had not saved.', action: 'Discard it' },
  restoredAndSaved: { text: 'What you wrote last is saved now.', action: 'Back to the version before' },
  discarded: { text: 'What you had not saved was discarded.', action: 'Bring it back' },
  tookTheirs: { text: 'You took the other version.', action: 'Bring mine back' },
  keptMine: { text: 'You kept your version.', action: 'Take the other after all' },
} as const;

type NoticeLineProps = {
  kind: keyof typeof TEXTS;
  onAction: () => void;
  onDismiss: () => void;
  /** Address of a document begun beside the one that was restored; null where that is not on offer. */
  startNew: string | null;
};

/** A quiet line about a version that was put aside, with the way back to it. */
export function NoticeLine({ kind, onAction, onDismiss, startNew }: NoticeLineProps) {
  const { text, action } = TEXTS[kind];
  return (
    <Banner
      role="status"
      className="mb-4"
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onAction}>
            {action}
          </Button>
          {kind === 'restored' && startNew && (
            <ButtonLink to={startNew} reloadDocument variant="quiet" size="small">
              Keep it and start a new one
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={onDismiss}>
            OK
          </Button>
        </>
      }
    >
      {text}
    </Banner>
  );
}
