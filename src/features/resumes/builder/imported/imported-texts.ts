/** Words over a resume that was read from a file. */
export const importedTexts = {
  title: 'Please confirm what was read',
  left: (left: number, all: number) =>
    left === 0
      ? 'All looked at. Thank you.'
      : `${all - left} of ${all} looked at. Tick what is right; what you change counts as looked at.`,
  readFrom: (snippet: string) => `read from “${snippet}”`,
  empty: 'to fill in',
  inFile: (snippet: string) => `your file says “${snippet}”`,
  goTo: 'Go to field',
  value: 'Value',
  hide: 'Hide',
  show: 'Show',
  done: 'Done',
  unplaced: 'These words of your file have no field of their own:',
  inLine: (line: string) => `in “${line}”`,
  copy: 'Copy them',
  copied: 'Copied.',
  notCopied: 'Your browser did not allow copying. Please select the words and copy them.',
  addSection: 'Put them into a section',
} as const;
