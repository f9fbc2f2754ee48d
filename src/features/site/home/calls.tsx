import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { hero } from '../content/home.ts';

/** The two ways to begin. */
export function Calls({ className }: { className?: string }) {
  return (
    <div className={classNames('flex flex-wrap gap-3', className)}>
      <ButtonLink to="/templates" size="large">
        {hero.resumes}
      </ButtonLink>
      <ButtonLink to="/cover-letter-templates" size="large" variant="secondary">
        {hero.letters}
      </ButtonLink>
    </div>
  );
}
