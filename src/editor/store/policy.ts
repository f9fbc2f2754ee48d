import { hasAccess } from '#money/access.ts';
import { AppError } from '#platform/http/app-error.ts';
import type { SignedInUser } from '#platform/http/api-env.ts';

/**
 * Building and saving is free; only the PDF needs paid access. Whose document it is, the store decides: it finds a
 * person's own ones only.
 * @param plural what the documents are called: "resumes"
 * @throws AppError `subscription_required`
 */
export function assertMayDownload(user: SignedInUser, plural: string, now: Date): void {
  if (hasAccess(user, now)) return;
  throw new AppError('subscription_required', `You need an active subscription to download ${plural}.`);
}
