import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type XmlElement,
} from '../../parser/file/docx/xml.ts';
import {
  NOTHING_GATHERED,
  type Gathered,
  type GatheredItem,
  type GatheredSection,
} from '../structured/gathered.ts';
import { fromRichText } from '../structured/marked-text.ts';
import { joined, joinedLines } from '../structured/joined.ts';
import type { GatheredDates, SourceDates } from '../structured/source-dates.ts';
import { languagesIn, licencesIn, skillsIn, type Gathering } from './competencies.ts';
import { countryName } from './names-of-codes.ts';
import { at, flat, said } from './xml-texts.ts';

/** What `Candidate` says, Europass XML of today, after HR-XML 3. */
export function gatherCandidate(
  root: XmlElement,
  dates: SourceDates,
): Gathered & { converted: readonly string[] } {
  const gathering: Gathering = { dates, converted: [] };
  const person = childNamed(root, 'CandidatePerson');
  const profile = childNamed(root, 'CandidateProfile');
  const channels = childrenNamed(person, 'Communication').map((one) => channelOf(one, gathering));
  const of = (...kinds: string[]) =>
    channels.filter(({ kind, value }) => value !== '' && kinds.includes(kind));
  const [email, ...furtherEmails] = of('Email');
  const [phone, ...furtherPhones] = of('Telephone', 'Phone', 'Mobile');
  const [address, ...furtherAddresses] = channels.map((one) => one.address).filter(Boolean);
  const nationality = childrenNamed(person, 'NationalityCode').map((one) => country(flat(one), gathering));
  const { languageCode = '' } = profile?.attributes ?? {};
  return {
    ...NOTHING_GATHERED,
    person: {
      firstName: said(person, 'PersonName', 'GivenName'),
      lastName: said(person, 'PersonName', 'FamilyName'),
      email: email?.value ?? '',
      phone: phone?.value ?? '',
      location: address ?? '',
    },
    links: of('Web', 'Social Media', 'SocialMedia').map(({ label, value }) => ({ label, url: value })),
    facts: [
      ...[...furtherEmails, ...furtherPhones].map(({ kind, label, value }) => ({
        label: label || kind,
        value,
      })),
      ...of('InstantMessage').map(({ label, value }) => ({ label, value })),
      ...furtherAddresses.map((value) => ({ label: 'Address', value })),
      ...nationality.map((value) => ({ label: 'Nationality', value })),
      ...licencesIn(profile),
    ],
    summary: fromRichText(said(profile, 'ExecutiveSummary')),
    jobs: jobsIn(profile, gathering),
    studies: childrenNamed(childNamed(profile, 'EducationHistory'), 'EducationOrganizationAttendance').map(
      (one) => {
        const { left, ...period } = studyOf(childNamed(one, 'AttendancePeriod'), gathering);
        const degree = childNamed(one, 'EducationDegree');
        const credits = said(degree, 'NumberOfCredit');
        return {
          degree: said(degree, 'DegreeName'),
          school: said(one, 'OrganizationName'),
          location: organizationPlace(one, gathering),
          ...period,
          grade: flat(descendants(childNamed(degree, 'FinalGrade'), 'ScoreText')[0]),
          description: joinedLines(
            left,
            fromRichText(said(degree, 'OccupationalSkillsCovered')),
            said(degree, 'Thesis'),
            credits,
            ...addressesOf(one),
          ),
        };
      },
    ),
    skills: skillsIn(profile),
    sections: [...languagesIn(person, profile, gathering), ...furtherIn(profile, gathering)],
    ...(languageCode && { language: languageCode.slice(0, 2).toLowerCase() }),
    converted: gathering.converted,
  };
}

type Channel = { kind: string; label: string; value: string; address: string };

function channelOf(one: XmlElement, gathering: Gathering): Channel {
  const kind = said(one, 'ChannelCode');
  const use = said(one, 'UseCode');
  const title = said(one, 'OtherTitle');
  const dialing = said(one, 'CountryDialing');
  const number = said(one, 'DialNumber');
  const phone = number && joined([dialing && `+${dialing.replace(/^\+/, '')}`, number], ' ');
  // The kind of use is a word of the format, unless it names a network.
  const label = title || (use === 'other' ? '' : use.charAt(0).toUpperCase() + use.slice(1));
  gathering.converted.push(use, said(one, 'CountryCode'));
  const address = addressOf(childNamed(one, 'Address'), gathering);
  if (address) gathering.converted.push(title);
  return { kind, label, value: said(one, 'URI') || phone, address };
}

/** A code is replaced by the name it stands for. */
function country(code: string, { converted }: Gathering): string {
  if (code === '') return '';
  converted.push(code);
  return countryName(code);
}

function addressOf(address: XmlElement | undefined, gathering: Gathering): string {
  const lines = childrenNamed(address, 'AddressLine').map(flat);
  const town = joined([said(address, 'PostalCode'), said(address, 'CityName')], ' ');
  return joined([...lines, town, country(said(address, 'CountryCode'), gathering)]);
}

function organizationPlace(one: XmlElement, gathering: Gathering): string {
  const [address] = descendants(childNamed(one, 'OrganizationContact'), 'Address');
  return addressOf(address, gathering);
}

/** Where an organization is reached in the web, and by email. */
function addressesOf(one: XmlElement): string[] {
  const contact = childNamed(one, 'OrganizationContact');
  return [...descendants(contact, 'URI'), ...childrenNamed(one, 'Link')].map(flat);
}

function jobsIn(profile: XmlElement | undefined, gathering: Gathering): Gathered['jobs'] {
  return childrenNamed(childNamed(profile, 'EmploymentHistory'), 'EmployerHistory').map((employer) => {
    const company = said(employer, 'OrganizationName');
    const department = said(employer, 'Department');
    const place = organizationPlace(employer, gathering);
    const posts = childrenNamed(employer, 'PositionHistory').map((post) => {
      const { left, ...period } = periodOf(childNamed(post, 'EmploymentPeriod'), gathering);
      const own = joined([said(post, 'City'), country(said(post, 'Country'), gathering)]);
      return {
        position: said(post, 'PositionTitle'),
        location: own,
        ...period,
        description: joinedLines(left, fromRichText(said(post, 'Description'))),
      };
    });
    const [latest = { position: '', location: '', description: '' }, ...roles] = posts;
    if (department === company) gathering.converted.push(department);
    const about = [
      department === company ? '' : department,
      latest.location === '' ? '' : place,
      ...addressesOf(employer),
    ];
    return {
      company,
      ...latest,
      location: latest.location || place,
      description: joinedLines(latest.description, joined(about)),
      roles,
    };
  });
}

function periodOf(period: XmlElement | undefined, { dates }: Gathering): GatheredDates {
  const { start, end } = endsOf(period);
  const read = dates.between(start, end, { file: '' }, false);
  const current = goesOn(period) || read.current;
  return { ...read, current, endDate: current ? '' : read.endDate };
}

/** The end of what goes on is one to come. */
function studyOf(period: XmlElement | undefined, { dates }: Gathering) {
  const read = dates.study(endsOf(period), { file: '' });
  return { ...read, expected: goesOn(period) && read.graduationDate !== '' };
}

function endsOf(period: XmlElement | undefined): { start: string; end: string } {
  const date = (name: string) => said(period, name, 'FormattedDateTime') || said(period, name);
  return { start: date('StartDate'), end: date('EndDate') };
}

function goesOn(period: XmlElement | undefined): boolean {
  return said(period, 'CurrentIndicator') === 'true' || said(period, 'Ongoing') === 'true';
}

/** Lists of entries with a title, a date, a text and links; `Others` have a heading of the person's own. */
const LISTS: readonly { list: string; entry: string; kind: GatheredSection['kind']; title: string }[] = [
  { list: 'PublicationHistory', entry: 'Publication', kind: 'publications', title: '' },
  { list: 'Projects', entry: 'Project', kind: 'projects', title: '' },
  { list: 'Certifications', entry: 'Certification', kind: 'certificates', title: '' },
  {
    list: 'ConferencesAndSeminars',
    entry: 'ConferenceAndSeminar',
    kind: 'custom',
    title: 'Conferences and seminars',
  },
  { list: 'HonorsAndAwards', entry: 'HonorAndAward', kind: 'awards', title: '' },
  { list: 'VolunteeringExperiences', entry: 'VolunteeringExperience', kind: 'volunteering', title: '' },
  {
    list: 'NetworksAndMemberships',
    entry: 'NetworkAndMembership',
    kind: 'custom',
    title: 'Networks and memberships',
  },
  { list: 'HobbiesAndInterests', entry: 'HobbyAndInterest', kind: 'custom', title: 'Interests' },
  { list: 'Others', entry: 'Other', kind: 'custom', title: '' },
];

function furtherIn(profile: XmlElement | undefined, gathering: Gathering): GatheredSection[] {
  return LISTS.flatMap(({ list, entry, kind, title }) =>
    childrenNamed(profile, list).map((section): GatheredSection => ({
      kind,
      title: said(section, 'Title') || title,
      items: childrenNamed(section, entry).map((one) => itemOf(one, gathering)),
    })),
  );
}

function itemOf(one: XmlElement, gathering: Gathering): GatheredItem {
  const dated = at(one, 'Date') ?? at(one, 'Period');
  const plain = dated && elementsOf(dated).length === 0 ? flat(dated) : '';
  const { left, ...period } = plain
    ? gathering.dates.period(plain, { file: '' })
    : periodOf(dated, gathering);
  const [url = '', ...links] = childrenNamed(one, 'Link').map(flat);
  const isSingle = period.startDate === period.endDate && period.startDate !== '';
  if (isSingle) gathering.converted.push(period.startDate);
  return {
    title: said(one, 'Title') || said(one, 'Name') || said(one, 'FormattedPublicationDescription'),
    subtitle: said(one, 'Organization') || said(one, 'IssuingOrganization') || said(one, 'Role'),
    location: said(one, 'Location'),
    url,
    ...period,
    startDate: isSingle ? '' : period.startDate,
    description: joinedLines(left, fromRichText(said(one, 'Description')), said(one, 'Reference'), ...links),
  };
}
