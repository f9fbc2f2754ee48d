/** What went wrong with a step of a dialog, read out at once. */
export function ProblemLine({ text }: { text: string | null | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className="text-sm font-semibold text-danger">
      {text}
    </p>
  );
}
