import type { ReactNode } from 'react';
import type { AdPlace, Proposal, Requirement, Strength } from '#documents/ads/ad.ts';
import { partedByUnderstood } from '#documents/ads/asked-for.ts';
import { AD_TEXTS, KIND_NAMES, STRENGTH_NAMES } from '../content/ad-texts.ts';
import { byAlternatives } from './alternatives.ts';
import { classNames } from '#ui/class-names.ts';
import { FurtherPlaces, InAd, TakenFromLines } from './in-ad.tsx';

const NO_PLACE: AdPlace = { from: 0, to: 0 };
const STRENGTHS: readonly Strength[] = ['must', 'nice', 'mentioned'];

type RequirementListProps<Row extends { requirement: Requirement }> = {
  /** Of the headings within it. */
  level: 3 | 4;
  rows: readonly Row[];
  notUnderstood: readonly Proposal[];
  /** Leads to a place in the ad; absent where the ad is not on the screen. */
  onPlace?: (place: AdPlace) => void;
  /** The ad where it is not on the screen: each requirement shows the lines of it that it was taken from. */
  ad?: string;
  /** Whether the resume says something of what was not understood: that is a row with its evidence, the rest words alone. */
  isFound?: (row: Row) => boolean;
  /** Stands before a requirement: whether it was found. */
  mark?: (row: Row) => ReactNode;
  /** Stands below a requirement: where it was found. */
  children?: (row: Row) => ReactNode;
};

/** What an ad asks for, by how much it is wanted, and what of it was not understood. */
export function RequirementList<Row extends { requirement: Requirement }>(props: RequirementListProps<Row>) {
  const { level, rows, notUnderstood, onPlace } = props;
  const { counted, unclear } = partedByUnderstood(rows);
  const found = unclear.filter((row) => props.isFound?.(row));
  const words = [
    ...unclear
      .filter((row) => !found.includes(row))
      .map(({ requirement: { words, places } }) => ({ words, place: places[0] ?? NO_PLACE })),
    ...notUnderstood,
  ];
  return (
    <div className="space-y-4">
      {STRENGTHS.map((strength) => {
        const own = counted.filter(({ requirement }) => requirement.strength === strength);
        return own.length > 0 && <StrengthPart key={strength} {...props} {...{ strength, rows: own }} />;
      })}
      {found.length + words.length > 0 && (
        <Part level={level} title={AD_TEXTS.notUnderstood} count={found.length + words.length}>
          <p className="mb-1 text-sm text-ink-soft">{AD_TEXTS.notUnderstoodText}</p>
          {found.length > 0 && (
            <ul className="mb-2 divide-y divide-line border-y border-line">
              {found.map((row) => (
                <li key={keyOf(row.requirement)} className="py-2">
                  <RequirementRow {...props} row={row} />
                </li>
              ))}
            </ul>
          )}
          <ul className="list-disc space-y-1 pl-5 text-sm">
            {words.map(({ words, place }) => (
              <li key={`${place.from} ${words}`} className="wrap-anywhere">
                <InAd words={words} places={[place]} onPlace={onPlace} />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function StrengthPart<Row extends { requirement: Requirement }>(
  props: RequirementListProps<Row> & { strength: Strength },
) {
  const { level, strength, rows } = props;
  const groups = byAlternatives(rows);
  return (
    <Part
      {...{ level }}
      title={STRENGTH_NAMES[strength]}
      count={groups.length}
      isFolded={strength === 'mentioned'}
    >
      <ul className="divide-y divide-line border-y border-line">
        {groups.map((group) => (
          <li key={keyOf(group[0]?.requirement)} className="py-2">
            {group.length > 1 && <p className="text-xs text-ink-faint">{AD_TEXTS.oneOf}</p>}
            {group.length > 1 ? (
              <ul className="space-y-2">
                {group.map((row) => (
                  <li key={keyOf(row.requirement)}>
                    <RequirementRow {...props} row={row} />
                  </li>
                ))}
              </ul>
            ) : (
              group.map((row) => <RequirementRow key={keyOf(row.requirement)} {...props} row={row} />)
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const keyOf = (requirement: Requirement | undefined): string =>
  requirement ? `${requirement.kind} ${requirement.words} ${requirement.places[0]?.from ?? 0}` : '';

type RequirementRowProps<Row extends { requirement: Requirement }> = Pick<
  RequirementListProps<Row>,
  'onPlace' | 'ad' | 'mark' | 'children'
> & { row: Row };

function RequirementRow<Row extends { requirement: Requirement }>(props: RequirementRowProps<Row>) {
  const { row, onPlace, ad, mark, children } = props;
  const { name, kind, count, places } = row.requirement;
  return (
    <div className="flex items-start gap-2 text-sm">
      {/* As high as the words are where these can be pressed with a finger. */}
      {mark && <span className={classNames('shrink-0', onPlace && 'max-lg:pt-3')}>{mark(row)}</span>}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 font-semibold wrap-anywhere">
            <InAd words={name} places={places} onPlace={onPlace} />
          </span>
          {KIND_NAMES[kind] && KIND_NAMES[kind] !== name && (
            <span className="text-xs text-ink-faint">{KIND_NAMES[kind]}</span>
          )}
          <FurtherPlaces words={name} {...{ places, onPlace, count }} />
        </p>
        {children?.(row)}
        {ad !== undefined && <TakenFromLines {...{ ad, places }} />}
      </div>
    </div>
  );
}

type PartProps = {
  level: 3 | 4;
  title: string;
  count: number;
  isFolded?: boolean;
  children: ReactNode;
};

/** A part of the list under its heading; what matters least is folded away. */
function Part({ level, title, count, isFolded = false, children }: PartProps) {
  const Heading = `h${level}` as const;
  const heading = (
    <Heading className="inline font-sans text-sm font-semibold tracking-normal">
      {title} ({count})
    </Heading>
  );
  if (!isFolded)
    return (
      <div>
        <div className="mb-1">{heading}</div>
        {children}
      </div>
    );
  return (
    <details>
      <summary className="mb-1 min-h-6 cursor-pointer rounded-sm text-sm hover:text-accent">
        {heading}
      </summary>
      {children}
    </details>
  );
}
