/*
 * What the help holds: categories, and the articles of each by title and summary. Addresses are made from it; the
 * articles' texts stand in `articles/`, which only the help's own pages load.
 */
const CATEGORIES = [
  {
    slug: 'getting-started',
    name: 'Getting Started',
    description: 'Signing in, choosing a template, and where everything is.',
    keywords: 'resume builder help, first resume, sign in without password, getting started',
    articles: [
      {
        slug: 'create-your-first-resume',
        title: 'Create your first resume',
        summary: 'From an empty page, or from the resume you have (import), to a saved one, step by step.',
      },
      {
        slug: 'sign-in-without-a-password',
        title: 'Sign in without a password',
        summary: 'A code takes the place of a password. How it works, and how long you stay signed in.',
      },
      {
        slug: 'choose-a-template',
        title: 'Choose a template',
        summary: 'How the gallery is ordered, and why no choice is final.',
      },
      {
        slug: 'find-your-way-around-the-builder',
        title: 'Find your way around the builder',
        summary: 'What is where on the screen you write on.',
      },
      {
        slug: 'how-saving-works',
        title: 'How saving works',
        summary: 'What is kept on your device, what is kept in your account, and when.',
      },
      {
        slug: 'write-a-cover-letter',
        title: 'Write a cover letter',
        summary: 'Fill in the address, replace the words in brackets, choose how it is set.',
      },
      {
        slug: 'your-dashboard',
        title: 'Your dashboard',
        summary: 'Where your resumes and letters are kept, and what you can do with each.',
      },
      {
        slug: 'keep-your-applications',
        title: 'Keep your applications together',
        summary: 'Each job with its ad, what you send, what comes next and what came of it.',
      },
      {
        slug: 'use-your-phone',
        title: 'Write on your phone',
        summary: 'Editor and preview take turns on a small screen.',
      },
    ],
  },
  {
    slug: 'resume-building',
    name: 'Resume Building',
    description: 'Filling in each part well, and getting the page right.',
    keywords: 'resume writing help, work experience, resume skills, ATS resume, one page resume',
    articles: [
      {
        slug: 'personal-details',
        title: 'Enter your personal details',
        summary: 'The name and contact line at the head of the page.',
      },
      {
        slug: 'add-a-photo',
        title: 'Add a photo',
        summary: 'Which templates have a place for one, how it is framed, and how it is deleted.',
      },
      {
        slug: 'write-a-summary',
        title: 'Write a summary',
        summary: 'Two to four sentences that say what you are known for.',
      },
      {
        slug: 'add-work-experience',
        title: 'Add your work experience',
        summary: 'One entry for each job: position, company, dates and what you did.',
      },
      {
        slug: 'bullets-in-descriptions',
        title: 'Make bullets in a description',
        summary: 'A hyphen and a space begin a bullet. How lines and paragraphs are read.',
      },
      {
        slug: 'add-education',
        title: 'Add your education',
        summary: 'Degrees, courses and the month they were completed.',
      },
      {
        slug: 'add-skills',
        title: 'Add your skills',
        summary: 'How the list works, and which words belong on it.',
      },
      {
        slug: 'leave-a-section-out',
        title: 'Leave a section out',
        summary: 'Switch a section off without losing what it holds.',
      },
      {
        slug: 'dates-and-months',
        title: 'Enter months and years',
        summary: 'The ways to write a month, and how it is printed.',
      },
      {
        slug: 'no-jobs-yet',
        title: 'Write a resume without jobs',
        summary:
          'For students and everybody who starts: what comes in their place, with examples and phrases.',
      },
      {
        slug: 'roles-emphasis-and-order',
        title: 'Several roles, bold words, your own order',
        summary:
          'Promotions at one employer, emphasis and links, hidden lines, groups of skills, sections in your order.',
      },
      {
        slug: 'fit-on-one-page',
        title: 'Bring your resume onto one page',
        summary: 'What to change when the last lines run over.',
      },
      {
        slug: 'change-the-look',
        title: 'Change colors, typefaces and sizes',
        summary: 'What a design lets you change, how pages are filled or spared, and looks with a name.',
      },
      {
        slug: 'paper-and-language',
        title: 'Choose paper and language',
        summary: 'A4 or US Letter, and the language of headings and months.',
      },
      {
        slug: 'send-it-to-another-country',
        title: 'Send your resume to another country',
        summary: 'Paper, dates, order, photo and consent clause as they are usual in twelve countries.',
      },
      {
        slug: 'more-formats',
        title: 'Word, plain text and other formats',
        summary: 'What each is for, what is free, and how your text gets into a portal.',
      },
      {
        slug: 'share-a-link',
        title: 'Share a link instead of a file',
        summary: 'A page that runs out, leaves out what you want, and can be taken back.',
      },
      {
        slug: 'what-ats-software-reads',
        title: 'What ATS software reads',
        summary: 'What a template can do for you, what it cannot, and what lies inside the file.',
      },
      {
        slug: 'a-version-for-each-job',
        title: 'Keep a version for each job',
        summary: 'Fit your resume to one application without writing it again.',
      },
      {
        slug: 'tailored-resumes',
        title: 'How tailored resumes follow their base',
        summary:
          'Change your phone number once and find it in all of them. What follows, what stays, and how to go back.',
      },
      {
        slug: 'where-a-resume-differs',
        title: 'See and settle where a tailored resume differs',
        summary: 'What came in from the base, what differs from it, and what is yours to decide.',
      },
    ],
  },
  {
    slug: 'billing-and-payments',
    name: 'Billing & Payments',
    description: 'Plans, paying, receipts, and getting your money back.',
    keywords: 'resume builder price, refund, cancel, no auto-renewal, receipt, card declined',
    articles: [
      {
        slug: 'what-is-free',
        title: 'What is free and what a plan opens',
        summary: 'Writing and saving cost nothing. A plan opens the download.',
      },
      {
        slug: 'plans-and-prices',
        title: 'Plans, prices and how long they last',
        summary: 'Three lengths of access, each one payment.',
      },
      {
        slug: 'pay-by-card',
        title: 'Pay by card',
        summary: 'What happens at the checkout, and what to do when a card is declined.',
      },
      {
        slug: 'canceling-and-renewal',
        title: 'Canceling, and why nothing renews',
        summary: 'You can stop at any time. You do not have to.',
      },
      {
        slug: 'get-a-refund',
        title: 'Get your money back',
        summary: 'Who can have a refund, how to ask for it, and what it does to your access.',
      },
      {
        slug: 'receipts-and-late-payments',
        title: 'Receipts, and payments that take a while',
        summary: 'Where the receipt goes, and what to do when access has not opened.',
      },
    ],
  },
  {
    slug: 'technical-issues',
    name: 'Technical Issues',
    description: 'Codes, downloads, connections, and bringing things back.',
    keywords: 'code not received, cannot download resume, restore resume, offline, PDF problem',
    articles: [
      {
        slug: 'code-does-not-arrive',
        title: 'My sign-in code does not arrive',
        summary: 'Where to look, how long to wait, and when to ask for another.',
      },
      {
        slug: 'code-is-refused',
        title: 'My code is refused',
        summary: 'Wrong, used, or out of date: what each message means.',
      },
      {
        slug: 'download-does-not-start',
        title: 'The download does not start',
        summary: 'The three things that are checked before the file is made.',
      },
      {
        slug: 'changed-in-two-places',
        title: 'My resume was changed in two places',
        summary: 'Choosing between two versions, and changing your mind.',
      },
      {
        slug: 'write-without-a-connection',
        title: 'Write without a connection',
        summary: 'What goes on working, what waits, and how it is saved afterwards.',
      },
      {
        slug: 'characters-that-cannot-be-printed',
        title: 'Some characters cannot be printed',
        summary: 'Which scripts we can set, and what to do about the rest.',
      },
      {
        slug: 'print-and-send-your-pdf',
        title: 'Print and send your PDF',
        summary: 'How the file is named, and how it comes out of a printer at the right size.',
      },
      {
        slug: 'bring-back-what-was-lost',
        title: 'Bring back what was lost',
        summary: 'After a crash, a wrong click, or a deletion.',
      },
      {
        slug: 'browser-and-preview',
        title: 'The page or the preview is stuck',
        summary: 'Which browsers work, and what the messages above the preview mean.',
      },
    ],
  },
] as const;

export type CategorySlug = (typeof CATEGORIES)[number]['slug'];
/** The articles of a category. */
export type SlugIn<Category extends CategorySlug> = Extract<
  (typeof CATEGORIES)[number],
  { slug: Category }
>['articles'][number]['slug'];
export type ArticleSlug = SlugIn<CategorySlug>;

export type HelpArticle = { slug: ArticleSlug; title: string; summary: string; path: string };
export type HelpCategory = {
  slug: CategorySlug;
  name: string;
  description: string;
  keywords: string;
  path: string;
  articles: readonly HelpArticle[];
};

export const HELP_PATH = '/support';

export const helpCategories: readonly HelpCategory[] = CATEGORIES.map((category) => {
  const path = `${HELP_PATH}/${category.slug}`;
  const articles = category.articles.map((article) => ({ ...article, path: `${path}/${article.slug}` }));
  return { ...category, path, articles };
});

export const helpArticles: readonly HelpArticle[] = helpCategories.flatMap(({ articles }) => articles);

/** Every page of the help: its home, the categories, the articles. */
export const helpPaths: readonly string[] = [
  HELP_PATH,
  ...helpCategories.flatMap(({ path, articles }) => [path, ...articles.map((article) => article.path)]),
];

/** @throws Error where there is no such article, which the types rule out */
export function helpArticle(slug: ArticleSlug): HelpArticle {
  const found = helpArticles.find((article) => article.slug === slug);
  if (!found) throw new Error(`there is no article ${slug}`);
  return found;
}
