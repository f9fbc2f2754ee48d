import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { EditedKind } from '#editor/session/document-kind.ts';
import { httpGateway } from '#editor/session/document-gateway.ts';
import { LETTER_LIST } from '#editor/store/list-keys.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { tooLong } from '#ui/fields/field.tsx';
import { prepareLetter } from './editing/prepare-letter.ts';

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
  validate({ title }) {
    const message = tooLong(title, TITLE_MAX);
    return message === undefined ? null : { field: 'title', message };
  },
};
