import { NotFound } from './not-found.tsx';

export const meta = () => [
  { title: '404 Page Not Found – Foothold' },
  { name: 'robots', content: 'noindex' },
];

export default NotFound;
