import { useRef } from 'react';
import { newCreationKey } from '#editor/session/creation-key.ts';

/** The same key for the same wish, however often it is sent, until it was answered; another wish is another link. */
export function useLinkKey() {
  const last = useRef({ said: '', key: '' });
  return {
    keyFor: (wish: object): string => {
      const said = JSON.stringify(wish);
      if (last.current.said !== said) last.current = { said, key: newCreationKey() };
      return last.current.key;
    },
    renew: () => {
      last.current = { said: '', key: '' };
    },
  };
}
