import { useQuery } from '@tanstack/react-query';
import { partAt } from '#documents/filled-fields.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import { templateNameOf, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { AttachWindow } from '#editor/variants/attach-dialog.tsx';
import { errorText } from '#platform/http/api-error.ts';
import { useToast } from '#ui/toast/toast.tsx';

type AttachFromListProps = {
  kind: AnyKind;
  document: DocumentSummary;
  bases: readonly DocumentSummary[];
  refreshLists: () => Promise<void>;
  onClose: () => void;
};

const FAILED = 'This could not be done. Please check your connection and try again.';

/** Lets a document of the list follow another one, and takes that back. */
export default function AttachFromList({
  kind,
  document,
  bases,
  refreshLists,
  onClose,
}: AttachFromListProps) {
  const { toast } = useToast();
  const { id } = document;
  const own = useQuery({
    queryKey: [kind.path, 'to be attached', id],
    queryFn: () => kind.gateway.read(id),
    staleTime: 0,
    gcTime: 0,
  });
  const detach = async () => {
    try {
      await kind.variants?.detach({ params: { id } });
    } catch (error) {
      toast({ title: 'Error', description: failure(error), variant: 'destructive' });
    }
    await refreshLists();
  };
  const attach = async (baseId: number, title: string): Promise<string | null> => {
    try {
      await kind.variants?.attach({ params: { id }, body: { baseId } });
    } catch (error) {
      return failure(error);
    }
    toast({
      title: 'Attached',
      description: `What you change in “${title}” comes into “${document.title}” from now on.`,
      action: { label: 'Undo', onSelect: () => void detach() },
    });
    void refreshLists();
    return null;
  };
  return <AttachWindow {...{ kind, bases, attach, onClose }} words={wordsOf(kind)} content={own.data} />;
}

function failure(error: unknown): string {
  return error instanceof Error ? errorText(error, FAILED) : FAILED;
}

/** "Position (job 1)": by the fields of the kind. */
function wordsOf(kind: AnyKind): DocumentWords {
  return {
    nameOf(path) {
      const found = partAt(kind.fields, path);
      const where = found?.entries.map(({ name, number }) => `${name} ${number}`).toReversed();
      if (!found || !where || where.length === 0) return found?.part.label;
      return `${found.part.label} (${where.join(', ')})`;
    },
    templateName: (id) => templateNameOf(kind, id),
  };
}
