import { z } from 'zod';
import { anyVersion, unknownBytes } from '../any-version.ts';
import { schemasOf } from '../field-schemas.ts';
import type { ValuesOf } from '../fields.ts';
import { APPLICATION, type APPLICATION_CONTACT, type APPLICATION_LINK } from './fields.ts';
import { APPLICATION_SCHEMA_VERSION, migrateApplication } from './migrations.ts';

/** An application as it is stored and sent: what is missing is filled in, what is unknown is kept. */
export const applicationData = z.looseObject({
  schemaVersion: z.number().int().min(1).default(APPLICATION_SCHEMA_VERSION),
  ...schemasOf(APPLICATION),
});

export type ApplicationData = z.infer<typeof applicationData>;
export type ApplicationContact = ValuesOf<typeof APPLICATION_CONTACT>;
export type ApplicationLink = ValuesOf<typeof APPLICATION_LINK>;

/** Application data of any version that was ever saved or sent, brought to the current one. */
export const anyApplicationData = anyVersion(migrateApplication, applicationData);

/** How much an application carries that this version does not know, in bytes. */
export const unknownBytesOfApplication = unknownBytes(applicationData);
