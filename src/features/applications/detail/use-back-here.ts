import { useLocation } from 'react-router';
import { cameFrom } from '#editor/builder/way-back.ts';
import { useSession } from '#editor/session/use-session.ts';
import { APPLICATIONS_PATH, applicationPath, BACK_TO_APPLICATION } from '../paths.ts';
import type { ApplicationSession } from './application-session.ts';

/** What the way to a resume or a letter says, so that it leads back to this application as one had come to it. */
export function useBackHere(session: ApplicationSession) {
  const location = useLocation();
  const id = useSession(session, ({ stored }) => stored?.id);
  return cameFrom({
    to: id === undefined ? APPLICATIONS_PATH : applicationPath(id),
    label: BACK_TO_APPLICATION,
    state: location.state,
  });
}
