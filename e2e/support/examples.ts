import type { Page } from '@playwright/test';

/** The links by which somebody starts from an example. */
export const starts = (page: Page) => page.getByRole('link', { name: 'Start from this example' });
