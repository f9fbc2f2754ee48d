import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import { toResumeData } from '#documents/parser/to-data/to-resume-data.ts';
import { jobParts, likeJob, likeStudy, paired, sameEnds, sameName, sameText, within } from './compare.ts';
import { samePhone } from './normalize.ts';
import type { Reading } from './read-part.ts';

/** A value as it came into the resume: whether it is what truly stands there, and whether a person is asked to look at it. */
export type JudgedValue = { field: string; value: string; right: boolean; doubtful: boolean };

/** The values of one file that a reader in a hurry would take over unseen, each with whether it is called doubtful. */
export function judgedValues({ sample: { truth }, resume, file }: Reading): JudgedValue[] {
  if (!file) return [];
  const { lowConfidenceFields, data } = toResumeData(resume, file);
  const noted = new Set(lowConfidenceFields.map(({ field }) => field));
  const judged: JudgedValue[] = [];
  const add = (fields: readonly string[], value: string, right: boolean) => {
    const [field = ''] = fields;
    judged.push({ field, value, right, doubtful: fields.some((one) => noted.has(one)) });
  };
  const { personalInfo } = data;
  const person = (name: keyof typeof personalInfo, right: boolean) =>
    add([`personalInfo.${name}`], String(personalInfo[name]), right);
  add(
    ['personalInfo.firstName'],
    resume.name?.value ?? '',
    sameName(truth.name.replace(/\(.*?\) /u, ''), resume.name?.value ?? ''),
  );
  if (resume.title) person('title', truth.title !== undefined && sameText(truth.title, resume.title.value));
  if (resume.emails[0])
    person(
      'email',
      truth.emails.some((one) => sameText(one, personalInfo.email)),
    );
  if (resume.phones[0])
    person(
      'phone',
      truth.phones.some((one) => samePhone(one, personalInfo.phone)),
    );
  if (resume.location) person('location', within(truth.location, personalInfo.location));

  const jobs = paired(truth.jobs, resume.jobs, likeJob);
  for (const [index, job] of resume.jobs.entries()) {
    const wanted = jobs.find(([, found]) => found === job)?.[0];
    const parts = wanted && jobParts(wanted, job);
    const path = `employment.${index}`;
    add([`${path}.position`], textOf(job.title), parts?.title ?? false);
    add([`${path}.company`], textOf(job.employer), parts?.employer ?? false);
    const dates = ['startDate', 'endDate', 'current'].map((name) => `${path}.${name}`);
    add(dates, job.period?.source.snippet ?? '', parts?.dates ?? false);
  }
  const studies = paired(truth.education, resume.education, likeStudy);
  for (const [index, study] of resume.education.entries()) {
    const wanted = studies.find(([, found]) => found === study)?.[0];
    const path = `education.${index}`;
    add(
      [`${path}.degree`],
      textOf(study.degree),
      wanted !== undefined && sameText(wanted.degree, textOf(study.degree)),
    );
    add(
      [`${path}.school`],
      textOf(study.school),
      wanted !== undefined && sameText(wanted.school, textOf(study.school)),
    );
    add(
      [`${path}.startDate`, `${path}.graduationDate`],
      study.period?.source.snippet ?? '',
      wanted !== undefined && sameEnds(wanted, study.period?.value),
    );
  }
  return judged;
}

const textOf = (read: ParsedValue | undefined) => read?.value ?? '';

/** How many values there are of each kind. */
export function countDoubts(values: readonly JudgedValue[]) {
  const count = (right: boolean, doubtful: boolean) =>
    values.filter((one) => one.right === right && one.doubtful === doubtful).length;
  return {
    wrongTold: count(false, true),
    wrongSilent: count(false, false),
    rightDoubted: count(true, true),
    rightSilent: count(true, false),
  };
}
