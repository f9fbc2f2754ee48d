import { expect, it } from 'vitest';
import { emailWarning, urlWarning } from './address-warnings.ts';

it('an address that cannot be one gets a quiet word, an empty one none', () => {
  for (const typed of [
    'ana',
    'ana@',
    'ana@example',
    '@example.com',
    'ana@@example.com',
    'a na@example.com',
  ]) {
    expect(emailWarning(typed), typed).toBeDefined();
  }
  for (const typed of ['', '  ', 'ana@example.com', 'ana.silva+work@example.co.uk', 'josé@exämple.de']) {
    expect(emailWarning(typed), typed).toBeUndefined();
  }
});

it('a link that leads nowhere gets a quiet word, one without its scheme none', () => {
  for (const typed of ['linkedin', 'my page', 'ftp://example.com', 'javascript:alert(1)']) {
    expect(urlWarning(typed), typed).toBeDefined();
  }
  for (const typed of ['', 'linkedin.com/in/ana', 'https://example.com/?a=1', 'www.example.com']) {
    expect(urlWarning(typed), typed).toBeUndefined();
  }
});
