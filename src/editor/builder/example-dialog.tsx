import { useState } from 'react';
import type { PrintedKindName } from '#documents/printed-kinds.ts';
import { capitalised } from '#documents/text/clean.ts';
import { loadSample } from '#editor/template-pages/samples.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { DocumentIcon } from '#ui/display/icons.tsx';
import type { ExampleListProps } from './example-list.tsx';

const listOf = (kind: PrintedKindName) =>
  codeOnDemand(async () => {
    const [{ ExampleList }, sample] = await Promise.all([import('./example-list.tsx'), loadSample(kind)]);
    return { ExampleList, sample };
  });
const LISTS = { resume: listOf('resume'), letter: listOf('letter') } as const;

type ExamplesProps = Omit<ExampleListProps, 'sample'> & { kind: PrintedKindName };

type ExampleDialogProps = ExamplesProps & {
  /** "resume" or "cover letter". */
  noun: string;
};

/** Finished documents of people we made up, to see how it is done or to start from. */
export function ExampleDialog({ kind, noun, examples, pathOf }: ExampleDialogProps) {
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
      <Examples kind={kind} examples={examples} pathOf={pathOf} />
    </Dialog>
  );
}

function Examples({ kind, ...props }: ExamplesProps) {
  const [isMissing, setMissing] = useState(false);
  // Of one kind for as long as it is shown.
  const useExampleList = LISTS[kind];
  const code = useExampleList(true, () => setMissing(true));
  if (code) return <code.ExampleList {...props} sample={code.sample} />;
  if (!isMissing) return <p role="status">Loading the examples...</p>;
  return <p role="alert">The examples could not be loaded. Please check your connection.</p>;
}

/** What an example is called, by the profession in its address: `data-analyst` is "Data analyst". */
export function exampleTitle(id: string): string {
  const words = id.replaceAll('-', ' ');
  return capitalised(words);
}
