import { readFile as readBytes } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { runChecks } from '#documents/checks/report.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';

/* What is said of real files whose pages were looked at: what must be told, and what nobody may be accused of. */

const TODAY = { year: 2026, month: 11 };

async function tellOf(name: string) {
  const bytes = new Uint8Array(await readBytes(new URL(name, import.meta.url)));
  const outcome = await parseFile(bytes, name);
  if (!outcome.ok) throw new Error(`${name} is refused: ${outcome.reason}.`);
  const { findings, doubts, passed } = runChecks({
    resume: parseResume(outcome.file),
    file: outcome.file,
    today: TODAY,
  });
  const titles = (of: readonly { check: string; title: string }[]) =>
    of.map(({ check, title }) => `${check}: ${title}`);
  return {
    findings: titles(findings),
    checks: new Set(findings.map(({ check }) => check)),
    doubts: new Set(doubts.map(({ check }) => check)),
    passed: new Set(passed.map(({ check }) => check)),
  };
}

describe('nobody is accused of what we read wrongly', () => {
  it.each([
    ['of no headings where they stand alone and bold', 'react-single-gb-1.pdf', 'sections/experience'],
    ['of a heading set flush right on two lines', 'moderncv-fancy-pl-2.pdf', 'sections/experience'],
    ['of two unknown headings that are one', 'moderncv-fancy-pl-2.pdf', 'sections/unknown-heading'],
    ['of jobs under half a heading', 'writer-word-rail-pt-1.pdf', 'sections/experience'],
    ['of nothing under the upper half of a heading', 'europecv-us-1.pdf', 'sections/empty'],
    ['of nothing under a heading with text beside it', 'kit-rail-long-gb-2.pdf', 'sections/empty'],
    ['of an own name as a heading', 'europecv-de-2.pdf', 'sections/unknown-heading'],
    ['of a heading whose letters the file lost', 'distilled-plain-pl-1.pdf', 'sections/unknown-heading'],
    ['of “Qualifications”', 'typst-imprecise-gb-1.pdf', 'sections/unknown-heading'],
    ['of no bullets where they stand within a paragraph', 'tex-two-minipages-gb-1.pdf', 'bullets/count'],
    ['of several current jobs with wrapped dates', 'moderncv-xetex-pl-1.pdf', 'dates/several-present'],
    ['of two pages, with no job read', 'kit-rail-long-gb-2.pdf', 'file/pages'],
    ['of columns that are ours', 'writer-frame-pt-2.pdf', 'layout/columns'],
    ['of an order that is ours', 'writer-frame-pt-2.pdf', 'layout/reading-order'],
    ['of a link that takes letters of the line above', 'moderncv-oldstyle-br-1.pdf', 'contact/links'],

    ['of the footer of a template', 'europasscv-gb-2.pdf', 'contact/links'],
  ])('%s (%s)', async (_, name, check) => {
    const { checks, passed } = await tellOf(`widened/${name}`);
    expect(checks).not.toContain(check);
    if (check !== 'contact/links' && !check.startsWith('sections/') && check !== 'file/pages')
      expect(passed).not.toContain(check);
  });

  it.each([
    ['writer-frame-pt-2.pdf', 'entries/jobs-read'],
    ['distilled-plain-pl-1.pdf', 'entries/jobs-read'],
    ['tex-two-minipages-gb-1.pdf', 'entries/jobs-read'],
    ['react-single-gb-1.pdf', 'sections/experience'],
    ['writer-frame-pt-2.pdf', 'layout/columns'],
  ])('but asked, as in %s (%s)', async (name, check) => {
    expect((await tellOf(`widened/${name}`)).doubts).toContain(check);
  });

  it.each([
    ['where an employer stands with dates above its roles', 'development/writer-word-tabs-director.pdf'],
    ['where dates stand on the second line of a head', 'widened/kit-rail-us-2.pdf'],
    ['where each title is parted from the employer by a slash', 'widened/kit-rail-de-1.pdf'],
  ])('nor asked %s (%s)', async (_, name) => {
    expect((await tellOf(name)).doubts).not.toContain('entries/jobs-read');
  });
});

describe('what was once misread is told or passed as it stands on the page', () => {
  it.each([
    ['jobs below each other, with bullets', 'kit-rail-long-gb-2.pdf', 'sections/experience'],
    ['jobs beside a heading on two lines', 'moderncv-fancy-pl-2.pdf', 'sections/experience'],
    ['an employer above two roles', 'weasy-rail-pl-2.pdf', 'entries/job-employer'],
    ['one above three', 'writer-word-header-us-2.pdf', 'entries/job-employer'],
    ['four bullets beside a heading', 'writer-rail-us-1.pdf', 'bullets/count'],
    ['lists whose signs of bullets are pictures', 'moderncv-oldstyle-nl-2.pdf', 'bullets/none'],
    ['such lists beside dates at the edge', 'moderncv-xetex-pl-1.pdf', 'bullets/none'],
  ])('%s are in order (%s)', async (_, name, check) => {
    const { passed, doubts } = await tellOf(`widened/${name}`);
    expect(passed).toContain(check);
    expect(doubts).not.toContain(check);
  });

  it.each([
    ['typst-rail-es-1.pdf', 'bullets/none: Your jobs are told in paragraphs, without a bullet'],
    ['web-banner-us-2.pdf', 'bullets/none: Your jobs are told in paragraphs, without a bullet'],
    ['writer-blanks-nl-1.pdf', 'bullets/none: Your jobs are told in paragraphs, without a bullet'],
    ['writer-rail-de-2.pdf', 'bullets/none: Your jobs are told in paragraphs, without a bullet'],
    ['writer-word-header-us-2.pdf', 'bullets/count: Catering Assistant at Hotel Duluth has only one bullet'],
    ['writer-rail-us-1.pdf', 'dates/year-only: 1 job without months: “2022 - 2024” (Lab Technician'],
    ['kit-rail-us-2.pdf', 'bullets/count: LPN at Ybarra Rehabilitation & Nursing has only one bullet'],
    ['kit-rail-de-1.pdf', 'bullets/figures: 4 of 11 bullets have a figure'],
    ['web-twins-de-2.pdf', 'bullets/figures: 2 of 10 bullets have a figure'],
    ['kit-rail-long-gb-2.pdf', 'bullets/figures: 21 of 51 bullets have a figure'],
    ['moderncv-oldstyle-nl-2.pdf', 'dates/gap: 10 months are not accounted for: Feb 2017 to Nov 2017'],
    ['tex-two-minipages-gb-1.pdf', 'dates/gap: Since Sep 2024 nothing is told'],
  ])('%s: %s', async (name, title) => {
    const { findings } = await tellOf(`widened/${name}`);
    expect(findings.filter((each) => each.startsWith(title))).toHaveLength(1);
  });
});

it('years alone are no second form of dates', async () => {
  expect((await tellOf('widened/kit-rail-us-2.pdf')).checks).not.toContain('dates/mixed-formats');
});

describe('numbers agree with the page', () => {
  it.each([
    ['development/drawn-sidebar-warehouse.pdf', 'dates/year-only: 3 jobs without months: “2019 – Present”'],
    ['widened/writer-blanks-us-2.pdf', 'dates/year-only: 5 jobs without months: “2023 to 2024”'],
    ['widened/word-bold-long-nl-1.docx', 'dates/year-only: 5 jobs without months: “2021-Heden”'],
    ['widened/make-plain-pt-1.pdf', 'bullets/length: 6 bullets have under 8 words and no figure'],
    ['widened/web-twins-de-2.pdf', 'bullets/length: 4 bullets have under 5 words and no figure'],
    ['widened/kit-rail-us-2.pdf', 'bullets/length: 2 bullets have under 8 words and no figure'],
    ['widened/weasy-left-gb-1.pdf', 'bullets/no-action-verb: At least one bullet does not begin with a verb'],
    ['widened/writer-tables-gb-2.pdf', 'bullets/no-action-verb: At least 2 bullets do not begin with a verb'],
  ])('%s: %s', async (name, title) => {
    const { findings } = await tellOf(name);
    expect(findings.filter((each) => each.startsWith(title))).toHaveLength(1);
  });
});

describe('grave faults are told', () => {
  it.each([
    [
      'widened/react-single-gb-1.pdf',
      'text-layer/lost-letters: Letters are missing from at least 3 headings',
    ],
    ['widened/writer-rail-us-1.pdf', 'layout/off-page: 1 line runs off the page: “Published 9 peer-reviewed'],
    [
      'widened/web-centred-us-2.pdf',
      'layout/heading-at-foot: “REFERENCES” stands alone at the foot of page 1',
    ],
    ['widened/web-typed-gb-3.pdf', 'layout/heading-at-foot: “References”'],
    ['development/writer-word-tabs-director.pdf', 'layout/heading-at-foot: “Certificates”'],
    ['widened/web-rail-table-gb-1.pdf', 'contact/phone: No phone number of your own was found'],
    ['widened/web-right-flex-us-2.pdf', 'contact/phone: No phone number of your own was found'],
    ['widened/web-centred-us-2.pdf', 'entries/job-dates: “Sr. Backend Developer (Python)'],
    [
      'widened/soft-hyphens-us-2.pdf',
      'dates/mixed-formats: Dates are written in more than one way: “07/21” and “Feb 2020”',
    ],
    [
      'widened/europecv-de-2.pdf',
      'dates/mixed-formats: Dates are written in more than one way: “01.11.2023” and “10/22”',
    ],
    ['widened/distilled-plain-pl-1.pdf', 'sensitive/birth: It tells your age: “Data urodzenia: 25.03.1997”'],
    ['widened/weasy-rail-pl-2.pdf', 'sensitive/birth: It tells your age: “Data urodzenia: 23.03.1995”'],
    ['widened/tex-koma-long-es-1.pdf', 'bullets/repeated: At least 9 bullets stand there more than once'],
    [
      'widened/web-left-absolute-pt-1.pdf',
      'bullets/repeated: At least one bullet stands there more than once',
    ],
  ])('%s: %s', async (name, title) => {
    const { findings } = await tellOf(name);
    expect(findings.filter((each) => each.startsWith(title))).toHaveLength(1);
  });
});
