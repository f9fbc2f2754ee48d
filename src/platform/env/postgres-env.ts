import { POSTGRES_DEFAULTS, type PostgresSettings } from '#platform/database/postgres-settings.ts';
import type { EnvReader } from './env-reader.ts';

/** How this copy is connected to PostgreSQL, besides the address. */
export function postgresSettings(read: EnvReader): PostgresSettings {
  const settings: PostgresSettings = {
    poolSize: read.integer('DATABASE_POOL_SIZE', {
      ...{ min: 4, max: 500 },
      otherwise: POSTGRES_DEFAULTS.poolSize,
    }),
    pooling: read.oneOf('DATABASE_POOLING', ['session', 'transaction'], POSTGRES_DEFAULTS.pooling),
    migrationUrl: read.databaseUrl('MIGRATION_DATABASE_URL'),
    migrateOnStart: read.oneOf('MIGRATE_ON_START', ['on', 'off'], 'on') === 'on',
  };
  if (settings.pooling === 'transaction' && settings.migrateOnStart && settings.migrationUrl === undefined)
    read.problem(
      'MIGRATION_DATABASE_URL',
      'is missing; migrations need a session of their own, which no pooler gives them: set the address of PostgreSQL itself, or MIGRATE_ON_START=off (DATABASE_POOLING=transaction)',
    );
  return settings;
}
