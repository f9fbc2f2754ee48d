import { use, useId } from 'react';
import { editPathOf } from '#editor/session/edited-kind.ts';
import { useSession } from '#editor/session/use-session.ts';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { notCounted } from '#documents/ads/asked-for.ts';
import { AD_TEXTS, countText } from '../content/ad-texts.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import { useBackHere } from '../detail/use-back-here.ts';
import { useDocuments } from '../detail/use-documents.ts';
import { besideApplication } from '../paths.ts';
import type { AdEngine } from './ad-engine.ts';
import { FoundInResume, FoundMark, isFound } from './found-in-resume.tsx';
import { ReadingContext, type ReadBeside } from './reading-context.ts';
import { RequirementList } from './requirement-list.tsx';
import { useResumeBeside } from './resume-beside.ts';
import { useComparison } from './use-ad.ts';
import { WhatWasRead, whyNoList } from './what-was-read.tsx';

type WhatItAsksProps = {
  session: ApplicationSession;
  kinds: DeskKinds;
  engine: AdEngine;
};

/** What the ad asks for, and where the chosen resume shows it; nothing where there is no ad. */
export function WhatItAsks({ session, kinds, engine }: WhatItAsksProps) {
  const title = useId();
  const beside = use(ReadingContext);
  const hasAd = useSession(session, ({ content }) => content.data.ad.trim() !== '');
  if (!hasAd) return null;
  const isReading = beside?.isReading ?? false;
  return (
    <section aria-labelledby={title} aria-busy={isReading}>
      <Card padding="snug" className="space-y-3">
        <h3 id={title} className="text-xl">
          {AD_TEXTS.heading}
        </h3>
        {beside?.reading?.isCut && <p className="text-sm text-caution">{AD_TEXTS.isCut}</p>}
        {beside?.reading ? (
          <Asked {...{ session, kinds, engine, beside }} reading={beside.reading} />
        ) : (
          <p role="status" className="text-ink-soft">
            {isReading ? 'Reading the ad...' : AD_TEXTS.failed}
          </p>
        )}
      </Card>
    </section>
  );
}

type AskedProps = WhatItAsksProps & {
  beside: ReadBeside;
  reading: NonNullable<ReadBeside['reading']>;
};

function Asked({ session, kinds, engine, beside, reading }: AskedProps) {
  const resumeId = useSession(session, ({ content }) => content.data.resumeId);
  const source = useResumeBeside(kinds.resume, whyNoList(reading) === undefined ? resumeId : null, session);
  const comparison = useComparison(engine, source);
  if (!comparison || whyNoList(reading) !== undefined)
    return <WhatWasRead {...{ reading }} onPlace={beside.onPlace} />;
  const { must, nice, notUnderstood, rows, hasBase } = comparison;
  return (
    <>
      <BesideResume {...{ session, kinds }} said={countText(must, nice, notCounted(rows, notUnderstood))} />
      <RequirementList
        level={4}
        rows={rows}
        notUnderstood={notUnderstood}
        onPlace={beside.onPlace}
        isFound={isFound}
        mark={({ state }) => <FoundMark state={state} />}
      >
        {(row) => <FoundInResume {...{ row, hasBase }} />}
      </RequirementList>
    </>
  );
}

/** Which resume the list is beside, what it comes to, and the way to change it. */
function BesideResume({
  session,
  kinds,
  said,
}: Pick<WhatItAsksProps, 'session' | 'kinds'> & { said: string }) {
  const resumeId = useSession(session, ({ content }) => content.data.resumeId);
  const applicationId = useSession(session, ({ stored }) => stored?.id);
  const back = useBackHere(session);
  const { data: documents } = useDocuments(kinds.resume);
  const resume = documents?.find(({ id }) => id === resumeId);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <p role="status" className="min-w-0 text-sm wrap-anywhere">
        <strong>{said}</strong>
        {resume && ` in “${resume.title}”`}
      </p>
      {resume && applicationId !== undefined && (
        <ButtonLink
          to={besideApplication(editPathOf(kinds.resume, resume), applicationId)}
          state={back}
          variant="secondary"
          size="small"
        >
          Tailor it beside the ad
        </ButtonLink>
      )}
    </div>
  );
}
