import { expect, it } from 'vitest';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines } from '../testing/lines-file.ts';

const skillsIn = (...lines: Parameters<typeof fileOfLines>[0]) =>
  parseResume(fileOfLines([['Ana Silva', { fontSize: 22 }], 'ana@example.com', '# Skills', ...lines]));

it('a name left of its skills is the name of their group, whatever it may head elsewhere', () => {
  const bold = { bold: true };
  const read = skillsIn(
    ['Languages\tGo, Python, SQL', bold],
    ['Infrastructure\tKubernetes, Terraform', bold],
    ['Practices\tCode review, Incident response', bold],
  );
  expect(read.skillGroups.map(({ name, skills }) => [name.value, skills.map(({ value }) => value)])).toEqual([
    ['Languages', ['Go', 'Python', 'SQL']],
    ['Infrastructure', ['Kubernetes', 'Terraform']],
    ['Practices', ['Code review', 'Incident response']],
  ]);
  expect(read.skills.map(({ value }) => value)).not.toContain('Languages');
});

it('a name on a line of its own above bullets is the name of their group', () => {
  const read = skillsIn(
    ['Cloud', { bold: true }],
    '* Kubernetes',
    '* Terraform',
    ['Databases', { bold: true }],
    '* PostgreSQL',
  );
  expect(read.skillGroups.map(({ name, skills }) => [name.value, skills.map(({ value }) => value)])).toEqual([
    ['Cloud', ['Kubernetes', 'Terraform']],
    ['Databases', ['PostgreSQL']],
  ]);
  expect(read.skills.map(({ value }) => value)).toEqual(['Kubernetes', 'Terraform', 'PostgreSQL']);
});
