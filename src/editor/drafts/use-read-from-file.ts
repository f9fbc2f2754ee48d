import { useEffect, useState } from 'react';
import { broughtDocuments } from './device-drafts.ts';

/** Whether the document of that key was read from a file on this device before anybody signed in; with null nothing is asked. */
export function useReadFromFile(creationKey: string | null): boolean {
  const [isRead, setIsRead] = useState(false);
  useEffect(() => {
    if (creationKey === null) return undefined;
    const { list, subscribe } = broughtDocuments();
    const look = () => setIsRead(list().some((one) => one.fromFile && one.creationKey === creationKey));
    look();
    return subscribe(look);
  }, [creationKey]);
  return creationKey !== null && isRead;
}
