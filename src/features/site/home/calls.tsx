import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { hero } from '../content/home.ts';

/** The two ways to begin. */
export function Calls({ className }: { className?: string }) {
  return (
    <div className={classNames('flex flex-col gap-3 sm:flex-row sm:flex-wrap', className)}>
      <ButtonLink to="/templates" size="large">
        {hero.resumes}
      </ButtonLink>
      <ButtonLink to="/cover-letter-templates" size="large" variant="secondary">
        {hero.letters}
      </ButtonLink>
    </div>
  );
}
