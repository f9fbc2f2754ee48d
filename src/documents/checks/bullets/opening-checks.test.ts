import { describe, expect, it } from 'vitest';
import { judge } from '../testing/inputs.ts';
import { bulletsChecks } from '../all-checks.ts';
import { openingOf, surelyNoVerb } from './opening.ts';
import { currentJob, inputFor, pastJob, type Written } from './testing/written-resume.ts';

/** The findings of one check. */
function found(id: string, written: Written) {
  const check = bulletsChecks.find((each) => each.id === id);
  if (check === undefined) throw new Error(`No check ${id}`);
  return judge(check, inputFor(written));
}

describe('the opening of a bullet', () => {
  it.each([
    ['Leadership: Led a team', 'Led'],
    ['Successfully closed 12 deals', 'closed'],
    ['– Ran the floor', 'Ran'],
    ['Daily reports were sent', 'Daily'],
    ['$2M in sales', '$2M'],
  ])('%s is %s', (text, word) => {
    expect(openingOf(text).word).toBe(word);
  });
});

describe('no verb first', () => {
  it.each([
    'The team grew from 3 to 9',
    'Management of a ward with 28 beds',
    '10+ years of sales in the Midwest',
    'Team leader for a crew of six',
    'Excellent customer service',
    'In charge-free hours, kept the shop tidy',
  ])('is told of %s', (text) => {
    expect(surelyNoVerb(openingOf(text))).toBe(true);
  });

  it.each([
    'Documented 40 procedures',
    'Positioned the brand anew',
    'Co-founded a clinic',
    'Lead generation rose by 12%',
    'Kubernetes migration in six weeks',
    'Zigzagged across departments',
    'Project budgets of $2M',
    'Balance the till every night',
    'Quarterbacked the merger',
    'Cold-called 60 accounts a week',
  ])('is not told where the word may be one: %s', (text) => {
    expect(surelyNoVerb(openingOf(text))).toBe(false);
  });

  it('names the bullet', () => {
    expect(found('bullets/no-action-verb', pastJob('Management of 28 beds on the ward'))[0]?.title).toBe(
      'At least one bullet does not begin with a verb: “Management of 28 beds on …”',
    );
  });
});

describe('weak starts', () => {
  it.each([
    ['Responsible for managing a team of 12', '“Managed a team of 12”'],
    ['Was responsible for the annual budget of $2M', '“Managed”, “Controlled”, “Cut” or “Forecast”'],
    ['Helped to organize the yearly fair', '“Organized the yearly fair”'],
    ['Helped develop the new intake form', '“Developed the new intake form”'],
    ['Assisted with patient care on the ward', '“Cared”, “Treated”'],
    ['Worked closely with students in class', '“Taught”'],
    ['Tasked with repairing vehicles', '“Repaired vehicles”'],
    ['Duties included greeting guests and taking orders', '“Greeted guests and taking orders”'],
    ['Participated in audits of safety records', '“Inspected”'],
    ['Assisted the manager with scheduling', '“Organized”'],
  ])('%s gets better words', (text, better) => {
    const [fault] = found('bullets/weak-start', pastJob(text));
    expect(fault?.suggestion).toContain(better);
    expect(fault?.places[0]?.snippet).toBe(text);
  });

  it('a current job gets the present', () => {
    expect(
      found('bullets/weak-start', currentJob('Responsible for managing a team of 12'))[0]?.suggestion,
    ).toContain('“Manage a team of 12”');
  });

  it.each([
    'Helped 24 residents with daily care',
    'Assisted guests with luggage and directions',
    'Worked 60-hour weeks through two harvests',
    'Responsive web design for nine clients',
    'Handled $2,500 in cash per shift',
    'Supported 400 users in three offices',
    'Dealt cards at blackjack and poker tables',
  ])('%s is fine', (text) => {
    expect(found('bullets/weak-start', pastJob(text))).toEqual([]);
  });
});

describe('tense', () => {
  it.each([
    ['Manage a team of 12', 'Managed'],
    ['Lead the night shift', 'Led'],
    ['Design and implement training plans', 'Designed'],
    ['Coordinates meetings for the board', 'Coordinated'],
    ['Teach math to 30 children', 'Taught'],
    ['Oversee 14 sites', 'Oversaw'],
  ])('%s in a past job becomes %s', (text, past) => {
    const [fault] = found('bullets/tense', pastJob(text));
    expect(fault?.suggestion).toContain(`“${past}” for`);
  });

  it.each([
    'Lead developer for the mobile team',
    'Support engineer on the late shift',
    'Design of a new stamping plant',
    'Set up the new shop',
    'Cut costs by 12%',
    'Read meters along a route of 600 homes',
    'Put on 14 shows',
    'Research assistant to Dr. Okafor',
    'Audits of 40 branches',
    'Found a cheaper supplier',
    'Managed a team of 12',
    'Managing partner of the practice',
  ])('%s in a past job is left alone', (text) => {
    expect(found('bullets/tense', pastJob(text))).toEqual([]);
  });

  it('a current job may be told in both', () => {
    expect(found('bullets/tense', currentJob('Manage a team of 12', 'Raised sales by 4%'))).toEqual([]);
  });
});

describe('repeated verbs', () => {
  it('are told of with others to choose from', () => {
    const [fault] = found(
      'bullets/repeated-verb',
      pastJob('Managed 6 people', 'Managed the budget', 'Managing two sites', 'Ran a shop'),
    );
    expect(fault?.title).toBe('At least 3 bullets have “Managed”, or a form of it, for their first verb');
    expect(fault?.suggestion).toContain('“Oversaw”');
  });

  it('are quoted where each bullet begins with the word itself', () => {
    const alike = pastJob('Managed 6 people', 'Managed the budget', 'Managed two sites', 'Ran a shop');
    expect(found('bullets/repeated-verb', alike)[0]?.title).toBe('At least 3 bullets begin with “Managed”');
  });

  it('twice is not again and again', () => {
    expect(
      found('bullets/repeated-verb', pastJob('Managed 6 people', 'Managed the budget', 'Ran a shop')),
    ).toEqual([]);
  });
});
