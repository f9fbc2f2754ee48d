import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every address of the product. */
export default [
  index('../features/site/home/home-page.tsx'),
  route('templates', '../features/site/templates/templates-page.tsx'),
  route('cover-letter-templates', '../features/site/templates/letter-templates-page.tsx'),
  route('pricing', '../features/billing/pricing-page.tsx'),
  route('auth', '../features/auth/auth-page.tsx'),
  route('dashboard', '../features/dashboard/dashboard-page.tsx'),
  route('resume-builder/:id?', '../features/resumes/resume-builder-page.tsx'),
  route('cover-letter-builder', '../features/cover-letters/letter-builder-page.tsx'),
  route('subscription', '../features/billing/subscription-page.tsx'),
  // Ready as a page of its own, so that the server can answer unknown addresses with it.
  route('*', '../features/site/not-found/not-found-page.tsx'),
] satisfies RouteConfig;
