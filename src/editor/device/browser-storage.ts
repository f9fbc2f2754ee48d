/** Something the browser keeps for this site. */
export type KeptItem = {
  where: 'local' | 'session' | 'database' | 'cache' | 'http';
  /** The key; of a database its name, of a cache what its name begins with, of what browsers keep of answers by themselves what addresses begin with. */
  name: string;
  /** Where several stand under one name: keys go on with the number of an account, or with anything. */
  then?: 'account' | 'anything';
  what: string;
  /** `removed`, or why it stays. */
  atLogout: 'removed' | { stays: string };
  /** The source files that name it. */
  files: readonly string[];
};

/** Drafts of somebody who is not signed in stand where no account is: accounts count from 1. */
export const NOBODY = 0;

const NOTHING_OF_ANYBODY = 'the same for everybody, and nothing of anybody';
const DRAFTS = 'src/editor/drafts/';

/**
 * Everything the browser keeps for this site. Logging out goes through this list; a test compares it with the source, and
 * another with what a browser holds after everything was used.
 */
export const KEPT_IN_BROWSER: readonly KeptItem[] = [
  {
    where: 'local',
    name: 'sessionToken',
    atLogout: 'removed',
    what: 'the session',
    files: ['src/platform/session/token-store.ts', 'src/main/start-when-used.ts'],
  },
  {
    where: 'local',
    name: 'foothold-profile',
    atLogout: 'removed',
    what: 'whose session it is, so that documents can be opened without a network',
    files: ['src/platform/session/cached-profile.ts'],
  },
  {
    where: 'local',
    name: 'foothold-draft:',
    then: 'account',
    atLogout: 'removed',
    what: 'the last words of drafts; of account 0 those that nobody has claimed yet',
    files: [`${DRAFTS}draft-journal.ts`],
  },
  {
    where: 'local',
    name: 'foothold-import:',
    then: 'account',
    atLogout: 'removed',
    what: 'that a resume which nobody has claimed yet was read from a file; of earlier releases what there is to say of it',
    files: [`${DRAFTS}imports.ts`],
  },
  {
    where: 'local',
    name: 'foothold-copy:',
    then: 'account',
    atLogout: 'removed',
    what: 'random numbers of copies that are being made, so that a copy whose answer was lost is not made twice',
    files: ['src/features/dashboard/duplicate.ts'],
  },
  {
    where: 'local',
    name: 'foothold-forgotten',
    atLogout: 'removed',
    what: 'word to other tabs that an account has logged out, for a moment',
    files: [`${DRAFTS}device-drafts.ts`],
  },
  {
    where: 'local',
    name: 'foothold-account-erased',
    atLogout: 'removed',
    what: 'word to other tabs that the account was deleted, for a moment',
    files: ['src/platform/session/token-store.ts'],
  },
  {
    where: 'local',
    name: 'foothold:code-handle',
    what: 'a random number by which the browser is told apart when it asks for codes',
    atLogout: {
      stays:
        'it names nobody and opens nothing, and lets the same person sign in here while strangers use up codes; deleting the account removes it',
    },
    files: ['src/platform/session/code-handle.ts'],
  },
  {
    where: 'local',
    name: 'foothold-preview-zoom',
    what: 'how large pages are shown',
    atLogout: { stays: 'a setting of the screen, not of a person' },
    files: ['src/editor/preview/zoom.ts'],
  },
  {
    where: 'local',
    name: 'foothold:one-card',
    what: 'whether one entry of a list is open at a time',
    atLogout: { stays: 'a setting of the screen, not of a person' },
    files: ['src/editor/fields/open-cards.ts'],
  },
  {
    where: 'local',
    name: 'foothold-pinned-templates',
    atLogout: 'removed',
    what: 'which templates were pinned',
    files: ['src/editor/template-pages/pins.ts'],
  },
  {
    where: 'local',
    name: 'foothold:appearance',
    what: 'that the light or the dark look was chosen against what the device is set to',
    atLogout: { stays: 'a setting of the screen, not of a person' },
    files: ['src/ui/appearance/appearance.ts'],
  },
  {
    where: 'local',
    name: 'foothold:advice',
    what: 'that advice while writing is switched off',
    atLogout: { stays: 'a setting of the device: one word that tells of nobody' },
    files: ['src/editor/advice/advice-wanted.ts'],
  },
  {
    where: 'local',
    name: 'foothold-countries',
    atLogout: 'removed',
    what: 'which country was chosen for which resume, by their numbers',
    files: ['src/features/resumes/countries/kept-country.ts'],
  },
  {
    where: 'local',
    name: 'afterPayment',
    atLogout: 'removed',
    what: 'where a payment leads to afterwards',
    files: ['src/money/after-payment.ts'],
  },
  {
    where: 'session',
    name: 'foothold-cleared-contact',
    atLogout: 'removed',
    what: 'that a new document in this tab is not to begin with the email address or the telephone number of the account',
    files: ['src/editor/known/cleared-contact.ts'],
  },
  {
    where: 'session',
    name: 'sentCode',
    atLogout: 'removed',
    what: 'the address that this tab waits for a code to',
    files: ['src/features/auth/sign-in/sent-code.ts'],
  },
  {
    where: 'session',
    name: 'foothold:reloaded',
    what: 'when this tab was reloaded for a file that an upgrade had taken away, so that it is done once',
    atLogout: { stays: 'a moment, and nothing of anybody' },
    files: ['src/main/missing-files/missing-files.ts'],
  },
  {
    where: 'session',
    name: 'afterPayment',
    atLogout: 'removed',
    what: 'where a payment leads to afterwards, as an earlier version kept it',
    files: [],
  },
  {
    where: 'session',
    name: 'foothold:carried-resume',
    atLogout: 'removed',
    what: 'a resume on its way to the builder, as an earlier version kept it',
    files: [],
  },
  {
    where: 'session',
    name: 'react-router-scroll-positions',
    what: 'how far pages were scrolled, by random keys; kept by React Router as the page is left',
    atLogout: { stays: 'numbers alone' },
    files: [],
  },
  {
    where: 'database',
    name: 'foothold',
    then: 'account',
    atLogout: 'removed',
    what: "drafts, the server's last versions of the documents that were opened here, what drafts were written on, and the steps that can be taken back",
    files: ['src/editor/device/device-database.ts'],
  },
  {
    where: 'cache',
    name: 'engine',
    what: "files of the preview's engine",
    atLogout: { stays: NOTHING_OF_ANYBODY },
    files: ['src/editor/preview-engine/worker/asset-store.ts'],
  },
  {
    where: 'cache',
    name: 'shell-',
    then: 'anything',
    what: "the application's pages and files of one build, fetched without signing in",
    atLogout: { stays: NOTHING_OF_ANYBODY },
    files: ['src/main/service-worker/shell.ts'],
  },
  {
    where: 'http',
    name: '/',
    then: 'anything',
    what: 'public pages and files, as their headers let the browser keep them; of the API nothing, whose answers are all `no-store`',
    atLogout: { stays: NOTHING_OF_ANYBODY },
    files: [],
  },
];
