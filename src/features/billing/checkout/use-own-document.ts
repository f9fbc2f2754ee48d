import { useEffect } from 'react';

/**
 * A page's policy stays in force while links are followed without loading. Stripe's hosts are allowed on the checkout
 * page alone, so in live mode it is loaded in full when it is entered by a link, and what follows it likewise.
 * @param live whether Stripe's card form is used here
 * @returns whether this document was loaded for the checkout, so that the card form can work
 */
export function useOwnDocument(live: boolean): boolean {
  const own = !live || documentPath() === window.location.pathname;
  useEffect(() => {
    if (!live) return undefined;
    if (!own) window.location.reload();
    const checkout = window.location.pathname;
    return () => {
      // By now the address is the next page's; while it is still this one, the page is only being drawn again.
      if (own && window.location.pathname !== checkout) window.location.reload();
    };
  }, [live, own]);
  return own;
}

/** The path this document was loaded from, whatever links were followed since. */
function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : window.location.pathname;
}
