type FiguresProps = {
  /** For those who do not see the band. */
  title: string;
  entries: readonly { figure: string; text: string }[];
};

/** What can be said of us in numbers, on a band across the page. */
export function Figures({ title, entries }: FiguresProps) {
  return (
    <section className="bg-band text-on-band">
      <h2 className="visually-hidden">{title}</h2>
      <dl className="page-width grid gap-8 py-12 text-center sm:grid-cols-3">
        {entries.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse">
            <dt>{text}</dt>
            <dd className="font-serif text-4xl font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
