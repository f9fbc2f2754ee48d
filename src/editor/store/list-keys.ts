/** Query keys of the dashboard's two lists: whatever saves or deletes a document makes its list be read again. */
export const RESUME_LIST = ['/api/resumes/dashboard'] as const;
export const LETTER_LIST = ['/api/cover-letters/dashboard'] as const;
