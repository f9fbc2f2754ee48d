/** Said while something is on its way that the page cannot be shown without. */
export function Waiting({ text = 'Setting up your subscription...' }: { text?: string }) {
  return (
    <p role="status" className="py-20 text-center text-lg text-ink-soft">
      {text}
    </p>
  );
}
