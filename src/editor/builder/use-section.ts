import { useCallback, useEffect, useState } from 'react';
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
  const [section, setSection] = useState<Id>(asked ?? instead ?? first);
  const [seen, setSeen] = useState(asked);
  // Gone to here, and perhaps not in the address yet.
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  if (asked !== seen) {
    setSeen(asked);
    if (asked === section) setChosen([]);
    // What was gone to a moment ago comes late: meanwhile somebody has gone on. Another address was gone to, else; what
    // only lost the section has it again below.
    else if (asked !== null && !chosen.includes(asked)) setSection(asked);
  }
  const isSaid = section === (asked ?? first);
  useEffect(() => {
    if (isSaid) return;
    void navigate(withSection(section), { replace: true, preventScrollReset: true });
  }, [isSaid, section, navigate]);
  const choose = useCallback((id: Id) => {
    setChosen((before) => [...before.filter((other) => other !== id), id]);
    setSection(id);
  }, []);
  return [section, choose] as const;
}
