import type { ExampleKind } from '#documents/samples/example-names.ts';
import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink, type ButtonLinkProps } from '#ui/buttons/button-link.tsx';
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
