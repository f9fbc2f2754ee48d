import { use } from 'react';
import { TailoringContext } from '#editor/variants/tailoring-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { FoundInResume, FoundMark, isFound } from '../ad/found-in-resume.tsx';
import type { EvidenceAt, Offer } from '../ad/protocol.ts';
import { RequirementList } from '../ad/requirement-list.tsx';
import { whyNoList } from '../ad/what-was-read.tsx';
import { AD_TEXTS } from '../content/ad-texts.ts';
import { useChosenApplication, useMatch, useMatchParts } from './match-context.ts';
import type { MatchState } from './match-store.ts';
import { takeOffer } from './take-offer.ts';

const stateOf = (state: MatchState) => state;

/** Each requirement of the ad, and the way to where the open resume shows it. */
export function MatchList({ onGo }: { onGo: (go: () => void) => void }) {
  const { session, onGoTo } = useMatchParts();
  const { ad, comparison, hasFailed } = useMatch(stateOf);
  const tailoring = use(TailoringContext)?.tailoring;
  if (hasFailed) return <Failed />;
  if (ad !== null && ad.trim() === '') return <p>{AD_TEXTS.noAd}</p>;
  if (!comparison) return <p className="text-ink-soft">{AD_TEXTS.isReading}</p>;
  const { reading, rows, notUnderstood, hasBase } = comparison;
  const why = whyNoList(reading);
  if (why !== undefined) return <p>{why}</p>;
  const showEvidence = ({ path, line, share }: EvidenceAt) =>
    onGo(() => onGoTo(path, { within: { text: line, share } }));
  const take = (offer: Offer) => {
    const taken = takeOffer(offer, session, tailoring);
    if (taken) onGo(() => onGoTo(taken.field, taken.landing));
  };
  return (
    <>
      {reading.isCut && <p className="mb-3 text-sm text-caution">{AD_TEXTS.isCut}</p>}
      <RequirementList
        level={3}
        rows={rows}
        notUnderstood={notUnderstood}
        {...(ad !== null && { ad })}
        isFound={isFound}
        mark={({ state }) => <FoundMark state={state} />}
      >
        {(row) => <FoundInResume {...{ row, hasBase }} onEvidence={showEvidence} onOffer={take} />}
      </RequirementList>
    </>
  );
}

/** What could not be read, and the way to try again. */
function Failed() {
  const { store } = useMatchParts();
  return (
    <div className="space-y-3">
      <p>{AD_TEXTS.failed}</p>
      <Button
        variant="secondary"
        size="small"
        onClick={() => store.put({ hasFailed: false, tries: store.state().tries + 1 })}
      >
        Try again
      </Button>
    </div>
  );
}

/** Of a resume that is for several jobs: beside which ad it is put. */
export function ChooseApplication() {
  const { applications, store } = useMatchParts();
  const chosen = useChosenApplication();
  if (applications.length < 2 || !chosen) return null;
  return (
    <Field label="Beside the ad of" className="mb-4">
      <Select value={chosen.id} onChange={({ target }) => store.put({ applicationId: Number(target.value) })}>
        {applications.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </Field>
  );
}
