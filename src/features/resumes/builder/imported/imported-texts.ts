/** Words over a resume that was read from a file. */
export const importedTexts = {
  title: 'Please confirm what was read',
  left: (left: number, all: number) =>
    left === 0
      ? 'All looked at. Thank you.'
      : `${all - left} of ${all} looked at. Tick what is right; what you change counts as looked at.`,
  readFrom: (snippet: string) => `read from “${snippet}”`,
  goTo: 'Go to field',
  value: 'Value',
  hide: 'Hide',
  done: 'Done',
} as const;
