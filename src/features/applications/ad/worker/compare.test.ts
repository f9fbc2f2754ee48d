import { notCounted, partedByUnderstood } from '#documents/ads/asked-for.ts';
import { describe, expect, test } from 'vitest';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import type { AdComparison } from '../protocol.ts';
import { PLATFORM_AD } from '../testing/platform-ad.ts';
import { createAdReader } from './ad-reader.ts';

const TODAY = { year: 2026, month: 11 };
const without = (data: ResumeData, ...skills: string[]) => ({
  ...data,
  skills: data.skills.filter((skill) => !skills.includes(skill)),
});

async function compared(resume: ResumeData, base: ResumeData | null = null): Promise<AdComparison> {
  return createAdReader().match({ ad: PLATFORM_AD, resume, base, today: TODAY });
}
const rowOf = ({ rows }: AdComparison, words: string) =>
  rows.find(({ requirement }) => requirement.words === words);

test('each requirement has the field that shows it, by the name that its person has for it', async () => {
  const found = await compared(typicalResume());
  expect(rowOf(found, 'Terraform')).toMatchObject({
    state: 'shown',
    evidence: [{ path: 'skills.6', words: 'Terraform', where: 'your skills', sameWords: true }],
    offer: null,
  });
  const years = found.rows.find(({ requirement }) => requirement.kind === 'years');
  expect(years).toMatchObject({ state: 'in part', evidence: [] });
  expect(years?.years).toBeGreaterThan(11);
});

describe('what is not printed is offered', () => {
  test('where a line of a job is hidden', async () => {
    const data = without(typicalResume(), 'Terraform');
    const employment = data.employment.map((job, at) =>
      at === 1 ? { ...job, hiddenLines: [{ at: 2, text: '- Ran it all with **Terraform** modules' }] } : job,
    );
    const marked = { ...data, employment, settings: { ...data.settings, marks: true } };
    expect(rowOf(await compared(marked), 'Terraform')).toMatchObject({
      state: 'elsewhere',
      offer: {
        ...{ from: 'hidden', path: 'employment.1.hiddenLines.0.text', where: 'your Talkdesk job' },
        ...{ words: 'Terraform', line: '- Ran it all with Terraform modules' },
      },
    });
  });

  test('where a whole section is switched off', async () => {
    const found = await compared({ ...typicalResume(), includeSkills: false });
    expect(rowOf(found, 'Terraform')?.offer).toMatchObject({ from: 'hidden', where: 'your skills' });
  });

  test('where only the base has it: a skill, a line, or a job that was left out', async () => {
    const base = typicalResume();
    const skill = rowOf(await compared(without(base, 'Terraform'), base), 'Terraform');
    expect(skill?.offer).toMatchObject({
      from: 'base',
      paths: ['skills'],
      row: { here: null, base: 'Terraform' },
      replaces: null,
    });
    const less = without(base, 'Kubernetes', 'Terraform');
    const asked = {
      ...less,
      employment: base.employment.map((job, at) =>
        at === 2 ? { ...job, description: `${job.description}\n- Moved all of it to Kubernetes` } : job,
      ),
    };
    const shorter = { ...less, employment: less.employment.slice(0, 2) };
    expect(rowOf(await compared(shorter, asked), 'Kubernetes')?.offer).toMatchObject({
      ...{ from: 'base', paths: ['employment.job-3'], row: null, where: 'the Critical Software job' },
    });
    expect(rowOf(await compared(less, asked), 'Kubernetes')?.offer).toMatchObject({
      row: { here: null, base: '- Moved all of it to Kubernetes' },
    });
  });
});

test('what stands nowhere says so, and nothing is offered', async () => {
  const found = await compared(typicalResume());
  expect(rowOf(found, 'Ansible')).toMatchObject({ state: 'nowhere', evidence: [], offer: null });
});

test('what nobody understands is in no count, and has its place in the ad', async () => {
  const { rows, notUnderstood, must } = await compared(typicalResume());
  const words = [
    ...partedByUnderstood(rows).unclear.map(({ requirement }) => requirement),
    ...notUnderstood.map(({ words, place }) => ({ words, places: [place] })),
  ].find((each) => each.words.includes('grundling'));
  const place = words?.places[0];
  expect(PLATFORM_AD.slice(place?.from, place?.to)).toBe(words?.words);
  expect(must.asked).toBe(5);
});

test('what the resume knows changes nothing of what the ad is said to ask for', async () => {
  const knowing = { ...typicalResume(), summary: 'I rub grundlings, with Ansible and Kubernetes.' };
  const [less, more] = await Promise.all([compared(typicalResume()), compared(knowing)]);
  expect([more.must.asked, more.nice.asked]).toEqual([less.must.asked, less.nice.asked]);
  expect(notCounted(more.rows, more.notUnderstood)).toBe(notCounted(less.rows, less.notUnderstood));
});
