import { SANDBOX_CARDS } from '../sandbox/cards.ts';

/** The cards that exist in test mode, each filled in by its button. */
export function TestCards({ onChoose }: { onChoose: (cardNumber: string) => void }) {
  return (
    <section aria-labelledby="test-cards" className="mt-6 border-t border-line pt-4">
      <h3 id="test-cards" className="text-base">
        Test cards
      </h3>
      <p className="text-sm text-ink-soft">
        Press one to fill it in. Any future date and any security code will do.
      </p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 md:grid-cols-1 lg:grid-cols-2">
        {SANDBOX_CARDS.map(({ number, label }) => (
          <li key={number}>
            <button
              type="button"
              className="min-h-11 w-full rounded-md border border-line px-3 py-1.5 text-left text-sm transition-colors hover:border-edge hover:bg-accent-wash"
              onClick={() => onChoose(number)}
            >
              <span className="block font-semibold whitespace-nowrap tabular-nums">{number}</span>
              <span className="text-ink-soft">{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
