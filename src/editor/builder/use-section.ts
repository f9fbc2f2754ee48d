import { useCallback, useEffect, useReducer } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withSection } from './document-address.ts';

/**
 * Which section of a document is open. The address says it, so that a reload, the way back and a link lead to it; where it
 * names none, the first one is open, or the one that whoever led here asked for.
 * @param sections must keep its identity
 */
export function useSection<Id extends string>(sections: readonly Id[], first: Id, instead?: Id) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const named = parameters.get('section');
  const asked = sections.find((id) => id === named) ?? null;
  // A reducer: what `useState` hands its updaters may be of a rendering that was never shown.
  const [{ section, seen }, tell] = useReducer<Place<Id>, [Told<Id>]>(afterwards, {
    section: asked ?? instead ?? first,
    seen: asked,
    onTheWay: [],
  });
  if (asked !== seen) tell({ asked });
  const isSaid = section === (asked ?? first);
  useEffect(() => {
    if (isSaid) return;
    tell({ going: section });
    void navigate(withSection(section), { replace: true, preventScrollReset: true });
  }, [isSaid, section, navigate]);
  const choose = useCallback((chosen: Id) => tell({ chosen }), []);
  return [section, choose] as const;
}

type Place<Id> = {
  section: Id;
  /** What the address said last. */
  seen: Id | null;
  /** What the address was asked to say from here, and perhaps does not say yet. */
  onTheWay: readonly Id[];
};

type Told<Id> = { chosen: Id } | { going: Id } | { asked: Id | null };

function afterwards<Id extends string>(place: Place<Id>, told: Told<Id>): Place<Id> {
  const { section, onTheWay } = place;
  if ('chosen' in told) return { ...place, section: told.chosen };
  if ('going' in told) return { ...place, onTheWay: [...onTheWay, told.going] };
  const { asked } = told;
  if (asked === section) return { section, seen: asked, onTheWay: [] };
  // What was gone to a moment ago comes late: meanwhile somebody has gone on. Another address was gone to, else; what only
  // lost the section is given it again.
  if (asked === null || onTheWay.includes(asked)) return { ...place, seen: asked };
  return { ...place, section: asked, seen: asked };
}
