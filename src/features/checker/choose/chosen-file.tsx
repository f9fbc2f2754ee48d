import { Button } from '#ui/buttons/button.tsx';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { checkerTexts } from '../content/checker-texts.ts';
import { fileSize } from './file-size.ts';

type ChosenFileProps = { file: File; onRemove: () => void; onOther: () => void };

/** The file that will be checked, by name and size. */
export function ChosenFile({ file, onRemove, onOther }: ChosenFileProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <DocumentIcon className="size-8 shrink-0 text-accent" />
      <p className="min-w-0 grow basis-40">
        <span className="block font-semibold break-words">{file.name}</span>
        <span className="block text-sm text-ink-faint">{fileSize(file.size)}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onClick={onOther}>
          {checkerTexts.chooseOther}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={checkerTexts.removeNamed(file.name)}
          onClick={onRemove}
        >
          {checkerTexts.remove}
        </Button>
      </div>
    </div>
  );
}
