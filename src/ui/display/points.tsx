type PointsProps = { entries: readonly { title: string; text: string }[] };

/** Things worth knowing that have no order, each under a rule of its own. */
export function Points({ entries }: PointsProps) {
  return (
    <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {entries.map(({ title, text }) => (
        <li key={title} className="border-t border-line pt-4">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
