import { describe, expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { longResume } from '#tests/factories/sample-resumes.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { accountForWords, type WordAccount } from './measure/account-for-words.ts';
import { readPart } from './measure/read-part.ts';

/** Share of all words that go into a field and need not be named; measured in November 2026, rounded down. */
const PLACED = { development: 0.95, judged: 0.94, widened: 0.93, ours: 0.97 };

function report(name: string, accounts: readonly WordAccount[]): number {
  const sum = (of: (account: WordAccount) => number) => accounts.reduce((all, one) => all + of(one), 0);
  const share = sum(({ placed }) => placed) / sum(({ words }) => words);
  process.stdout.write(
    `\n${name}: ${sum(({ words }) => words)} words, ${(100 * share).toFixed(2)}% in fields, ` +
      `${sum(({ dropped }) => dropped.length)} dropped without a word\n`,
  );
  return share;
}

describe.each(['development', 'judged', 'widened'] as const)('resumes by other programs, %s', (part) => {
  it('every word is in a field or named to the person', { timeout: 180_000 }, async () => {
    const accounts = (await readPart(part)).flatMap(({ file, resume, sample }) =>
      file ? [{ name: sample.file, ...accountForWords(file, resume) }] : [],
    );
    const share = report(part, accounts);
    const dropping = accounts.filter(({ dropped }) => dropped.length > 0);
    expect(dropping.map(({ name, dropped }) => `${name}: ${dropped.join(' ')}`)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(PLACED[part]);
  });
});

it(
  'every word of a PDF of ours that is read like any other is in a field or named',
  { timeout: 180_000 },
  async () => {
    const typst = typesetter();
    const accounts = [];
    for (const { id } of resumeTemplates) {
      const job = resumePrintJob({
        templateId: id,
        data: longResume(),
        updatedAt: new Date('2026-11-21T10:00:00Z'),
      });
      const outcome = await parseFile(typst.pdf(job).bytes, 'resume.pdf');
      if (!outcome.ok) throw new Error(outcome.reason);
      accounts.push({ name: id, ...accountForWords(outcome.file, parseResume(outcome.file)) });
    }
    const share = report('ours', accounts);
    const dropping = accounts.filter(({ dropped }) => dropped.length > 0);
    expect(dropping.map(({ name, dropped }) => `${name}: ${dropped.join(' ')}`)).toEqual([]);
    expect(share).toBeGreaterThanOrEqual(PLACED.ours);
  },
);
