import type { Browser } from '@playwright/test';

/** The slip in it, which takes a grammar checker to be seen. */
export const SLIP = 'despite of';

const LINES = [
  '<h1>Ottoline Brackwater</h1>',
  '<p>Line Cook</p>',
  '<p>ottoline.brackwater@example.com | +1 614-555-0113 | Columbus, OH</p>',
  '<h2>Experience</h2>',
  '<h3>Line Cook, Harbor Grill</h3><p>January 2019 - June 2023</p>',
  `<ul><li>Cut food waste by 20% in one year ${SLIP} a smaller team</li>`,
  '<li>Trained 12 cooks on knife safety and the opening checklist</li>',
  '<li>Prepared 300 covers each night during the summer season</li></ul>',
  '<h2>Education</h2>',
  '<h3>Certificate in Culinary Arts, Columbus State Community College</h3><p>2018</p>',
  '<h2>Skills</h2><p>Knife skills, Food safety, Inventory</p>',
];

/** A resume as a browser prints it, with one slip of grammar. */
export async function resumeWithSlip(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  await page.setContent(`<html lang="en"><title>Resume</title>${LINES.join('\n')}</html>`);
  const pdf = await page.pdf({ format: 'Letter' });
  await page.close();
  return pdf;
}
