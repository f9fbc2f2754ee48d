// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { listInHtml } from './pasted-html.ts';

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- /* Style Definitions */
p.MsoListParagraph {margin-left:36.0pt;} @list l0:level1 {mso-level-text:\uf0b7;} --></style></head>
<body lang=EN-US style='tab-interval:36.0pt'><!--StartFragment-->
<p class=MsoNormal>Staff nurse<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>\u00b7<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Looked after
<b>twelve</b> patients<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
</span></span></span><!--[endif]-->Trained two students<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const GOOGLE_DOCS = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;white-space:pre-wrap;">Staff nurse</span></p>
<ul style="margin-top:0;margin-bottom:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr"
role="presentation"><span style="white-space:pre-wrap;">Looked after </span><span style="font-weight:700;">twelve</span><span>
patients</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span
>Trained two students</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`;

const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/>
<title></title><meta name="generator" content="LibreOffice 24.2"/><style type="text/css">p { line-height: 115% }</style></head>
<body lang="en-US" dir="ltr"><p>Staff nurse</p><ol><li><p style="margin-bottom: 0cm">Looked after <b>twelve</b> patients</p></li>
<li><p>Trained
two students</p></li><li><p></p></li></ol></body></html>`;

test.each([
  ['Word', WORD],
  ['Google Docs', GOOGLE_DOCS],
  ['LibreOffice', LIBRE_OFFICE],
])('a list out of %s is bullets, and its own signs are gone', (_, html) => {
  expect(listInHtml(html)).toBe('Staff nurse\n- Looked after twelve patients\n- Trained two students');
});

test('without a list, and with one item alone, the plain text does', () => {
  expect(listInHtml('<p>Looked after <b>twelve</b> patients</p><p>Trained two</p>')).toBeUndefined();
  expect(listInHtml('<ul><li>Looked after twelve patients</li></ul>')).toBeUndefined();
  expect(listInHtml('')).toBeUndefined();
});

test('nothing in it runs or is fetched, and what is not shown is not read', () => {
  const html =
    '<ul><li>One<script>window.ran = true</script><style>li{}</style></li><li>Two<br>Three</li></ul>';
  expect(listInHtml(html)).toBe('- One\n- Two\nThree');
  expect('ran' in window).toBe(false);
});
