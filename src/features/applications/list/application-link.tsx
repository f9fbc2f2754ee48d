import type { ComponentProps } from 'react';
import { Link, useLocation } from 'react-router';
import { APPLICATIONS_PATH, applicationPath } from '../paths.ts';

type ApplicationLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'state' | 'id'> & { id: number };

/** The way to an application, from which one comes back to the applications as they were looked at. */
export function ApplicationLink({ id, ...props }: ApplicationLinkProps) {
  const { search } = useLocation();
  return <Link {...props} to={applicationPath(id)} state={{ desk: search }} />;
}

/** Where somebody came from, by what that way has left with the address. */
export function deskPath(state: unknown): string {
  const isLeft = typeof state === 'object' && state !== null && 'desk' in state;
  return isLeft && typeof state.desk === 'string' ? APPLICATIONS_PATH + state.desk : APPLICATIONS_PATH;
}
