import type { UseQueryResult } from '@tanstack/react-query';
import type { Place } from '#documents/render/places/field-places.ts';
import { FieldMarks } from '#editor/preview/field-marks.tsx';
import { CanvasPage, SvgPage } from '#editor/preview/page-view.tsx';
import { Skeleton } from '#ui/display/loaded.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import type { Drawn } from './use-drawn.ts';
import { VersionProblem } from './version-problem.tsx';

/** One of two versions whose pages stand beside each other. */
export type VersionSide = {
  name: string;
  drawn: UseQueryResult<Drawn>;
  /** Where the texts stand that the other one does not have. */
  marked: readonly Place[];
};

type VersionPagesProps = { then: VersionSide; now: VersionSide; noun: string };

/** The pages of then beside those of now; on a small screen one of them at a time. */
export function VersionPages({ then, now, noun }: VersionPagesProps) {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  if (wide) {
    return (
      <div className="grid grid-cols-2 gap-5">
        {[then, now].map((side) => (
          <section key={side.name} aria-label={side.name} className="min-w-0">
            <h4 className="mb-2 font-semibold">{side.name}</h4>
            <SidePages side={side} noun={noun} />
          </section>
        ))}
      </div>
    );
  }
  return (
    <Tabs defaultValue={then.name}>
      <TabList aria-label="Which pages">
        {[then, now].map(({ name }) => (
          <Tab key={name} value={name} className="grow">
            {name}
          </Tab>
        ))}
      </TabList>
      {[then, now].map((side) => (
        <TabPanel key={side.name} value={side.name}>
          <SidePages side={side} noun={noun} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

const SHEET = 'block h-auto w-full bg-white shadow-sheet';

function SidePages({ side: { name, drawn, marked }, noun }: { side: VersionSide; noun: string }) {
  if (drawn.error) {
    return (
      <VersionProblem
        error={drawn.error}
        failed="The pages could not be drawn."
        missing="The pages could not be drawn."
        onRetry={() => void drawn.refetch()}
      />
    );
  }
  if (!drawn.data) {
    return (
      <div role="status">
        <span className="visually-hidden">Drawing the pages…</span>
        <Skeleton className="aspect-[595/842] w-full" />
      </div>
    );
  }
  const { pages } = drawn.data;
  return (
    <ol className="space-y-4">
      {pages.map((page, index) => {
        const label = `${name}: page ${index + 1} of ${pages.length} of your ${noun}`;
        return (
          <li key={index} className="relative">
            {page.kind === 'canvas' ? (
              <CanvasPage page={page} label={label} shown className={SHEET} />
            ) : (
              <SvgPage page={page} label={label} className={SHEET} />
            )}
            <FieldMarks page={page} places={marked.filter((place) => place.page === index)} />
          </li>
        );
      })}
    </ol>
  );
}
