import { AdviceDialog } from '#editor/advice/advice-dialog.tsx';
import { useAllAdvice } from '#editor/advice/field-advice.tsx';
import { fieldName } from '../editing/field-names.ts';

type LetterAdviceDialogProps = {
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
  onGoTo: (field: string) => void;
};

/** All advice on a letter. */
export function LetterAdviceDialog({ wanted, onWanted, onGoTo }: LetterAdviceDialogProps) {
  const rows = [...useAllAdvice()].flatMap(([path, list]) =>
    list.map(({ title, suggestion }) => ({ path, where: fieldName(path) ?? path, title, suggestion })),
  );
  return (
    <AdviceDialog
      description="As an editor reads it. Nothing here is a must, and nothing you write leaves this page for it."
      rows={rows}
      wanted={wanted}
      onWanted={onWanted}
      onGoTo={({ path }) => onGoTo(path)}
    />
  );
}
