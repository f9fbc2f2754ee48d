import { APPLICATION } from '#documents/application/fields.ts';
import { applicationIdentity } from '#documents/application/identity.ts';
import { migrateApplication } from '#documents/application/migrations.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { applicationTitle, titlesOfItsOwn } from '#documents/application/title.ts';
import { editedKind } from '#editor/session/edited-kind.ts';
import { refusedProblems, titleProblems } from '#editor/session/refused-problems.ts';
import { APPLICATIONS_PATH, NEW_APPLICATION_PATH } from './paths.ts';

const { onlyTemplate } = applicationIdentity;

/** Applications in the browser. */
export const applicationKind = editedKind<ApplicationData>({
  ...applicationIdentity,
  Name: 'Application',
  Names: 'Applications',
  begin: {
    path: APPLICATIONS_PATH,
    label: 'Add an application',
    text: 'A job ad, what you send for it, and what comes of it.',
  },
  findTemplate: (id) => (id === onlyTemplate ? { id, name: 'Application' } : undefined),
  unknownTemplate: 'Application',
  newPath: NEW_APPLICATION_PATH,
  editPath: APPLICATIONS_PATH,
  hasPaidActions: false,
  fields: APPLICATION,
  migrate: migrateApplication,
  firstTitle: applicationTitle,
  titlesOfItsOwn,
  unsavable: ({ title, data }) => [...titleProblems(title), ...refusedProblems(APPLICATION, data)],
});
