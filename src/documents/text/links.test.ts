import { describe, expect, it } from 'vitest';
import { linkedAddress, linkedEmail, linkedPhone } from './links.ts';

describe('linkedAddress', () => {
  it.each([
    ['linkedin.com/in/ana', 'linkedin.com/in/ana', 'https://linkedin.com/in/ana'],
    ['https://www.anasilva.dev/', 'anasilva.dev', 'https://www.anasilva.dev/'],
    ['http://example.org/a?b=c#d', 'example.org/a?b=c#d', 'http://example.org/a?b=c#d'],
    ['mailto:ana@silva.pt', 'ana@silva.pt', 'mailto:ana@silva.pt'],
    ['tel:+351912345678', '+351912345678', 'tel:+351912345678'],
    ['example.com:8080/x', 'example.com:8080/x', 'https://example.com:8080/x'],
  ])('%s is shown as %s', (typed, text, href) => {
    expect(linkedAddress(typed)).toEqual({ text, href });
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    'https://ana:secret@example.com',
    'not a link',
    'localhost',
  ])('%s is shown as typed and leads nowhere', (typed) => {
    expect(linkedAddress(typed)).toEqual({ text: typed });
  });

  it('a scheme hidden behind controls is still seen', () => {
    expect(linkedAddress('java\u0000script:alert(1)')).toEqual({ text: 'javascript:alert(1)' });
  });

  it('nothing stays nothing', () => {
    expect(linkedAddress('  ')).toBeUndefined();
  });
});

describe('linkedEmail', () => {
  it('links what looks like an address', () => {
    expect(linkedEmail(' ana.silva+cv@example.pt ')).toEqual({
      text: 'ana.silva+cv@example.pt',
      href: 'mailto:ana.silva+cv@example.pt',
    });
  });

  it.each(['ana at example', 'a@b', 'x@y.z?bcc=evil@e.com', 'a@b.c, d@e.f'])(
    'prints %s without a link',
    (typed) => {
      expect(linkedEmail(typed)).toEqual({ text: typed });
    },
  );
});

describe('linkedPhone', () => {
  it('dials the digits', () => {
    expect(linkedPhone('+351 (912) 345-678')).toEqual({
      text: '+351 (912) 345-678',
      href: 'tel:+351912345678',
    });
    expect(linkedPhone('0151.23456')).toEqual({ text: '0151.23456', href: 'tel:015123456' });
  });

  it.each(['ask me', '12', '+1 555 CALL NOW'])('prints %s without a link', (typed) => {
    expect(linkedPhone(typed)).toEqual({ text: typed });
  });
});
