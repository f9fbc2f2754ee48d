import { exampleResumes } from '#documents/samples/example-resumes.ts';
import { ExampleDialog, exampleTitle } from '#editor/builder/example-dialog.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';

// Each is the very resume that its template's picture shows.
const EXAMPLES = Object.entries(exampleResumes).map(([id, { templateId }]) => ({
  id,
  name: exampleTitle(id),
  picture: resumePicture(templateId),
}));

export function SeeExample() {
  return (
    <ExampleDialog noun="resume" examples={EXAMPLES} pathOf={(id) => `/resume-builder/new?example=${id}`} />
  );
}
