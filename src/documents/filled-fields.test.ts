import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { prepareFields } from '#editor/session/prepare-fields.ts';
import { schemasOf } from './field-schemas.ts';
import { ENTRY_ID, emptyValues, type Fields, type ValuesOf } from './fields.ts';
import { filledFields, partAt, withFields } from './filled-fields.ts';
import type { LetterData } from './letter/schema.ts';
import type { ResumeData } from './resume/schema.ts';

/** A list within a list, as earlier roles at one employer would be. */
const ROLE = {
  id: ENTRY_ID,
  position: { kind: 'line', label: 'Position', print: 'title' },
} as const satisfies Fields;
const JOB = {
  id: ENTRY_ID,
  company: { kind: 'line', label: 'Company', print: 'organization' },
  roles: { kind: 'list', label: 'Earlier roles', entry: 'role', fields: ROLE, most: 2 },
} as const satisfies Fields;
const TABLE = {
  includeJobs: { kind: 'flag', label: 'Include jobs', print: 'setting', default: true },
  jobs: { kind: 'list', label: 'Jobs', entry: 'job', fields: JOB, most: 9, switch: 'includeJobs' },
  skills: { kind: 'lines', label: 'Skills', print: 'skill', most: 3 },
} as const satisfies Fields;

const role = { id: 'r', position: 'Baker' };
const data: ValuesOf<typeof TABLE> = {
  includeJobs: true,
  jobs: [{ id: 'j', company: 'Crumb', roles: [role] }],
  skills: ['Bread'],
};

it('fields are listed with their paths and values, however deep they stand', () => {
  expect(filledFields(TABLE, data).map(({ path, value }) => [path, value])).toEqual([
    ['includeJobs', true],
    ['jobs.0.id', 'j'],
    ['jobs.0.company', 'Crumb'],
    ['jobs.0.roles.0.id', 'r'],
    ['jobs.0.roles.0.position', 'Baker'],
    ['skills.0', 'Bread'],
  ]);
});

it('what a switch takes out is listed as such, and nothing beside it', () => {
  const off = filledFields(TABLE, { ...data, includeJobs: false });
  expect(off.filter(({ included }) => !included).map(({ path }) => path)).toEqual([
    'jobs.0.id',
    'jobs.0.company',
    'jobs.0.roles.0.id',
    'jobs.0.roles.0.position',
  ]);
});

it('a path leads to its part and says in which entries it stands', () => {
  expect(partAt(TABLE, 'jobs.0.roles.1.position')).toEqual({
    part: ROLE.position,
    entries: [
      { name: 'job', number: 1 },
      { name: 'role', number: 2 },
    ],
    isEntry: false,
  });
  expect(partAt(TABLE, 'jobs.2')).toMatchObject({ part: TABLE.jobs, isEntry: true });
  for (const path of ['', 'jobs.0.toString', 'nothing', 'includeJobs.x'])
    expect(partAt(TABLE, path)).toBeUndefined();
});

it('values are changed field by field, and what the table does not have stays', () => {
  const known = { ...data, own: 1, jobs: [{ ...data.jobs[0], roles: [{ ...role, own: 2 }] }] };
  const louder = withFields(TABLE, known, ({ kind }, value) =>
    kind === 'line' ? String(value).toUpperCase() : value,
  );
  expect(louder).toEqual({
    ...known,
    jobs: [{ id: 'j', company: 'CRUMB', roles: [{ ...role, position: 'BAKER', own: 2 }] }],
  });
});

describe('what follows from a table', () => {
  const schema = z.looseObject(schemasOf(TABLE));

  it('the schema of lists within lists, with their limits', () => {
    expect(schema.parse({})).toEqual(emptyValues(TABLE));
    expect(schema.parse({ ...data, jobs: [{ company: 'Crumb', own: 1 }] }).jobs).toEqual([
      { id: '', company: 'Crumb', roles: [], own: 1 },
    ]);
    const job = { company: 'Crumb', roles: [role, role, role] };
    expect(schema.safeParse({ jobs: [job] }).error?.issues[0]?.path).toEqual(['jobs', 0, 'roles']);
  });

  it('what the screen gets: nothing missing, and each entry with an id of its own', () => {
    const { jobs } = prepareFields(TABLE, { jobs: [{ company: 'Crumb', own: 1, roles: [role, role] }] });
    expect(jobs[0]).toMatchObject({ company: 'Crumb', own: 1, roles: [{ id: 'r' }, { position: 'Baker' }] });
    expect(new Set([jobs[0]?.id, ...(jobs[0]?.roles ?? []).map(({ id }) => id)]).size).toBe(3);
  });

  it('exact types, of which the compiler makes sure', () => {
    expectTypeOf<
      z.infer<typeof schema>['jobs'][number]['roles'][number]['position']
    >().toEqualTypeOf<string>();
    expectTypeOf<ResumeData['employment'][number]['current']>().toEqualTypeOf<boolean>();
    expectTypeOf<ResumeData['skills']>().toEqualTypeOf<string[]>();
    expectTypeOf<ResumeData['settings']['density']>().toEqualTypeOf<'normal' | 'compact' | 'tight'>();
    expectTypeOf<ResumeData['personalInfo']['links'][number]['url']>().toEqualTypeOf<string>();
    expectTypeOf<LetterData['settings']['fontSize']>().toEqualTypeOf<number>();
    expectTypeOf<LetterData['settings']['paper']>().toEqualTypeOf<'a4' | 'letter'>();
  });
});
