import { expect, it } from 'vitest';
import { FIRST_DRAWING, NEWEST_DRAWING } from '#documents/look/drawing.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { createDocumentSession } from '#editor/session/document-session.ts';
import { startStored } from '#editor/session/session-start.ts';
import { seven, server, sessionParts } from '#editor/session/testing/session-setup.ts';
import { chooseTemplate, drawingOf, inTemplate, withNewestDrawing } from './template-choice.ts';

type Drawn = { summary: string; settings: { drawing: string } };

/** An open document in the first drawing of a template. */
function openFirstDrawn() {
  const parts = sessionParts(server([seven]));
  const stored = {
    ...seven,
    templateId: 'modern-1',
    data: { ...seven.data, settings: { drawing: FIRST_DRAWING } },
  };
  const session = createDocumentSession(startStored(stored, undefined, 'resume/7'), parts);
  // The server of the tests holds whatever it is given.
  return session as unknown as DocumentSession<Drawn>;
}

const shown = (session: DocumentSession<Drawn>) => {
  const { content } = session.state();
  return [content.templateId, drawingOf(content)];
};

it('another template comes in its newest drawing, in one step that Undo takes back', () => {
  const session = openFirstDrawn();
  expect(shown(session)).toEqual(['modern-1', FIRST_DRAWING]);
  chooseTemplate(session, 'tech-1');
  expect(shown(session)).toEqual(['tech-1', NEWEST_DRAWING]);
  session.undo();
  expect(shown(session)).toEqual(['modern-1', FIRST_DRAWING]);
});

it('whoever comes back to the template that they left finds their page as it was', () => {
  const session = openFirstDrawn();
  chooseTemplate(session, 'tech-1');
  // As the chooser's picture shows it.
  expect(drawingOf(inTemplate(session, session.state().content, 'modern-1'))).toBe(FIRST_DRAWING);
  chooseTemplate(session, 'modern-1');
  expect(shown(session)).toEqual(['modern-1', FIRST_DRAWING]);
});

it('a template that is chosen already changes nothing', () => {
  const session = openFirstDrawn();
  chooseTemplate(session, 'modern-1');
  expect(session.state().history.past).toEqual([]);
});

it('the new drawing is taken in one step, with all that was written', () => {
  const session = openFirstDrawn();
  const before = session.state().content;
  session.edit(withNewestDrawing, 'template');
  expect(session.state().content).toEqual({
    ...before,
    data: { ...before.data, settings: { drawing: NEWEST_DRAWING } },
  });
  session.undo();
  expect(session.state().content).toEqual(before);
});
