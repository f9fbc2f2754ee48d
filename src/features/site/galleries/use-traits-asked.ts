import { useLocation, useNavigate } from 'react-router';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import type { GalleryKind } from './trait-choice.tsx';
import { useParameter } from './use-parameter.ts';

const PARAMETER = 'with';

const useTraits = codeOnDemand(() => import('./trait-choice.tsx'));

/** An address of the same page with one parameter of it changed; null takes it out. */
export function changedAddress(search: string, name: string, value: string | null): string {
  const parameters = new URLSearchParams(search);
  if (value) parameters.set(name, value);
  else parameters.delete(name);
  return `?${parameters}`;
}

/** What is asked of the templates of a gallery, as its address has it (`?with=serif,blue`), and which of them do it. */
export function useTraitsAsked(kind: GalleryKind) {
  const asked = useParameter(PARAMETER) ?? '';
  const { search } = useLocation();
  const navigate = useNavigate();
  const traits = useTraits(asked !== '');
  return {
    asked,
    count: traits?.countWanted(asked) ?? 0,
    fits: ({ id }: { id: string }) => traits === null || traits.fits(kind, id, asked),
    ask: (wanted: string | null) =>
      void navigate(changedAddress(search, PARAMETER, wanted), { replace: true, preventScrollReset: true }),
  };
}
