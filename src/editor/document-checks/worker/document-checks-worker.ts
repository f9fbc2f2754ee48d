import type { Speller } from '#documents/checks/check-input.ts';
import { checkWhileWriting } from '#documents/checks/while-writing.ts';
import { loadSpeller } from '#documents/checks/words/load-speller.ts';
import { answerCalls, type CallHandlers } from '#platform/worker-channel.ts';
import type { Checked, DocumentCheckCalls } from '../document-checks.ts';

/*
 * Looks at a resume while it is being written, with the checker's own checks, off the page's thread. A resume that it
 * fails on is left without a word: advice must never stand in anybody's way.
 */

type Question = Parameters<CallHandlers<DocumentCheckCalls>['check']>[0];

let newest: Question | null = null;
let speller: Speller | null = null;
let loading: Promise<Speller | null> | null = null;

answerCalls<DocumentCheckCalls>({
  check(question) {
    newest = question;
    return check(question);
  },
  // Without a connection the other checks do without it, and it is tried again at the next question.
  async checkSpelling() {
    loading ??= loadSpeller().catch(() => null);
    speller = await loading;
    loading = null;
    return speller && newest && check(newest);
  },
});

function check({ data, today }: Question): Checked | null {
  try {
    const findings = checkWhileWriting(data, { today, ...(speller && { speller }) });
    return { findings, spelled: speller !== null };
  } catch {
    return null;
  }
}
