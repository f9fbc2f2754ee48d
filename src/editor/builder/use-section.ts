import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { withSection } from './document-address.ts';

/**
 * Which section of a document is open. The address says it, so that a reload, the way back and a link lead to it; where it
 * names none, the first one is open.
 * @param sections must keep its identity
 */
export function useSection<Id extends string>(sections: readonly Id[], first: Id) {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const named = parameters.get('section');
  const asked = sections.find((id) => id === named) ?? null;
  const [section, setSection] = useState<Id>(asked ?? first);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    // Another address was gone to; what only lost the section has it again below.
    if (asked !== null) setSection(asked);
  }
  const isSaid = section === (asked ?? first);
  useEffect(() => {
    if (isSaid) return;
    void navigate(withSection(section), { replace: true, preventScrollReset: true });
  }, [isSaid, section, navigate]);
  return [section, setSection] as const;
}
