import { childNamed, childrenNamed, elementsOf, type XmlElement } from '../../parser/file/docx/xml.ts';
import {
  NOTHING_GATHERED,
  type Gathered,
  type GatheredItem,
  type GatheredSection,
} from '../structured/gathered.ts';
import { fromRichText } from '../structured/marked-text.ts';
import { joined, joinedLines } from '../structured/joined.ts';
import type { GatheredDates, SourceDates } from '../structured/source-dates.ts';
import { at, flat, said } from './xml-texts.ts';

/** What `SkillsPassport` says, Europass XML of versions 3.0 to 3.4. */
export function gatherPassport(
  root: XmlElement,
  dates: SourceDates,
): Gathered & { converted: readonly string[] } {
  const info = childNamed(root, 'LearnerInfo');
  const identity = childNamed(info, 'Identification');
  const contact = childNamed(identity, 'ContactInfo');
  const phones = listed(contact, 'Telephone');
  const [first, ...furtherPhones] = phones;
  const demographics = childNamed(identity, 'Demographics');
  const headline = at(info, 'Headline');
  const isStatement = /statement|personal/i.test(said(headline, 'Type', 'Code'));
  const headlineText = said(headline, 'Description', 'Label') || said(headline, 'Description');
  return {
    ...NOTHING_GATHERED,
    person: {
      firstName: said(identity, 'PersonName', 'FirstName'),
      lastName: said(identity, 'PersonName', 'Surname'),
      title: isStatement ? '' : headlineText,
      email: said(contact, 'Email', 'Contact'),
      phone: said(first, 'Contact'),
      location: addressOf(at(contact, 'Address', 'Contact')),
    },
    links: listed(contact, 'Website').map((site) => ({ label: useOf(site), url: said(site, 'Contact') })),
    facts: [
      ...furtherPhones.map((phone) => ({ label: useOf(phone) || 'Phone', value: said(phone, 'Contact') })),
      ...listed(contact, 'InstantMessaging').map((one) => ({
        label: useOf(one),
        value: said(one, 'Contact'),
      })),
      ...listed(demographics, 'Nationality').map((one) => ({
        label: 'Nationality',
        value: said(one, 'Label'),
      })),
    ],
    summary: isStatement ? fromRichText(headlineText) : '',
    jobs: listed(info, 'WorkExperience').map((job) => {
      const { left, ...period } = periodOf(job, dates);
      const employer = childNamed(job, 'Employer');
      return {
        position: said(job, 'Position', 'Label') || said(job, 'Position'),
        company: said(employer, 'Name'),
        location: addressOf(at(employer, 'ContactInfo', 'Address', 'Contact')),
        ...period,
        description: joinedLines(
          left,
          said(employer, 'Sector', 'Label'),
          said(employer, 'ContactInfo', 'Website', 'Contact'),
          fromRichText(said(job, 'Activities')),
        ),
      };
    }),
    studies: listed(info, 'Education').map((study) => {
      const { left, ...period } = studyOf(study, dates);
      const school = childNamed(study, 'Organisation');
      return {
        degree: said(study, 'Title'),
        school: said(school, 'Name'),
        location: addressOf(at(school, 'ContactInfo', 'Address', 'Contact')),
        ...period,
        description: joinedLines(
          left,
          joined([said(study, 'Level', 'Label'), said(study, 'Field', 'Label')]),
          fromRichText(said(study, 'Activities')),
        ),
      };
    }),
    sections: [...languagesIn(info), ...skillsIn(info), ...achievementsIn(info, dates)],
    converted: [said(headline, 'Type', 'Label'), ...phones.slice(0, 1).map(useOf)],
  };
}

/** The entries of a list, or a single one that stands without. */
function listed(element: XmlElement | undefined, name: string): XmlElement[] {
  return [...childrenNamed(childNamed(element, `${name}List`), name), ...childrenNamed(element, name)];
}

function useOf(element: XmlElement): string {
  return said(element, 'Use', 'Label');
}

function addressOf(contact: XmlElement | undefined): string {
  const lines = childrenNamed(contact, 'AddressLine').map(flat);
  const town = joined([said(contact, 'PostalCode'), said(contact, 'Municipality')], ' ');
  return joined([...lines, town, said(contact, 'Country', 'Label')]);
}

/** Dates stand in attributes: a year, a month after two hyphens, a day after three. */
function periodOf(entry: XmlElement, dates: SourceDates): GatheredDates {
  const { start, end } = endsOf(entry);
  const read = dates.between(start, end, { file: '' }, false);
  const current = goesOn(entry) || read.current;
  return { ...read, current, endDate: current ? '' : read.endDate };
}

/** The end of what goes on is one to come. */
function studyOf(entry: XmlElement, dates: SourceDates) {
  const read = dates.study(endsOf(entry), { file: '' });
  return { ...read, expected: goesOn(entry) && read.graduationDate !== '' };
}

function endsOf(entry: XmlElement): { start: string; end: string } {
  const period = childNamed(entry, 'Period');
  const date = (name: string) => {
    const { year = '', month = '' } = childNamed(period, name)?.attributes ?? {};
    return joined([year, month.replace(/^-+/, '')], '-');
  };
  return { start: date('From'), end: date('To') };
}

function goesOn(entry: XmlElement): boolean {
  return said(entry, 'Period', 'Current') === 'true';
}

const ABILITIES = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];

function languagesIn(info: XmlElement | undefined): GatheredSection[] {
  const linguistic = at(info, 'Skills', 'Linguistic');
  const own = listed(linguistic, 'MotherTongue').map((one): GatheredItem => ({
    title: said(one, 'Description', 'Label'),
    subtitle: 'Mother tongue',
  }));
  const foreign = listed(linguistic, 'ForeignLanguage').map((one): GatheredItem => {
    const levels = ABILITIES.map((name) => said(one, 'ProficiencyLevel', name));
    const known = [...new Set(levels.filter(Boolean))];
    const apart = ABILITIES.flatMap((name, index) =>
      levels[index] ? [`${spaced(name)} ${levels[index]}`] : [],
    );
    const certificates = listed(childNamed(one, 'VerifiedBy'), 'Certificate').map((title) =>
      said(title, 'Title'),
    );
    return {
      title: said(one, 'Description', 'Label'),
      // One level for all is that level; what differs is told by ability.
      subtitle: known.length === 1 ? (known[0] ?? '') : '',
      description: joinedLines(known.length > 1 ? apart.join(', ') : '', ...certificates),
    };
  });
  return [{ kind: 'languages', items: [...own, ...foreign] }];
}

/** "SpokenInteraction" as "Spoken interaction". */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const TITLES: Readonly<Record<string, string>> = {
  Communication: 'Communication skills',
  Organisational: 'Organisational skills',
  JobRelated: 'Job-related skills',
  Computer: 'Digital skills',
  Driving: 'Driving licence',
  Other: 'Other skills',
};

function skillsIn(info: XmlElement | undefined): GatheredSection[] {
  const items = elementsOf(childNamed(info, 'Skills')).flatMap((skill): GatheredItem[] => {
    const title = TITLES[skill.name];
    const licences = childrenNamed(childNamed(skill, 'Description'), 'Licence').map(flat);
    const levels = elementsOf(childNamed(skill, 'ProficiencyLevel')).map(
      (level) => `${spaced(level.name)}: ${flat(level)}`,
    );
    const certificates = listed(childNamed(skill, 'VerifiedBy'), 'Certificate').map((one) =>
      said(one, 'Title'),
    );
    const text = licences.length > 0 ? licences.join(', ') : fromRichText(said(skill, 'Description'));
    const description = joinedLines(text, levels.join(', '), ...certificates);
    return title && description ? [{ title, description }] : [];
  });
  return items.length > 0 ? [{ kind: 'custom', title: 'Skills', items }] : [];
}

const ACHIEVEMENTS: Readonly<Record<string, GatheredSection['kind']>> = {
  projects: 'projects',
  publications: 'publications',
  honors_awards: 'awards',
  certifications: 'certificates',
};

function achievementsIn(info: XmlElement | undefined, dates: SourceDates): GatheredSection[] {
  return listed(info, 'Achievement').map((one) => {
    const kind = ACHIEVEMENTS[said(one, 'Title', 'Code')] ?? 'custom';
    const title = said(one, 'Title', 'Label') || said(one, 'Title');
    const { left, ...period } = periodOf(one, dates);
    return {
      kind,
      title,
      items: [{ ...period, description: joinedLines(left, fromRichText(said(one, 'Description'))) }],
    };
  });
}
