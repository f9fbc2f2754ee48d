import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { BulbIcon } from '#ui/display/icons.tsx';
import { QUICK_TIPS } from '../content/quick-tips.ts';

export function QuickTips() {
  return (
    <Dialog
      title="Quick Tips"
      description="What makes a resume read well, by people and by machines."
      trigger={
        <Button variant="secondary" size="small">
          <BulbIcon />
          Quick Tips
        </Button>
      }
    >
      <ol className="space-y-4">
        {QUICK_TIPS.map(({ heading, text }) => (
          <li key={heading}>
            <h3 className="text-lg">{heading}</h3>
            <p className="text-sm text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
