import { classNames } from '#ui/class-names.ts';

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

type StepsProps = { entries: readonly { title: string; text: string }[] };

/** What happens one after the other, each with its number: three or four in a row where there is room. */
export function Steps({ entries }: StepsProps) {
  const columns = entries.length === 4 ? 'sm:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-3';
  return (
    <ol className={classNames('grid gap-8 md:gap-10', columns)}>
      {entries.map(({ title, text }, index) => (
        <li key={title} className="border-t-2 border-ink pt-4">
          <p aria-hidden="true" className="font-serif text-3xl font-semibold text-accent">
            {index + 1}
          </p>
          <h3 className="mt-2 text-xl">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
