import type { ReactNode } from 'react';

/** How a kind of documents is typed on its page: the very controls of its form, by the path of a text. */
export type FieldsOnPage = {
  /** The fields that the text of a path is written in, those that the form has; none where it is changed otherwise. */
  fieldsAt: (path: string, data: Record<string, unknown>) => readonly string[];
  /** What the field is called. */
  nameOf: (path: string, data: Record<string, unknown>) => string | undefined;
  /** Whether a text heads what follows it on the page. */
  isHeading: (path: string) => boolean;
  /** The control of a field. */
  Field: (props: { path: string }) => ReactNode;
};
