import { notFound } from '../content/not-found.ts';
import { NotFound } from './not-found.tsx';

export const meta = () => [{ title: `${notFound.title} | Foothold` }, { name: 'robots', content: 'noindex' }];

export default function NotFoundPage() {
  return <NotFound />;
}
