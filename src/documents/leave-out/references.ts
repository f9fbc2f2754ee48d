import { normalForm } from '../text/clean.ts';

/** How the headings of such sections begin a word, in the languages of headings and those beside them. */
const REFERENCES = /(?:^|[^\p{L}])refer(?:en[cstz]|ee|an[cs])/u;

/** Whether a section is about people who can be asked about somebody: it has no kind of its own, and is known by its heading. */
export function isReferences({ title }: { title: string }): boolean {
  return REFERENCES.test(normalForm(title, 'NFKD').replace(/\p{M}/gu, '').toLowerCase());
}
