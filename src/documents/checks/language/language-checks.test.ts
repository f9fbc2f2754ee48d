import { describe, expect, it } from 'vitest';
import { judge } from '../testing/inputs.ts';
import { languageChecks } from '../all-checks.ts';
import { trades } from '../bullets/testing/trades.ts';
import { inputFor, pastJob, type Written } from '../bullets/testing/written-resume.ts';
import { loadSpeller } from '../words/load-speller.ts';
import { certainSlips } from './certain-grammar.ts';

const speller = await loadSpeller();

/** The titles of what one check says. */
function told(id: string, written: Written, jobAd?: string) {
  const input = inputFor(written, { speller, ...(jobAd !== undefined && { jobAd }) });
  const check = languageChecks.find((each) => each.id === id);
  return check ? judge(check, input).map(({ title, suggestion }) => `${title} ${suggestion}`) : [];
}

describe('well-written bullets', () => {
  it.each(Object.entries(trades))('of a %s draw no finding', (_, job) => {
    const input = inputFor({ jobs: [job] }, { speller });
    const all = languageChecks.flatMap((check) => judge(check, input));
    expect(all.map(({ title }) => title)).toEqual([]);
  });
});

describe('spelling', () => {
  it.each([
    ['Recieved an award for service', '“Recieved” is misspelled Write “Received”.'],
    ['Led the managment of the store', '“managment” is misspelled Write “management”.'],
    ['Prepared custmer reports each week', '“custmer” is misspelled Write “customer”.'],
    ['Trained staff in safe liftting of pateints', '“liftting” is misspelled Write “lifting”.'],
    ['Mangaed a team of six', '“Mangaed” is misspelled Write “Managed”.'],
    ['Reserched new suppliers', '“Reserched” is misspelled Write “Researched”.'],
    [
      'Worked as sales manger for the region',
      '“sales manger” has the wrong word Write “manager” for “manger”.',
    ],
  ])('%s', (bullet, finding) => {
    expect(told('language/spelling', pastJob(bullet))).toContain(finding);
  });

  it('one word is told once, with all its places', () => {
    expect(
      told(
        'language/spelling',
        pastJob('Wrote custmer notes', 'Called the custmer', 'Met a custmer', 'Lost no custmer'),
      ),
    ).toEqual(['“custmer” is misspelled, at least 4 times Write “customer”.']);
  });

  it('titles are looked at too', () => {
    expect(
      told('language/spelling', {
        jobs: [{ title: 'Senior Sofware Engineer' }],
        skills: ['Project Managment'],
      }),
    ).toEqual(['“Sofware” is misspelled Write “Software”.', '“Managment” is misspelled Write “Management”.']);
  });

  it.each([
    'Ran Flexfit and Kwikset lines for Zentro',
    'Deployed Istio, Grafana and ArgoCD on AKS',
    'Built internalApi with node.js and vue3',
    'See github.com/rhale/wrkshp or mail rhale@exmple.com',
    'Cooked at the garde manger station and plated mise en place',
    'Organised the colour catalogue for a programme',
    'Ran QuickBooks and SAP at Müller GmbH',
    'Onboarded and upskilled bartenders',
    'Brewed kombucha and sold jalapeño sauces',
    'Sequenced CRISPR-edited zebrafish',
    'Wrote for “Frendz & Co”',
    'Graded #wrkng and @hndl',
    'Spoke Tagalog, Yoruba and isiXhosa with patients',
    'Xeroxed the forms',
    'Upsold wines and prepped stations',
  ])('%s is right', (bullet) => {
    expect(told('language/spelling', pastJob(bullet))).toEqual([]);
  });

  it('names of employers, schools and places are spelled as they like', () => {
    expect(
      told('language/spelling', {
        location: 'Manchster',
        jobs: [{ employer: 'Custmer Works', bullets: ['Led custmer works for a year'] }],
        schools: ['Univrsity of Manchster'],
      }),
    ).toEqual([]);
  });

  it('other languages are not judged by English words', () => {
    expect(told('language/spelling', { language: 'de', ...pastJob('Leitung der Abteilung') })).toEqual([]);
  });
});

describe('grammar that is certain', () => {
  it.each([
    ['Built a application', 'an application'],
    ['Led an team', 'a team'],
    ['Wrote an user guide', 'a user'],
    ['Ran the the shop', 'the'],
    ['Knew what should of been done', 'should have'],
    ['Sold more then 20 cars', 'more than'],
    ['Made it more better', 'better'],
    ['Specialized on wine', 'specialized in'],
  ])('%s', (text, better) => {
    expect(certainSlips(text).map((slip) => slip.better)).toEqual([better]);
  });

  it.each([
    'Won a European tender',
    'Built a one-stop shop',
    'Took an hour',
    'Earned an MBA and an honors degree',
    'Wrote a user guide',
    'Led a unique team',
    'Fixed an SQL bug',
    'Got an A and a B',
    'Ran vitamin A assays',
    'Led an unimpeded launch',
    'Set up a US office',
    'Had had it',
    'Sold more, then moved on',
    'Grade A office space',
    'Plan A is in place',
    'Served as of 2019',
    'Saw that that works',
    'Logged in in-house tools',
    'Built a Ubuntu image',
    'Made it more efficient and better',
    'Hepatitis A in children',
    'Opened à la carte kitchens',
    'Saw a eureka moment',
  ])('%s is right', (text) => {
    expect(certainSlips(text)).toEqual([]);
  });
});

describe('worn-out phrases', () => {
  it('are quoted, with what to write instead', () => {
    expect(
      told('language/empty-phrases', { summary: 'Results-driven team player with a proven track record.' }),
    ).toEqual([
      'Worn-out words: “team player”, “Results-driven”, “proven track record” Show it instead: for “team player”, say whom you worked with and what you made together; for “Results-driven”, name the results; for “proven track record”, name two or three of the successes.',
    ]);
  });

  it('long ways of saying things get the short one', () => {
    expect(
      told('language/empty-phrases', pastJob('Met staff on a daily basis in order to plan'))[0],
    ).toContain('for “in order to”, to');
  });

  it.each([
    'Synergy Health, Inc.',
    'Dynamic programming in C++',
    'Trained a bottom-line cook',
    'Played on a team',
    'Past experiences of users',
  ])('%s is fine', (text) => {
    expect(
      told('language/empty-phrases', {
        jobs: [{ employer: text, bullets: [text.replace('Synergy Health', 'Acme')] }],
      }),
    ).toEqual([]);
  });
});

describe('mixed spelling', () => {
  it('is told with both sides', () => {
    expect(told('language/mixed-spelling', pastJob('Analyzed the colour of 40 samples'))[0]).toMatch(
      /^American and British spelling are mixed: “analyzed” and “colour”/,
    );
  });

  it('the same word in two spellings is told', () => {
    expect(told('language/mixed-spelling', pastJob('Organised fairs', 'We organized trips'))).toHaveLength(1);
  });

  it.each([
    ['Organized the colour catalogue'],
    ['Analyzed the color of samples'],
    ['Wrote a program for the colour lab'],
    ['Led projects of the Labour Party and analyzed polls'],
    ['Checked the labour cost and organized shifts'],
  ])('%s is not mixed', (text) => {
    expect(told('language/mixed-spelling', pastJob(text))).toEqual([]);
  });
});

describe('the language of the job ad', () => {
  const english =
    'We are looking for a baker to join our team. You will bake bread and rolls for the shop and work with the team from four in the morning. Experience is a plus, and training is offered by us.';
  const german =
    'Wir suchen für unsere Filiale einen Bäcker oder eine Bäckerin. Sie backen Brot und Brötchen und arbeiten mit dem Team von vier Uhr an. Erfahrung ist von Vorteil, und wir bieten eine Schulung auf dem neuesten Stand.';

  it('is told where it is another', () => {
    expect(told('language/other-than-ad', pastJob('Baked bread'), german)).toHaveLength(1);
    expect(told('language/other-than-ad', pastJob('Baked bread'), english)).toEqual([]);
    expect(told('language/other-than-ad', pastJob('Baked bread'), 'Bäcker gesucht')).toEqual([]);
  });
});
