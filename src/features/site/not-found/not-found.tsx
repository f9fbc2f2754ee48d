import { ButtonLink } from '#ui/button.tsx';

/** What is shown where nothing is. */
export function NotFound() {
  return (
    <main className="mx-auto max-w-xl px-4 py-24 text-center">
      <p className="font-serif text-7xl text-rubric" aria-hidden="true">
        ¶
      </p>
      <h1 className="mt-4 text-4xl">404 Page Not Found</h1>
      <p className="mt-4 text-lg text-muted">
        There is no page at this address. It may have moved, or a letter may have slipped.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/templates">See the templates</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          Go to the start page
        </ButtonLink>
      </div>
    </main>
  );
}
