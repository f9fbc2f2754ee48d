import type { Check } from '../check.ts';
import { email, reachable } from './email.ts';
import { links, profileLink } from './links.ts';
import { location } from './location.ts';
import { name } from './name.ts';
import { phone } from './phone.ts';
import { unprofessionalEmail } from './unprofessional-email.ts';

export const contactChecks: readonly Check[] = [
  name,
  reachable,
  email,
  unprofessionalEmail,
  phone,
  location,
  profileLink,
  links,
];
