import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isWeakSecret } from './production-rules.ts';

describe('a secret that can be guessed is weak', () => {
  test.each([
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'abababababababababababababababababababab',
    'deadbeefdeadbeefdeadbeefdeadbeefdeadbeef',
    'f00d5a1tf00d5a1tf00d5a1tf00d5a1tf00d5a1tf00d5a1t',
    'f00d5a1t9c3b7e26f00d5a1t9c3b7e26f00d5a1t9c3b7e26',
    '0123456789012345678901234567890123456789',
    'abcdefghijklmnopqrstuvwxyz0123456789',
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
    '9876543210zyxwvutsrqponmlkjihgfedcba',
    'qwertyuiopasdfghjklzxcvbnmqwertyuiop',
    'changeme-changeme-changeme-changeme-changeme',
    'change-me-to-32-random-characters-please',
    'please-replace-this-secret-with-a-random-string',
    'this_is_my_secret_application_key_for_production',
    'passwordpasswordpasswordpassword123456789',
    '--------------------------------',
    '0000000000000000000000000000000000000001',
  ])('%s', (secret) => expect(isWeakSecret(secret)).toBe(true));
});

describe('a random one is not', () => {
  const encodings = {
    'in hexadecimal, as short as it may be': (bytes: Buffer) => bytes.toString('hex').slice(0, 32),
    'in hexadecimal, as the remedy makes it': (bytes: Buffer) => bytes.toString('hex'),
    'in base64': (bytes: Buffer) => bytes.toString('base64'),
    'in digits': (bytes: Buffer) => Array.from(bytes, (byte) => byte % 10).join(''),
    'as a UUID': (bytes: Buffer) =>
      bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5'),
  };
  test.each(Object.entries(encodings))('%s', (_, encode) => {
    const secrets = Array.from({ length: 5_000 }, (_, seed) =>
      encode(createHash('sha256').update(`seed ${seed}`).digest()),
    );
    expect(secrets.filter(isWeakSecret)).toEqual([]);
  });

  test.each([
    'correct horse battery staple orbit lantern mango',
    'made for this test, and longer than thirty-two characters',
  ])('nor is a phrase of many words: %s', (secret) => expect(isWeakSecret(secret)).toBe(false));
});
