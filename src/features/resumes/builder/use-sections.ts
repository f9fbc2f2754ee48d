import { useCallback } from 'react';
import { useLocation } from 'react-router';
import { useSection } from '#editor/builder/use-section.ts';
import { GOES_ON } from '#editor/session/edited-kind.ts';
import { placeOf, TABS, type TabId } from '../editing/field-map.ts';
import { firstSection, useBeginAtFields, useSectionSteps } from './use-section-steps.ts';

/** Which section of the form is open, and the ways to another. */
export function useSections() {
  const location = useLocation();
  const [tab, open] = useSection<TabId>(
    TABS,
    firstSection(location.search),
    location.state === GOES_ON ? 'personal' : undefined,
  );
  const steps = useSectionSteps(tab, open);
  useBeginAtFields();
  const openOf = useCallback(
    (path: string) => {
      const place = placeOf(path);
      if (place) open(place.tab);
    },
    [open],
  );
  return {
    tab,
    open,
    steps,
    /** Opens the section that a field stands in. */
    openOf,
  };
}

export type Sections = ReturnType<typeof useSections>;
