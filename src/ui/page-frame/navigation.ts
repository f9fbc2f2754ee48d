export type NavigationLink = { label: string; to: string };
/** Links behind a label of the top bar. */
export type NavigationGroup = { label: string; links: readonly NavigationLink[] };
export type NavigationItem = NavigationLink | NavigationGroup;

/** Everything the frame of a page leads to. */
export type Navigation = {
  main: readonly NavigationItem[];
  signedOut: { login: NavigationLink; start: NavigationLink };
  signedIn: { home: NavigationLink; more: NavigationLink; account: NavigationLink; logoutLabel: string };
  footer: {
    tagline: string;
    columns: readonly NavigationGroup[];
    copyright: string;
    /** What stands in its place where people work. */
    line: readonly NavigationLink[];
  };
};

export function isGroup(item: NavigationItem): item is NavigationGroup {
  return 'links' in item;
}

/**
 * Attribute of a link that does its work within the page, such as opening a window over it, and leads to a file only
 * where there is no script. Pressed before the application has come, it waits like a button does.
 */
export const IN_PAGE_LINK = 'data-in-page';
