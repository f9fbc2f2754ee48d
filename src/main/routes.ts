import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the site and the app. */
export default [
  index('../features/site/home/home-page.tsx'),
  route('templates', '../features/site/templates/templates-page.tsx'),
  route('cover-letter-templates', '../features/site/letter-templates/letter-templates-page.tsx'),
  route('pricing', '../features/site/pricing/pricing-page.tsx'),
  route('auth', '../features/auth/auth-page.tsx'),
  route('dashboard', '../features/dashboard/dashboard-page.tsx'),
  route('resume-builder/:id?', '../features/resumes/resume-builder-page.tsx'),
  route('cover-letter-builder', '../features/cover-letters/letter-builder-page.tsx'),
  route('subscription', '../features/billing/subscription-page.tsx'),
  // Built as /404 too: the server answers every unknown address with that page, which then runs as this route.
  route('*', '../features/site/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
