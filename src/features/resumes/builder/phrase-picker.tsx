import type { ReactNode } from 'react';
import { PhraseHelp } from '#editor/phrases/phrase-help.tsx';
import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import type { PhraseSubject } from '../content/phrases/phrases-of.ts';
import { nameIn } from '../editing/field-map.ts';
import { useHasNoJobsYet } from './use-no-jobs.ts';

/** The phrases are many words that few pages need. */
const phrasesOf = (about: PhraseSubject) => async () =>
  (await import('../content/phrases/phrases-of.ts')).PHRASES_OF[about];

const LOAD: Readonly<Record<PhraseSubject, () => Promise<PhraseGroups>>> = {
  job: phrasesOf('job'),
  summary: phrasesOf('summary'),
  education: phrasesOf('education'),
  project: phrasesOf('project'),
  volunteering: phrasesOf('volunteering'),
};

const GROUPS: Readonly<Record<PhraseSubject, string>> = {
  job: 'Profession',
  summary: 'Profession',
  education: 'Subject',
  project: 'Field',
  volunteering: 'What it was',
};

/** What of a title stands for those who have had no job: it comes before whatever they want to become. */
const BEGINNER = 'student';

type PhrasePickerProps = {
  path: string;
  about: PhraseSubject;
  /** Where the title of the job stands that the text is about; else it is the person's own. */
  titlePath?: string;
  children?: ReactNode;
};

/** Examples and phrases for the text at a path, of the field of work that its title tells. */
export function PhrasePicker({ path, about, titlePath = 'personalInfo.title', children }: PhrasePickerProps) {
  const session = useEditorSession();
  const { value: own } = useDocumentText(titlePath);
  const isBeginner = useHasNoJobsYet();
  const name = useSession(session, ({ content }) => nameIn(path, content.data) ?? '');
  return (
    <PhraseHelp
      path={path}
      name={name}
      as={about === 'summary' ? 'sentences' : 'bullets'}
      groupsLabel={GROUPS[about]}
      load={LOAD[about]}
      title={isBeginner ? `${BEGINNER} ${own}` : own}
    >
      {children}
    </PhraseHelp>
  );
}
