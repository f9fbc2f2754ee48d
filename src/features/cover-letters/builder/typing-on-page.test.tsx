// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { letterFields } from '#documents/letter/printed-fields.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { templateLetter } from '#documents/samples/template-letters.ts';
import { fieldId, StandContext } from '#editor/fields/use-field-focus.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { hostileLetter, typicalLetter, untouchedLetter } from '#tests/factories/sample-letters.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import { LETTER_CONTROLS, LetterField } from './letter-field.tsx';
import { LETTER_ON_PAGE } from './letter-on-page.ts';

afterEach(unmount);

const DOCUMENTS: [string, LetterData][] = [
  ...letterTemplates.map(({ id }): [string, LetterData] => [id, templateLetter(id)]),
  ['typical', typicalLetter()],
  ['nothing written yet', untouchedLetter()],
  ['everything at its worst', hostileLetter()],
];

test.each(DOCUMENTS)('every text on the page has its control there: %s', async (_, data) => {
  const paths = [...new Set(letterFields(data).map(({ path }) => path))];
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect(LETTER_ON_PAGE.fieldsAt(path, data), path).toEqual([path]);
  // A session of any kind of document: what it holds is put in place of the setup's one text.
  const session = openNew().session as unknown as EditorSession;
  session.edit((content) => ({ ...content, data }));
  await mount(
    <EditorContext value={session}>
      <StandContext value="page">
        {paths.map((path) => (
          <LetterField key={path} path={path} />
        ))}
      </StandContext>
    </EditorContext>,
  );
  for (const path of paths) {
    expect(document.getElementById(fieldId(path, 'page'))?.matches('input, textarea'), path).toBe(true);
    expect(LETTER_ON_PAGE.nameOf(path, data), path).toBeTruthy();
  }
});

test('every field of the table that prints words has a control', () => {
  const printed = filledFields(LETTER, typicalLetter()).filter(({ field }) => field.print !== 'setting');
  expect(printed.map(({ path }) => path).filter((path) => !(path in LETTER_CONTROLS))).toEqual([]);
});
