import { join } from 'node:path';
import { expect } from '@playwright/test';
import { barOf, fieldOf, nextSection, payForFile, rewrite, seen, signIn, type CodeFor } from './steps.ts';
import type { Walker } from './walker.ts';

/** What is written in the second of two tabs. */
const PHONE_TYPED = '+351 21 000 0000';

const OLD_PDF = join(import.meta.dirname, '../../tests/corpus/development/compact-engineer.pdf');

/** A developer at a desk has an old PDF read, corrects a line, and downloads the new one. Answers the name of the file. */
export async function walkAsDeveloper(walker: Walker, email: string, codeFor: CodeFor): Promise<string> {
  const { page } = walker;
  const field = fieldOf(page);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await walker.open('/resume-checker');
  const choosing = page.waitForEvent('filechooser');
  await walker.press(page.getByRole('button', { name: 'Choose a file' }));
  await (await walker.waitFor(choosing)).setFiles(OLD_PDF);
  await walker.press(page.getByRole('button', { name: 'Analyze Resume' }));
  await walker.press(page.getByRole('button', { name: 'Fix it in the builder' }));
  await signIn(walker, email, codeFor);
  await walker.press(tab('Personal'));
  await rewrite(walker, field('Professional title'), 'Staff engineer');
  await walker.press(tab('Work'));
  await walker.press(page.getByRole('button', { name: 'Add on top' }));
  const top = (name: string) =>
    page.getByRole('tabpanel').getByRole('textbox', { name, exact: true }).first();
  await walker.write(top('Position'), 'Staff engineer');
  await walker.next(top('Company'), 'Lumen Labs');
  await walker.next(top('Location'), 'Berlin');
  await walker.next(top('Start date'), '2023');
  await walker.next(top('End date'), 'Present');
  await walker.next(top('Description'), '- Leads a team of four');
  return payForFile(walker);
}

/** A graduate without jobs: studies, a project, skills, saved. */
export async function walkAsGraduate(walker: Walker, email: string, codeFor: CodeFor): Promise<void> {
  const { page } = walker;
  const field = fieldOf(page);
  await walker.open('/resume-builder/new?template=modern-1');
  await walker.press(page.getByRole('link', { name: 'Sign In' }).last());
  await signIn(walker, email, codeFor);
  await walker.write(field('First name'), 'Noor');
  await walker.next(field('Last name'), 'Haddad');
  await walker.next(field('Professional title'), 'Biologist');
  await nextSection(walker);
  await walker.write(field('Professional summary'), 'Biologist who has just finished her studies.');
  await nextSection(walker);
  // No jobs: this section is left as it is.
  await nextSection(walker);
  await walker.press(page.getByRole('button', { name: 'Add education' }).last());
  await walker.write(field('Degree'), 'BSc Biology');
  await walker.next(field('School'), 'University of Porto');
  await nextSection(walker);
  await walker.write(field('Add a skill'), 'Microscopy, R, Statistics');
  await walker.enter();
  await nextSection(walker);
  await walker.press(page.getByRole('button', { name: 'Add Projects' }));
  const project = page.getByRole('tabpanel').getByRole('textbox', { name: 'Project', exact: true });
  await walker.write(project, 'Fish of the Douro');
  await walker.press(barOf(page).getByRole('button', { name: 'Save', exact: true }));
  await seen(walker, 'Your resume has been successfully saved.');
}

/** By the keyboard alone: name, a job, saved, at a desk. */
export async function walkByKeyboard(walker: Walker, email: string, codeFor: CodeFor): Promise<void> {
  const { page } = walker;
  const field = fieldOf(page);
  await walker.open('/resume-builder/new?template=modern-1');
  await walker.press(page.getByRole('main').getByRole('link', { name: 'Sign In' }));
  await signIn(walker, email, codeFor);
  await walker.write(field('First name'), 'Ana');
  await walker.next(field('Last name'), 'Silva');
  await walker.press(page.getByRole('button', { name: 'Next: Summary' }));
  await walker.write(field('Professional summary'), 'Baker of sourdough.');
  await walker.press(page.getByRole('button', { name: 'Next: Work' }));
  await walker.press(page.getByRole('button', { name: 'Add job' }));
  await walker.write(field('Position'), 'Baker');
  await walker.next(field('Company'), 'Norte');
  await walker.key('ControlOrMeta+S');
  await seen(walker, 'Your resume has been successfully saved.');
}

/**
 * One person in two tabs on a bad network: writes in one, goes on in the other, the network goes and comes back, both write,
 * and in the end the first tab shows what was written in the other.
 */
export async function walkInTwoTabs(walker: Walker, other: Walker): Promise<void> {
  const [first, second] = [walker.page, other.page];
  const id = new URL(first.url()).searchParams.get('id') ?? first.url().split('/').at(-1);
  await walker.open(`/resume-builder?id=${id}&section=personal`);
  await other.open(`/resume-builder?id=${id}&section=personal`);
  await rewrite(walker, fieldOf(first)('Location'), 'Porto');
  await seen(other, 'Updated from another tab');
  await first.context().setOffline(true);
  await rewrite(other, fieldOf(second)('Phone'), PHONE_TYPED);
  await rewrite(walker, fieldOf(first)('Professional title'), 'Midwife');
  await seen(walker, /Offline/);
  await first.context().setOffline(false);
  await seen(walker, /^Saved/);
  await seen(other, /^(Saved|Updated)/);
  // What the other tab has saved comes here a moment later.
  await walker.waitFor(expect(fieldOf(first)('Phone')).toHaveValue(PHONE_TYPED, { timeout: 10_000 }));
}
