import { useGatedLink } from '#platform/session/auth-context.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { builderOnline } from '../content/builder-online.ts';

/** Begin with a template, or with an empty page. */
export function BuilderCalls() {
  const gated = useGatedLink();
  return (
    <>
      <ButtonLink to="/templates" size="large">
        {builderOnline.templates}
      </ButtonLink>
      <ButtonLink to={gated('/resume-builder')} size="large" variant="secondary">
        {builderOnline.start}
      </ButtonLink>
    </>
  );
}
