import { Button } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';

type FileTabHeadProps = { id: string; title: string; backLabel: string; onBack: () => void };

/** The head of a file that is a tab on a small screen: its heading, which takes the focus, and the way back. */
export function FileTabHead({ id, title, backLabel, onBack }: FileTabHeadProps) {
  return (
    <div className="sticky top-16 z-20 short:static mb-3 flex items-center justify-between gap-3 bg-paper py-2">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <Button size="small" variant="secondary" onClick={onBack}>
        <ArrowLeftIcon className="size-4" />
        {backLabel}
      </Button>
    </div>
  );
}
