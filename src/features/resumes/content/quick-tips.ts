/** What helps while a resume is written; each tip is one thing to do. */
export const QUICK_TIPS: readonly { heading: string; text: string }[] = [
  {
    heading: 'Say what changed because of you',
    text: 'Begin a line with a verb and end it with a result: "Cut delivery times from nine days to four."',
  },
  {
    heading: 'Give at least one figure a job',
    text: 'People served, money moved, hours saved, size of the team. An honest estimate is better than none.',
  },
  {
    heading: 'One thought a line',
    text: 'Begin a line of a description with "- " to make it a bullet. Three to six for the latest job, fewer before.',
  },
  {
    heading: 'Newest first',
    text: 'Put the job you have now at the top. Ten to fifteen years back is usually enough.',
  },
  {
    heading: 'Use the words of the advertisement',
    text: 'Where they ask for "stakeholder management" and you have done it, call it that, in a job and among the skills.',
  },
  {
    heading: 'Leave out what nobody may ask',
    text: 'Age, photo, marital status and nationality are not needed. A town and a country will do as an address.',
  },
  {
    heading: 'Read it aloud once',
    text: 'What makes you stumble makes others stop. One page is enough for most; two are fine after ten years.',
  },
];
