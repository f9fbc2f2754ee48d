import { expect, test } from 'vitest';
import { contactProblem } from './contact-inputs.ts';

test.each(['ana@example.com', ' ana@example.com ', "o'neill+jobs@mail.example.co.uk", 'zoë@exämple.de'])(
  'the address %j may be sent',
  (email) => {
    expect(contactProblem('email', email)).toBeUndefined();
  },
);

test.each([
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@example.',
  'ana silva@example.com',
  'a@b@example.com',
])('the address %j is asked for again', (email) => {
  expect(contactProblem('email', email)).toBeDefined();
});

test.each(['+1 202 555 0123', '(202) 555-0123', '0044 20 7946 0123', '+351912345678'])(
  'the number %j may be sent',
  (phone) => {
    expect(contactProblem('phone', phone)).toBeUndefined();
  },
);

test.each(['12345', 'ana@example.com', '+1 202 CALL ME', '1'.repeat(18)])(
  'the number %j is asked for again',
  (phone) => {
    expect(contactProblem('phone', phone)).toBeDefined();
  },
);
