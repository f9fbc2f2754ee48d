import { classNames } from '../class-names.ts';

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
