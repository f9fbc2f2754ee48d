/** What is said of the pages of a file. */
export const fileTexts = {
  yourFile: 'Your file',
  larger: 'Larger page',
  whole: 'Whole page',
  page: (number: number, of: number) => `Page ${number} of ${of} of your file`,
} as const;
