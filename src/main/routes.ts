import { index, route, type RouteConfig } from '@react-router/dev/routes';
import {
  LETTER_EXAMPLES_PATH,
  letterExamplePaths,
  RESUME_EXAMPLES_PATH,
  resumeExamplePaths,
} from '#features/site/content/example-paths.ts';
import { HELP_PATH, helpCategories } from '#features/site/content/help/catalogue.ts';

/** Each example has an address of its own too, for the same reason as the help below. */
const examples = [
  route(RESUME_EXAMPLES_PATH.slice(1), '../features/site/examples/resume-examples-page.tsx'),
  ...resumeExamplePaths.map((path) =>
    route(path.slice(1), '../features/site/examples/resume-example-page.tsx', { id: path }),
  ),
  route(LETTER_EXAMPLES_PATH.slice(1), '../features/site/examples/letter-examples-page.tsx'),
  ...letterExamplePaths.map((path) =>
    route(path.slice(1), '../features/site/examples/letter-example-page.tsx', { id: path }),
  ),
];

/** Each topic and each article has an address of its own: one that names none is unknown like any other. */
const help = helpCategories.flatMap(({ path, articles }) => [
  route(path.slice(1), '../features/site/support/category-page.tsx', { id: path }),
  ...articles.map((article) =>
    route(article.path.slice(1), '../features/site/support/article-page.tsx', { id: article.path }),
  ),
]);

const addresses = [
  index('../features/site/home/home-page.tsx'),
  route('templates', '../features/site/templates/templates-page.tsx'),
  route('cover-letter-templates', '../features/site/letter-templates/letter-templates-page.tsx'),
  route('resume-builder-online', '../features/site/builder-online/builder-online-page.tsx'),
  // People look for it under this name too: the same page, which gives the other address as its own.
  route('free-resume-builder', '../features/site/builder-online/builder-online-page.tsx', {
    id: 'free-resume-builder',
  }),
  route('resume-checker', '../features/checker/checker-page.tsx'),
  route('pricing', '../features/site/pricing/pricing-page.tsx'),
  route('about', '../features/site/about/about-page.tsx'),
  route('contact', '../features/site/contact/contact-page.tsx'),
  route(HELP_PATH.slice(1), '../features/site/support/support-page.tsx'),
  ...help,
  ...examples,
  route('terms', '../features/site/legal/terms-page.tsx'),
  route('privacy', '../features/site/legal/privacy-page.tsx'),
  route('auth', '../features/auth/auth-page.tsx'),
  route('undo-change', '../features/auth/undo/undo-page.tsx'),
  route('dashboard', 'dashboard-page.tsx'),
  route('resume-builder/:id?', 'resume-builder-page.tsx'),
  route('cover-letter-builder', 'letter-builder-page.tsx'),
  route('applications/:id?', 'applications-page.tsx'),
  // Of several features, so put together here.
  route('import', 'import-page.tsx'),
  route('import-letter', 'import-letter-page.tsx'),
  route('account', 'account-page.tsx'),
  route('subscription', '../features/billing/subscription-page.tsx'),
  // Built as /404 too: the server answers every unknown address with that page, which then runs as this route.
  route('*', '../features/site/not-found/not-found-page.tsx'),
] satisfies RouteConfig;

/**
 * Every address of the site and the app, in small letters: to the server others are unknown, so they are to the
 * application too, which otherwise takes their page over for another one.
 */
export default addresses.map((address) => ({ ...address, caseSensitive: true }));
