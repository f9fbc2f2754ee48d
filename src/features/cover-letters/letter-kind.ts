import type { LetterData } from '#documents/letter/schema.ts';
import type { EditedKind } from '#platform/document-store/editing/document-kind.ts';
import { httpGateway } from '#platform/document-store/editing/http-gateway.ts';
import { LETTER_LIST } from '#platform/document-store/list-keys.ts';
import { TITLE_MAX } from '#platform/document-store/title-length.ts';
import { tooLong } from '#ui/fields/too-long.ts';
import { prepareLetter } from './editing/prepare-letter.ts';

/** Title of a letter that was given none. */
export const DEFAULT_TITLE = 'Untitled Cover Letter';

/** What the editor has to know of cover letters. */
export const letterKind: EditedKind<LetterData> = {
  name: 'letter',
  gateway: httpGateway<LetterData>({
    path: '/api/cover-letters',
    firstTitle: () => DEFAULT_TITLE,
    editsTitle: true,
  }),
  list: LETTER_LIST,
  prepare: prepareLetter,
  unfit({ title }) {
    const message = tooLong(title, TITLE_MAX);
    return message === undefined ? null : { field: 'title', message };
  },
};
