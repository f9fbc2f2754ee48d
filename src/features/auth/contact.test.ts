import { describe, expect, test } from 'vitest';
import { parseContact } from './contact.ts';

describe('codes go to no number', () => {
  test.each([
    ['of Inmarsat', '+870773111632'],
    ['of Iridium and Globalstar', '+881612345678'],
    ['of international networks', '+8821612345678'],
    ['of international networks', '+883510012345'],
    ['of the international premium code', '+979123456789'],
    ['of universal personal telecommunication', '+878101234567890'],
    ['of relief operations', '+88812345678901'],
    ['of the international shared-cost code', '+80812345678'],
    ['of the international toll-free code', '+80012345678'],
    ['at a premium', '+19005550123'],
    ['at a premium', '+448431234567'],
    ['free of charge', '+18002345678'],
    ['that forwards', '+447012345678'],
    ['that forwards', '+15002345678'],
    ['of a pager', '+447640123456'],
    ['of a company as a whole', '+443001234567'],
    ['on the internet', '+445612345678'],
    ['on the internet', '+33912345678'],
    ['of a landline', '+442070313000'],
  ])('%s: %s, even where every country is allowed', (_kind, phone) => {
    const refusal = expect.objectContaining({ code: 'phone_not_supported', field: 'phone' });
    expect(() => parseContact({ phone }, [])).toThrow(refusal);
  });

  // Jamaica and Canada share the code of the United States.
  test.each(['+18762345678', '+14165550123', '+447400123456'])('of another country: %s', (phone) => {
    expect(() => parseContact({ phone }, ['US', 'DE'])).toThrow(
      expect.objectContaining({ code: 'phone_not_supported' }),
    );
  });
});

test.each([
  ['+12024561111', '+12024561111'],
  ['(202) 456-1112', '+12024561112'],
  ['+49 176 12345678', '+4917612345678'],
  ['+52 55 1234 5678', '+525512345678'],
])('%s of an allowed country gets them', (phone, address) => {
  expect(parseContact({ phone }, ['US', 'DE', 'MX'])).toEqual({ channel: 'sms', address });
});
