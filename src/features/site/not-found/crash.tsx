import { Button } from '#ui/buttons/button.tsx';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { crash } from '../content/not-found.ts';

/** What is shown in place of a page that failed. */
export function Crash() {
  return (
    <div role="alert" className="page-width py-16 sm:py-24">
      <h1 className="text-3xl">{crash.title}</h1>
      <p className="mt-4 max-w-[55ch] text-lg text-ink-soft">{crash.text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>{crash.reload}</Button>
        {/* Loaded anew: what failed may have left the running application in disorder. */}
        <ButtonLink to="/" variant="secondary" reloadDocument>
          {crash.home}
        </ButtonLink>
      </div>
    </div>
  );
}
