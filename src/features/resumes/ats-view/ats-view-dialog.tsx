import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import type { ResumeSession } from '../builder/resume-session.ts';

const AtsView = onDemand(async () => (await import('./ats-view.tsx')).AtsView, {
  waiting: <p role="status">Setting the PDF and reading it back...</p>,
});

/** Opens what software reads from the PDF; what that needs is loaded when it is asked for. */
export function AtsViewDialog({ session }: { session: ResumeSession }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="ATS view"
      description="What software reads from the PDF of this resume. It is set and read on the server, without the data that travels inside it, and nothing of it is kept there."
      size="wide"
      trigger={
        <Button variant="secondary" size="small">
          <DocumentIcon />
          ATS view
        </Button>
      }
    >
      <AtsView session={session} />
    </Dialog>
  );
}
