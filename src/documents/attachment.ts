/** A file that travels inside a PDF. Its text goes there as it is: nothing of it is set, so nothing is marked. */
export type Attachment = {
  /** Its name, by which readers of PDFs list it and save it. */
  name: string;
  mediaType: string;
  /** What it is, in the document's language, for whoever sees the list. */
  description: string;
  /** Why it is there (PDF 2.0, AFRelationship): the source is what the document was made from. */
  relationship: 'source' | 'data' | 'alternative' | 'supplement';
  text: string;
};
