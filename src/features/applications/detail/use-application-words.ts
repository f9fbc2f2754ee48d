import { useMemo } from 'react';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { applicationWords } from './field-names.ts';
import { useDocuments } from './use-documents.ts';

/** The words of an application, with the titles of the documents that it is sent with. */
export function useApplicationWords({ resume, letter }: DeskKinds): DocumentWords {
  const { data: resumes } = useDocuments(resume);
  const { data: letters } = useDocuments(letter);
  return useMemo(() => {
    const known = { resume: resumes, letter: letters };
    return applicationWords((of, id) => known[of]?.find((one) => one.id === id)?.title);
  }, [resumes, letters]);
}
