import { useMutation } from '@tanstack/react-query';
import { hasActiveSubscription } from '#money/access.ts';
import { downloadFile, fileCall } from '#platform/http/api-call.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { DownloadIcon } from '#ui/display/icons.tsx';
import { useToast } from '#ui/toast/toast.tsx';

export const exportEverything = fileCall('/api/account/export', 'application/zip');

/** Everything that is kept of the person, to take along. */
export function ExportCard({ user }: { user: Profile }) {
  const { toast } = useToast();
  const { refresh } = useAuth();
  const everything = useMutation({
    mutationFn: () => downloadFile(exportEverything),
    onSuccess: () => toast({ title: 'Export ready', description: 'Your data is in the zip we have saved.' }),
    onError: (error) => {
      if (isSignedOut(error)) void refresh();
    },
  });
  const withPdfs = hasActiveSubscription(user, new Date());
  return (
    <TitledCard
      title="Your data"
      text={
        withPdfs
          ? 'Everything we keep of you in one zip: your account, and each document as JSON, as PDF and for Word.'
          : 'Everything we keep of you in one zip: your account, and each document as JSON. PDFs and Word files are in it while you have a plan.'
      }
    >
      <Button
        variant="secondary"
        busy={everything.isPending}
        busyLabel="Preparing your export..."
        onClick={() => everything.mutate()}
      >
        <DownloadIcon />
        Export everything
      </Button>
      {everything.isError && (
        <p role="alert" className="mt-3 text-sm font-semibold text-danger">
          {errorText(everything.error, 'The export broke off. Please try again.')}
        </p>
      )}
    </TitledCard>
  );
}
