import { capitalised } from '#documents/text/clean.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { DocumentIcon } from '#ui/display/icons.tsx';
import { type Picture, TemplatePicture } from '#ui/template-picture/template-picture.tsx';

export type ExampleEntry = { id: string; name: string; picture: Picture | undefined };

type ExampleDialogProps = {
  /** "resume" or "cover letter". */
  noun: string;
  examples: readonly ExampleEntry[];
  /** Where an example is opened. */
  pathOf: (id: string) => string;
};

/** Finished documents of people we made up, to see how it is done or to start from. */
export function ExampleDialog({ noun, examples, pathOf }: ExampleDialogProps) {
  return (
    <Dialog
      title="See an example"
      description={`Each belongs to a person we made up, and opens as a new ${noun}. What you have written here is kept.`}
      size="wide"
      trigger={
        <Button variant="secondary" size="small">
          <DocumentIcon />
          See an example
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {examples.map(({ id, name, picture }) => (
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
        ))}
      </ul>
    </Dialog>
  );
}

/** What an example is called, by the profession in its address: `data-analyst` is "Data analyst". */
export function exampleTitle(id: string): string {
  const words = id.replaceAll('-', ' ');
  return capitalised(words);
}
