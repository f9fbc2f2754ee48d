import type { DocumentKind } from '../document-kind.ts';
import { APPLICATION } from './fields.ts';
import { applicationIdentity } from './identity.ts';
import type { ApplicationData } from './schema.ts';
import { applicationTitle } from './title.ts';

export const applicationKind: DocumentKind<'application', ApplicationData> = {
  ...applicationIdentity,
  hasTemplate: (templateId) => templateId === applicationIdentity.onlyTemplate,
  title: applicationTitle,
  titledBy: ['position', 'employer'],
  most: 1_000,
  references: APPLICATION,
};
