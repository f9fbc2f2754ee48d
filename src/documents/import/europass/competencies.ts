import {
  childNamed,
  childrenNamed,
  descendants,
  elementsOf,
  type XmlElement,
} from '../../parser/file/docx/xml.ts';
import type { Gathered, GatheredItem, GatheredSection } from '../structured/gathered.ts';
import type { SourceDates } from '../structured/source-dates.ts';
import { languageName } from './names-of-codes.ts';
import { joined } from '../structured/joined.ts';
import { flat, said } from './xml-texts.ts';

/* What somebody can, as `Candidate` has it: languages by their abilities, skills and licences. */

/** What is read on the way: dates, and what fields hold in other words. */
export type Gathering = { dates: SourceDates; converted: string[] };

function competencies(profile: XmlElement | undefined): XmlElement[] {
  return childrenNamed(childNamed(profile, 'PersonQualifications'), 'PersonCompetency');
}

function isLanguage(one: XmlElement): boolean {
  return said(one, 'TaxonomyID').toLowerCase() === 'language';
}

export function languagesIn(
  person: XmlElement | undefined,
  profile: XmlElement | undefined,
  gathering: Gathering,
): GatheredSection[] {
  const name = (code: string) => {
    const found = languageName(code);
    if (found !== code) gathering.converted.push(code);
    return found;
  };
  const own = childrenNamed(person, 'PrimaryLanguageCode').map((one): GatheredItem => ({
    title: name(flat(one)),
    subtitle: 'Mother tongue',
  }));
  const foreign = competencies(profile)
    .filter(isLanguage)
    .map((one): GatheredItem => {
      const levels = childrenNamed(one, 'CompetencyDimension').map((dimension) => ({
        ability: said(dimension, 'CompetencyDimensionTypeCode').split('-').at(-2) ?? '',
        score: flat(descendants(dimension, 'ScoreText')[0]),
      }));
      const known = [...new Set(levels.map(({ score }) => score).filter(Boolean))];
      const [level = ''] = known;
      // One level for all abilities is said once.
      if (known.length === 1) gathering.converted.push(...levels.slice(1).map(({ score }) => score));
      const apart = levels.map(({ ability, score }) => joined([ability, score], ' ')).join(', ');
      return {
        title: name(said(one, 'CompetencyID')) || said(one, 'CompetencyName'),
        subtitle: known.length === 1 ? level : '',
        description: known.length > 1 ? apart : '',
      };
    });
  return [{ kind: 'languages', items: [...own, ...foreign] }];
}

export function skillsIn(profile: XmlElement | undefined): Gathered['skills'] {
  const named = competencies(profile)
    .filter((one) => !isLanguage(one))
    .map((one) => said(one, 'CompetencyName') || said(one, 'CompetencyID'));
  const digital = childrenNamed(profile, 'Skills').flatMap((skills) =>
    elementsOf(skills).map((one) => said(one, 'Title') || said(one, 'Name') || flat(one)),
  );
  return [...named, ...digital].filter(Boolean).map((name) => ({ name, skills: [] }));
}

export function licencesIn(profile: XmlElement | undefined): { label: string; value: string }[] {
  return childrenNamed(childNamed(profile, 'Licenses'), 'License').map((one) => ({
    label: 'Driving licence',
    value: said(one, 'LicenseName') || said(one, 'LicenseTypeCode'),
  }));
}
