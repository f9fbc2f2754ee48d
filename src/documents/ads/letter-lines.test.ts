import { expect, it } from 'vitest';
import { isGoodbye, isGreeting } from './letter-lines.ts';

it.each(['Hi Ana,', 'Sehr geehrte Frau Silva,', 'Bonjour Ana,', 'Hola Ana:', 'Olá, Ana!', 'Dzień dobry,'])(
  'a greeting: %s',
  (line) => expect(isGreeting(line)).toBe(true),
);

it.each(['Hello Fresh – Line Cook', 'Hotel Receptionist', 'Dear Lane School, Leeds', 'Carer,'])(
  'no greeting: %s',
  (line) => expect(isGreeting(line)).toBe(false),
);

it.each([
  ...['Best,', 'Kind regards', 'Mit freundlichen Grüßen', 'Viele Grüße,', 'Liebe Grüße', 'Cordialement,'],
  ...['Bien à vous', 'Un saludo,', 'Saludos cordiales', 'Atenciosamente,', 'Com os melhores cumprimentos,'],
  ...['Pozdrawiam,', 'Z poważaniem'],
])('a goodbye: %s', (line) => expect(isGoodbye(line)).toBe(true));

it.each(['Best practice in data', 'Thanks to our partners', 'Excel', 'Grüne Energie', 'Regards for detail'])(
  'no goodbye: %s',
  (line) => expect(isGoodbye(line)).toBe(false),
);
