import { describe, expect, it } from 'vitest';
import { letterMigrations, migrateLetter, LETTER_SCHEMA_VERSION } from './migrations.ts';
import { letterData } from './schema.ts';

const plain = {
  personalInfo: {
    fullName: 'Ana Silva',
    email: 'a@b.pt',
    phone: '',
    address: '',
    city: '',
    state: '',
    zipCode: '',
  },
  content: { opening: 'Dear Ms Reis,', body: 'Hello', closing: 'Thanks', signature: 'Yours,' },
  settings: { fontSize: 11, fontFamily: 'Calibri', margins: 1.25, spacing: 1.5 },
  postscript: 'PS',
};

describe('migrateLetter', () => {
  it('has a step for every version up to the current one', () => {
    expect(letterMigrations).toHaveLength(LETTER_SCHEMA_VERSION);
  });

  it('turns the plain shape into valid current data and loses nothing', () => {
    const data = letterData.parse(migrateLetter(plain));
    expect(data).toMatchObject(plain);
    expect(data.schemaVersion).toBe(LETTER_SCHEMA_VERSION);
  });
});
