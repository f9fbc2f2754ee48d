/* Texts of the page where a resume is brought, and of its review. */

export const importPage = {
  title: 'Start from the resume you have',
  text: 'Bring it as a file or as text. We read it into fields, show you what was read from where, and you decide what becomes of every word.',
  metaTitle: 'Import a Resume – Foothold',
  description:
    'Bring the resume you have: PDF, Word, OpenDocument, text, LinkedIn, JSON Resume and more. It is read on your device, and every word is accounted for.',
  privacy:
    'It is read on this device. Nothing of it is sent to us or to anybody else before you save your resume.',
  withoutScript: 'Reading a file happens in your browser and needs JavaScript.',
  empty: 'Begin with an empty resume instead',
} as const;

export const chooserTexts = {
  label: 'Your resume as a file',
  drop: 'Drop your resume here',
  dropNow: 'Let go to read this file',
  or: 'or',
  choose: 'Choose a file',
  hint: 'PDF, Word (.docx), OpenDocument, RTF, plain text or Markdown; LinkedIn’s data export (ZIP, or a CSV of it); JSON Resume, Reactive Resume, RenderCV, Europass. Up to 20 MB.',
} as const;

export const pasteTexts = {
  label: 'Or paste its text',
  hint: 'From a mail, a profile page or anywhere else.',
  read: 'Read this text',
  missing: 'Paste the text of your resume here first.',
  pasted: 'Pasted text',
} as const;

export const readingTexts = {
  busy: (name: string) => (name === '' ? 'Reading your text...' : `Reading ${name}...`),
  failed: {
    title: 'Reading has stopped',
    advice:
      'Something went wrong on our side. That says nothing about your file. Please try again, or paste its text.',
  },
  oneFile: 'One file at a time, please: the first one was taken.',
} as const;

/** While a file is held over the dashboard or an editor. */
export const dropTexts = {
  title: 'Let go to read this resume',
  asNew: 'You look at what was read before anything becomes of it.',
  unsaved: 'It becomes a resume of its own.',
  titleLetter: 'Let go to read this letter',
  letter: 'It becomes a letter of its own; the one that is open stays.',
  intoThis: 'You look at what was read, and say whether it goes into this resume or a new one.',
  picture: {
    title: 'This is a picture',
    description: 'To use it as your photo, drop it on Photo, in the tab Personal.',
  },
} as const;

export const reviewTexts = {
  title: 'Review what was read',
  from: (source: string, name: string) => (name === '' ? source : `${name} · ${source}`),
  placed: (placed: number, total: number) => `${placed} of ${total} words placed`,
  open: (count: number) => (count === 1 ? '1 word has no field yet.' : `${count} words have no field yet.`),
  dismissed: (count: number) => (count === 1 ? '1 word dismissed.' : `${count} words dismissed.`),
  allPlaced: 'Every word has its place.',
  ready: (doubts: number, unplaced: number): string => {
    if (doubts + unplaced === 0) return 'Read. Nothing in it was doubtful.';
    const doubtful =
      doubts === 1 ? '1 value is doubtful and stands' : `${doubts} values are doubtful and stand`;
    const said = doubts === 0 ? 'No value was doubtful.' : `${doubtful} first.`;
    return ['Read.', said, ...(unplaced > 0 ? [reviewTexts.open(unplaced)] : [])].join(' ');
  },
  another: 'Bring another one',
  leave: 'Read something else?',
  leaveText: 'What you changed in this review is not kept.',
  leaveYes: 'Read something else',
  leaveNo: 'Stay here',
  leavePage: 'Leave the review?',
  leavePageYes: 'Leave it',
  dismissAll: 'Dismiss all',
  wereAll: { placed: 'All were put into a section.', dismissed: 'All were dismissed.' },
  allToSection: 'Put all into a section',
  undo: 'Undo',
  undone: 'Undone.',
  problems: 'What did not come in as it stands',
  moreProblems: (count: number) => `and ${count} more of the kind`,
  parts: 'On this page',
  into: 'Where it goes',
  tabs: { label: 'Parts of the review', fields: 'Fields', page: 'Your file' },
  yourFile: 'Your file',
  backToFields: 'Back to the fields',

  doubts: 'To look at first',
  doubtsText: 'We were not sure of these. Correct what is wrong, and tick what is right.',
  doubtsLeft: (left: number, all: number) =>
    left === 0 ? 'All looked at.' : `${all - left} of ${all} looked at`,
  isRight: 'This is right',
  isRightNamed: (label: string) => `This is right: ${label}`,
  readFrom: (snippet: string) => `read from “${snippet}”`,
  inFile: (snippet: string) => `your file says “${snippet}”`,
  show: 'Show in the file',
  showNamed: (label: string) => `Show in the file: ${label}`,

  words: 'Words without a field',
  wordsText: 'These words of your file went nowhere. Send each where it belongs, or dismiss it.',
  inLine: (line: string) => `in “${line}”`,
  sendTo: (words: string) => `Where to put “${words}”`,
  putThere: 'Put there',
  putThereNamed: (words: string) => `Put there: “${words}”`,
  ownSection: 'A section of its own',
  sectionTitle: 'More',
  dismiss: 'Dismiss',
  dismissNamed: (words: string) => `Dismiss “${words}”`,
  wasPlaced: (words: string) => `“${words}” was placed.`,
  wasDismissed: (words: string) => `“${words}” was dismissed.`,
  noRoom: 'That field has no room for these words.',
  noRoomForAll: 'The section has no room for all of them: what is left stands here.',
  times: (count: number) => `${count} times`,
  moreWords: (count: number) => `Show ${count} more`,
  wordsDone: 'Nothing is left over.',

  all: 'Everything that was read',
  nothingRead: 'We found no fields in it. You can go on and fill them in.',
  missing: 'Is one missing, or were two read as one?',
  addEntry: { employment: 'Add job', education: 'Add education' },
  noRoomForEntry: 'There are as many as a resume can hold.',
  leaveOut: 'Leave out',
  leaveOutNamed: (name: string) => `Leave out: ${name}`,
  putBack: 'Put back',
  putBackNamed: (name: string) => `Put back: ${name}`,
  isLeftOut: 'Left out.',
  person: 'About you',
  link: 'Link',
  /** What a further number or address is called that has no label of its own. */
  fact: { phone: 'Another phone', email: 'Another email', other: 'Further fact' },
  skillGroup: 'Group of skills',
  skillsOf: (group: string) => `Skills: ${group}`,
  addNamed: (label: string, entry: string) => `${label}: ${entry}`,
  addField: { location: 'Add location', end: 'Add end date' },
  links: 'Links',
  onePerLine: 'One in each line.',
} as const;

export const intoTexts = {
  title: 'Where it goes',
  asNew: 'A new resume',
  asNewText: 'Beside those that you have.',
  existing: 'A resume that is there',
  existingText: 'What is new is added, and what stands there stays. You decide where both differ.',
  which: 'Which resume',
  unsaved: (title: string) => `${title} (not saved yet)`,
  continue: 'Continue in the builder',
  merge: 'Add it to this resume',
  merging: 'Adding...',
  opening: 'Opening...',
  keeps: 'It is saved once you press Save there.',
  signIn: 'You can look at everything first. To keep it, you sign in.',
  cannotKeep: 'This browser keeps nothing for this page, so your resume cannot be taken along.',
  failed: 'We could not add it to this resume.',
  cannotAdd: 'Nothing was added yet',
  cannotAddText: (name: string, message: string) => `${name}: ${message}`,
  listFailed: 'Your saved resumes could not be loaded',
  listFailedText: 'Until they are here, it can only become a new resume.',
  listAgain: 'Load them again',
  nothingNew: 'Nothing to add: this resume has all of it already.',
  added: 'Your resume has what was new in the file. The version before is kept under “Versions”.',
  addedUnsaved: 'Your resume has what was new in the file. It is saved once you press Save.',
  addedTitle: 'Added to your resume',
  changedMeanwhile: 'This resume was changed elsewhere meanwhile. Please look once more.',
  differ: 'Where your resume and the file differ',
  differText:
    'What was new in the file is added. Here both say something else: choose what stands in your resume.',
  keptBefore: 'The version before is kept.',
  sides: {
    mine: 'Your resume',
    theirs: 'The file',
    allMine: 'All from your resume',
    allTheirs: 'All from the file',
  },
  cancel: 'Cancel',
  saveChoices: 'Save to this resume',
} as const;
