import { Button } from '#ui/buttons/button.tsx';
import { DownloadIcon, ExpandIcon } from '#ui/display/icons.tsx';

type SaveButtonProps = { saving: boolean; onSave: () => void };

export function SaveButton({ saving, onSave }: SaveButtonProps) {
  return (
    <Button onClick={onSave} busy={saving} busyLabel="Saving...">
      Save
    </Button>
  );
}

type DownloadButtonProps = {
  label: string;
  /** Why it cannot be used; it then stays reachable, and pressing it says why. */
  disabled: boolean;
  downloading: boolean;
  size: 'small' | 'medium';
  onDownload: () => void;
};

export function DownloadButton({ label, disabled, downloading, size, onDownload }: DownloadButtonProps) {
  return (
    <Button
      variant="secondary"
      size={size}
      onClick={onDownload}
      busy={downloading}
      {...(disabled && { 'aria-disabled': true })}
    >
      {!downloading && <DownloadIcon />}
      {label}
    </Button>
  );
}

export function FullScreenButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" onClick={onClick}>
      <ExpandIcon />
      Full Screen
    </Button>
  );
}
