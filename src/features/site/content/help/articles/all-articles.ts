import type { ArticleText } from '../writing.ts';
import type { ArticleSlug } from '../catalogue.ts';
import { billingAndPayments } from './billing-and-payments.ts';
import { gettingStarted } from './getting-started.ts';
import { resumePage } from './resume-page.ts';
import { resumeParts } from './resume-parts.ts';
import { technicalIssues } from './technical-issues.ts';

/** The texts of all articles: one chunk, loaded by articles, and by the search once it is used. */
export const articleTexts: Record<ArticleSlug, ArticleText> = {
  ...gettingStarted,
  ...resumeParts,
  ...resumePage,
  ...billingAndPayments,
  ...technicalIssues,
};
