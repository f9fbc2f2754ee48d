/** Something a person may want to see to before the document goes out; `words` are to be replaced. */
export type DownloadWarning = { field: string; label: string; words?: { caret: number; until: number } };
