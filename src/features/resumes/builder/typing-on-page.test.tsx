// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import type { Field, Fields } from '#documents/fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';
import { fieldId, StandContext } from '#editor/fields/use-field-focus.ts';
import { openNew } from '#editor/session/testing/session-setup.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { careerResume } from '#tests/factories/career-resume.ts';
import { chanceValues } from '#tests/factories/filled-document.ts';
import { sparseResume, typicalResume } from '#tests/factories/sample-resumes.ts';
import { control, leave, mount, unmount, write } from '#tests/support/mounted.tsx';
import { patternOf } from '../editing/fields-together.ts';
import { RESUME_CONTROLS, ResumeField } from './fields/resume-field.tsx';
import { RESUME_ON_PAGE } from './resume-on-page.ts';

afterEach(unmount);

function sessionOf(data: ResumeData): EditorSession {
  // A session of any kind of document: what it holds is put in place of the setup's one text.
  const session = openNew().session as unknown as EditorSession;
  session.edit((content) => ({ ...content, data }));
  return session;
}

async function mountFields(session: EditorSession, paths: readonly string[]) {
  await mount(
    <EditorContext value={session}>
      <StandContext value="page">
        {paths.map((path) => (
          <ResumeField key={path} path={path} />
        ))}
      </StandContext>
    </EditorContext>,
  );
}

const filled = chanceValues(1).fill(RESUME) as unknown as ResumeData; // Every field of the table.
const headed = {
  ...filled,
  order: [{ ...filled.order[0], id: 'skills', heading: 'What I know', headingHidden: false }],
} as ResumeData;

const DOCUMENTS: [string, ResumeData][] = [
  ...resumeTemplates.map(({ id }): [string, ResumeData] => [id, templateResume(id)]),
  ['every field filled', filled],
  ['a heading of its own', headed],
  ['several roles', careerResume()],
  ['every section', typicalResume()],
  ['hardly anything', sparseResume()],
];

test.each(DOCUMENTS)('every text on the page has its control there: %s', async (_, data) => {
  const paths = [...new Set(resumeFields(data).map(({ path }) => path))];
  expect(paths.length).toBeGreaterThan(0);
  const fields = new Map(paths.map((path) => [path, RESUME_ON_PAGE.fieldsAt(path, data)]));
  for (const [path, together] of fields) expect(together, path).toContain(path);
  const all = [...new Set([...fields.values()].flat())];
  await mountFields(sessionOf(data), all);
  for (const path of all) {
    const shown = document.getElementById(fieldId(path, 'page'));
    expect(shown?.matches('input, textarea, button'), path).toBe(true);
    expect(RESUME_ON_PAGE.nameOf(path, data), path).toBeTruthy();
  }
});

/** The fields of a table that print words, each by its path with `*` for the numbers. */
function printedPatterns(fields: Fields, above = ''): string[] {
  return Object.entries(fields).flatMap(([name, part]) => {
    const path = `${above}${name}`;
    if (part.kind === 'group') return printedPatterns(part.fields, `${path}.`);
    if (part.kind === 'list') {
      return part.print === 'not printed' ? [] : printedPatterns(part.fields, `${path}.*.`);
    }
    return SILENT.has(part.print) ? [] : [part.kind === 'lines' ? `${path}.*` : path];
  });
}
// A photo is chosen beside the words, and said in none of them.
const SILENT: ReadonlySet<Field['print']> = new Set(['setting', 'hides', 'photo', 'not printed']);

test('every field of the table that prints words has a control', () => {
  // The skills of a group are those of the list of all.
  const patterns = printedPatterns(RESUME).filter((pattern) => pattern !== 'skillGroups.*.skills.*');
  expect(patterns.filter((pattern) => !(pattern in RESUME_CONTROLS))).toEqual([]);
});

test('what the page says in one breath is asked for together', () => {
  const at = (path: string, data = typicalResume()) => RESUME_ON_PAGE.fieldsAt(path, data);
  const period = ['employment.0.startDate', 'employment.0.endDate', 'employment.0.current'];
  expect(at('employment.0.current')).toEqual(period);
  expect(at('employment.0.startDate')).toEqual(period);
  expect(at('education.0.graduationDate')).toEqual([
    'education.0.startDate',
    'education.0.graduationDate',
    'education.0.expected',
  ]);
  expect(at('personalInfo.links.1.url')).toEqual(['personalInfo.links.1.label', 'personalInfo.links.1.url']);
  expect(at('includeSkills')).toEqual(['order.3.heading', 'includeSkills']);
  expect(at('order.0.heading', headed)).toEqual(['order.0.heading', 'includeSkills']);
  expect(at('personalInfo.email')).toEqual(['personalInfo.email']);
});

test('a heading of ours becomes the person’s own from the page', async () => {
  const session = sessionOf(typicalResume());
  await mountFields(session, RESUME_ON_PAGE.fieldsAt('includeSkills', typicalResume()));
  await write(control('Heading'), 'Tools');
  const { order } = session.state().content.data as ResumeData;
  expect(order.find(({ id }) => id === 'skills')?.heading).toBe('Tools');
});

test('a skill is renamed in its place and in its group, and taken out when it is left empty', async () => {
  const data = {
    ...typicalResume(),
    skills: ['SQL', 'Jva', 'Go'],
    skillGroups: [{ id: 'g', name: 'Languages', skills: ['Jva'] }],
  };
  const session = sessionOf(data);
  const now = () => session.state().content.data as ResumeData;
  await mountFields(session, ['skills.1']);
  await write(control('Skill'), 'Java');
  expect(now().skillGroups[0]?.skills).toEqual(['Java']);
  expect(now().skills).toEqual(expect.arrayContaining(['SQL', 'Java', 'Go']));

  // On the way to "Go+" it says the same as another for a moment.
  for (const typed of ['J', '', 'G', 'Go', 'Go+']) await write(control('Skill'), typed);
  expect([...now().skills].sort()).toEqual(['Go', 'Go+', 'SQL']);
  expect(now().skillGroups[0]?.skills).toEqual(['Go+']);

  await write(control('Skill'), '');
  expect(now().skills).toContain('Go+');
  await leave(control('Skill'));
  expect([...now().skills].sort()).toEqual(['Go', 'SQL']);
});

test('every pattern is one of a path of the document', () => {
  expect(patternOf('employment.0.roles.12.position')).toBe('employment.*.roles.*.position');
  expect(patternOf('skills.3')).toBe('skills.*');
  expect(patternOf('summary')).toBe('summary');
});
