import { useLocation, useNavigate } from 'react-router';
import { useParameter } from './use-parameter.ts';

const PARAMETER = 'preview';

/**
 * Which template is previewed, as the address has it (`?preview=modern-1`): a preview can be linked to, and the back
 * button closes it.
 */
export function usePreviewAddress() {
  const id = useParameter(PARAMETER);
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const state: unknown = location.state;
  const here = { preventScrollReset: true };

  const addressOf = (shown: string | null) => {
    const parameters = new URLSearchParams(search);
    if (shown === null) parameters.delete(PARAMETER);
    else parameters.set(PARAMETER, shown);
    return `?${parameters}`;
  };
  return {
    id,
    open: (template: string) => void navigate(addressOf(template), { ...here, state: OPENED_HERE }),
    /** Another one in its place: going back still closes the preview. */
    show: (template: string) => void navigate(addressOf(template), { ...here, replace: true, state }),
    close: () => {
      // Going back where it was opened from here, so that the history holds no open preview to step into.
      if (isOpenedHere(state)) void navigate(-1);
      else void navigate(addressOf(null), { ...here, replace: true });
    },
  };
}

const OPENED_HERE = { previewOpenedHere: true };

function isOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'previewOpenedHere' in state;
}
