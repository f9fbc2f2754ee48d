import type { AnyKind } from '#editor/session/edited-kind.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { forPdf } from '#money/way-back.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { DownloadIcon } from '#ui/display/icons.tsx';
import { useNow } from '#ui/display/relative-time.ts';
import type { BackFromEditor } from '#editor/builder/way-back.ts';
import { useCopy } from './use-copy.ts';

type DownloadCopyProps = {
  kind: AnyKind;
  id: number;
  /** Where the document is edited, beside this application, and what the way there says. */
  path: string;
  back: { back: BackFromEditor };
};

/**
 * Downloads a document where it stands with an application, so that what is sent is what is marked as sent. Who has no plan
 * is led to the document's own way to its PDF, which comes by itself once it is paid for.
 */
export function DownloadCopy({ kind, id, path, back }: DownloadCopyProps) {
  const { user } = useAuth();
  const now = useNow();
  const { fetch, fetching } = useCopy(kind, id);
  const ofWhat = <span className="visually-hidden"> of the {kind.noun}</span>;
  if (user !== null && !hasActiveSubscription(user, now))
    return (
      <ButtonLink to={forPdf(path)} state={back} variant="secondary" size="small">
        Get the PDF{ofWhat}
      </ButtonLink>
    );
  return (
    <Button variant="secondary" size="small" busy={fetching} busyLabel="Downloading..." onClick={fetch}>
      <DownloadIcon />
      Download PDF{ofWhat}
    </Button>
  );
}
