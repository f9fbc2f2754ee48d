/** Lines to start from, by profession; what only the person knows stands in brackets. */
export type PhraseGroups = readonly { profession: string; lines: readonly string[] }[];

/** What a text is about: a job, the whole person, a degree or course, a project. */
export type PhraseSubject = 'job' | 'summary' | 'education' | 'project';
