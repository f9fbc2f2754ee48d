import type { SamplePicture } from '#editor/template-pages/samples.ts';
import { TemplatePicture } from '#ui/template-picture/template-picture.tsx';

/** An example, and the template whose picture shows it. */
export type ExampleEntry = { id: string; name: string; templateId: string };

export type ExampleListProps = {
  sample: SamplePicture;
  examples: readonly ExampleEntry[];
  /** Where an example is opened. */
  pathOf: (id: string) => string;
};

export function ExampleList({ sample, examples, pathOf }: ExampleListProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {examples.map(({ id, name, templateId }) => {
        const picture = sample(templateId);
        return (
          <li key={id}>
            {/* A page of its own: the document that is open here comes to its end, saved or kept on the device. */}
            <a
              href={pathOf(id)}
              className="block h-full overflow-hidden rounded-lg border border-line bg-sheet no-underline hover:border-accent"
            >
              <span className="block aspect-[4/5] overflow-hidden border-b border-line bg-white">
                {picture && <TemplatePicture picture={picture} alt="" sizes="200px" />}
              </span>
              <span className="block px-3 py-2 text-sm font-semibold">{name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
