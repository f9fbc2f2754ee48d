import { exampleLetters } from '#documents/samples/example-letters.ts';
import { ExampleDialog, exampleTitle } from '#editor/builder/example-dialog.tsx';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';

// Each is the very letter that its template's picture shows.
const EXAMPLES = Object.entries(exampleLetters).map(([id, { templateId }]) => ({
  id,
  name: exampleTitle(id),
  picture: letterPicture(templateId),
}));

export function SeeExample() {
  return (
    <ExampleDialog
      noun="cover letter"
      examples={EXAMPLES}
      pathOf={(id) => `/cover-letter-builder?example=${id}`}
    />
  );
}
