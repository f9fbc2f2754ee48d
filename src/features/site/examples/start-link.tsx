import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/http/api-call.ts';
import { exampleUses } from '../calls.ts';
import { type ExampleKind, exampleName } from '#documents/samples/example-names.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink, type ButtonLinkProps } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { examples } from '../content/examples.ts';

type StartLinkProps = Omit<ButtonLinkProps, 'to' | 'children'> & { kind: ExampleKind; example: Example };
type Example = { id: string; templateId: string };

const BUILDERS: Record<ExampleKind, string> = { resume: '/resume-builder', letter: '/cover-letter-builder' };

/** Opens an example in its builder; whoever is not signed in signs in first. */
export function StartLink({ kind, example, ...rest }: StartLinkProps) {
  const gated = useGatedLink();
  const to = `${BUILDERS[kind]}?template=${example.templateId}&example=${example.id}`;
  return (
    <ButtonLink to={gated(to)} {...rest}>
      {examples.start}
    </ButtonLink>
  );
}

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
