import type { ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { newSection } from '../editing/entries.ts';
import { withSectionAdded } from '../editing/no-jobs.ts';

/** Adds a further section with its first entry; answers its place among them. */
export function useSectionAdding(): (kind: FurtherSectionKind) => number {
  const session = useEditorSession();
  return (kind) => {
    const section = newSection(kind);
    session.edit((content) => ({
      ...content,
      data: withSectionAdded(content.data as ResumeData, section), // This editor's kind.
    }));
    const { sections } = session.state().content.data as ResumeData;
    return sections.findIndex(({ id }) => id === section.id);
  };
}
