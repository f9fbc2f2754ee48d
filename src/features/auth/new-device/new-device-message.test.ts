import { expect, test } from 'vitest';
import { newDeviceMessage } from './new-device-message.server.ts';

const PRODUCT = { name: 'Foothold', publicUrl: 'https://foothold.example' };
const at = new Date('2026-11-22T07:05:00Z');
const tell = (userAgent: string) => newDeviceMessage('ana@example.com', { at, userAgent }, PRODUCT);

test('it says when, on what, and where sessions are ended', () => {
  const { subject, text } = tell('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
  expect(subject).toBe('New sign-in to your Foothold account');
  expect(text).toContain('When: November 22, 2026');
  expect(text).toContain('7:05');
  expect(text).toContain('Device: Firefox on Linux');
  expect(text).toContain('https://foothold.example/account\n');
});

test('nothing that a browser makes up about itself gets into it', () => {
  const { text, html } = tell('<b>Firefox/1\r\nBcc: x@evil.example</b> https://evil.example Linux');
  expect(text).toContain('Device: Firefox on Linux');
  expect(text).not.toContain('evil');
  expect(html).toBeNull();
});
