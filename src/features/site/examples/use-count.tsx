import { useQuery } from '@tanstack/react-query';
import { exampleName, type ExampleKind } from '#documents/samples/example-names.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { classNames } from '#ui/class-names.ts';
import { exampleUses } from '../calls.ts';
import { examples } from '../content/examples.ts';

type UseCountProps = { kind: ExampleKind; id: string; className?: string };

/** How often people started from an example, from the first time on. It is no part of the ready page. */
export function UseCount({ kind, id, className }: UseCountProps) {
  const { data } = useQuery(queryOf(exampleUses));
  const times = data?.[exampleName(kind, id)] ?? 0;
  if (times === 0) return null;
  return (
    <p className={classNames('text-xs text-ink-faint tabular-nums', className)}>{examples.used(times)}</p>
  );
}
