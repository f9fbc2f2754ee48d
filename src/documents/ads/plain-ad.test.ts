import { expect, it } from 'vitest';
import { LONGEST_AD, plainAd } from './plain-ad.ts';

it('text stays as it is', () => {
  expect(plainAd('Nurse\r\n\r\n\r\n\r\n• 2 < 3 &amp; more\n').text).toBe('Nurse\n\n• 2 < 3 &amp; more');
});

it('markup gives its text, with bullets and headings on lines of their own', () => {
  const { text } = plainAd(
    '<html><head><title>Jobs</title><style>p{color:red}</style></head><body><h2>Profile</h2><ul><li>Excel &amp; <b>SAP</b></li><li><p>French</p></li></ul><p>5&nbsp;years<br>in sales</p></body></html>',
  );
  expect(text.split('\n').filter((line) => line !== '')).toEqual([
    'Profile',
    '• Excel & SAP',
    '• French',
    '5 years',
    'in sales',
  ]);
});

it.each([
  '<p>Nurse</p><script>alert("Excel")</script>',
  '<p>Nurse</p><SCRIPT type="x">var a = "</p>Excel"</SCRIPT >',
  '<p>Nurse</p><!-- Excel -->',
  '<p title="Excel" onclick="Excel()">Nurse</p>',
  '<p>Nurse</p><script>Excel',
  '<p>Nurse</p><svg><text>Excel</text></svg>',
])('what nobody sees is left out: %s', (markup) => {
  expect(plainAd(markup).text).toBe('Nurse');
});

it('an ad of five megabytes is cut, and that is said', () => {
  const { text, isCut } = plainAd('Nurse '.repeat(900_000));
  expect(text).toHaveLength(LONGEST_AD);
  expect(isCut).toBe(true);
  expect(plainAd('Nurse').isCut).toBe(false);
});
