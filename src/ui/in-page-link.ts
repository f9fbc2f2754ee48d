/**
 * Attribute of a link that does its work within the page, such as opening a window over it, and leads to a file only
 * where there is no script. Pressed before the application has come, it waits like a button does.
 */
export const IN_PAGE_LINK = 'data-in-page';
