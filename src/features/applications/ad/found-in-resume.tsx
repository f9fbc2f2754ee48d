import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/display/icons.tsx';
import { AD_TEXTS, yearsText } from '../content/ad-texts.ts';
import { LINK, TARGET } from './proposal-line.tsx';
import type { ComparedRequirement, EvidenceAt, Offer } from './protocol.ts';

/** Whether a requirement is found in what the resume prints; in words for those who hear it. */
export function FoundMark({ state }: Pick<ComparedRequirement, 'state'>) {
  if (state === 'shown')
    return (
      <>
        <CheckIcon className="mt-0.5 size-4 shrink-0 text-accent" />
        <span className="visually-hidden">Found: </span>
      </>
    );
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'mx-0.5 mt-1 block size-3 shrink-0 rounded-full border-2',
          state === 'elsewhere' && 'border-caution',
          state === 'in part' &&
            'border-accent bg-[linear-gradient(var(--color-accent),var(--color-accent))] bg-size-[50%_100%] bg-no-repeat',
          state === 'nowhere' && 'border-edge',
        )}
      />
      <span className="visually-hidden">{state === 'in part' ? 'In part: ' : 'Not found: '}</span>
    </>
  );
}

/** Of what no list knows: only where its words stand is there something to say. */
export const isFound = ({ state }: ComparedRequirement): boolean => state !== 'nowhere';

/** So many places are named: more are counted. */
const NAMED = 2;

type FoundInResumeProps = {
  row: ComparedRequirement;
  hasBase: boolean;
  /** Leads to the field; absent where the fields are not on the screen. */
  onEvidence?: (evidence: EvidenceAt) => void;
  /** Brings it into the resume; absent where the resume is not being edited. */
  onOffer?: (offer: Offer) => void;
};

/** Where a requirement stands in a resume, or how it could, or that it stands nowhere. */
export function FoundInResume({ row, hasBase, onEvidence, onOffer }: FoundInResumeProps) {
  const { evidence, offer, state, years, requirement } = row;
  if (years !== undefined) return <p className="text-ink-soft">{yearsLine(years, state)}</p>;
  if (offer) return <OfferLine {...{ offer, onOffer }} words={requirement.name} />;
  if (state !== 'shown' && evidence.length === 0)
    return <p className="text-ink-soft">{hasBase ? AD_TEXTS.nowhereWithBase : AD_TEXTS.nowhere}</p>;
  const places = distinctPlaces(evidence);
  return (
    <ul className="text-ink-soft">
      {state === 'in part' && <li>A degree as high; its subject is yours to judge.</li>}
      {places.slice(0, NAMED).map((one) => (
        <li key={`${one.where} ${one.words}`} className="wrap-anywhere">
          <EvidenceLine evidence={one} onEvidence={onEvidence} />
        </li>
      ))}
      {places.length > NAMED && <li>and in {places.length - NAMED} more places</li>}
    </ul>
  );
}

function yearsLine(years: number, state: ComparedRequirement['state']): string {
  if (years === 0) return 'No job that is shown says from when to when.';
  const said = `The jobs that are shown come to ${yearsText(years)}, all kinds of work together.`;
  return `${said} ${state === 'in part' ? 'Whether of the kind asked for is yours to judge.' : 'The ad asks for more.'}`;
}

/** A place is named once, with the words that are nearest to the ad's. */
function distinctPlaces(evidence: readonly EvidenceAt[]): EvidenceAt[] {
  const nearest = evidence.toSorted((a, b) => Number(b.sameWords) - Number(a.sameWords));
  return [...Map.groupBy(nearest, ({ where }) => where).values()].flatMap((same) => same.slice(0, 1));
}

function EvidenceLine({
  evidence,
  onEvidence,
}: { evidence: EvidenceAt } & Pick<FoundInResumeProps, 'onEvidence'>) {
  const { where, words, sameWords } = evidence;
  return (
    <>
      {sameWords ? 'In ' : `As “${words}” in `}
      {onEvidence ? (
        <button type="button" className={`${LINK} ${TARGET} text-left`} onClick={() => onEvidence(evidence)}>
          {where}
        </button>
      ) : (
        where
      )}
    </>
  );
}

type OfferLineProps = { offer: Offer; words: string } & Pick<FoundInResumeProps, 'onOffer'>;

/** "Terraform stands in your Acme job, hidden here. Show" */
function OfferLine({ offer, words, onOffer }: OfferLineProps) {
  const { where, sameWords, from } = offer;
  const what = sameWords ? words : `“${offer.words}”`;
  const replaces = from === 'base' ? offer.replaces : null;
  const act = from === 'hidden' ? 'Show' : replaces === null ? 'Bring it here' : 'Take these words';
  return (
    <div className="text-ink-soft">
      <p className="wrap-anywhere">
        {what} stands in {where}
        {from === 'hidden' ? ', hidden here.' : ' of your base, and not here.'}
      </p>
      {replaces !== null && (
        <p className="wrap-anywhere">
          Your base has “{offer.line}” in place of “{replaces}”.
        </p>
      )}
      {onOffer && (
        <button
          type="button"
          aria-label={`${act}: ${words}`}
          className={`${LINK} ${TARGET}`}
          onClick={() => onOffer(offer)}
        >
          {act}
        </button>
      )}
    </div>
  );
}
