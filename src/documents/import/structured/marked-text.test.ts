import { describe, expect, it } from 'vitest';
import { fromRichText } from './marked-text.ts';

describe('texts as other programs write them', () => {
  it('come with their bold, italic, lists and links', () => {
    expect(fromRichText('<p>Led <strong>five</strong> <em>people</em></p><ul><li><p>One</p></li></ul>')).toBe(
      'Led **five** *people*\n- One',
    );
    expect(fromRichText('See <a href="https://ana.example">my work</a><br/>and more')).toBe(
      'See [my work](https://ana.example)\nand more',
    );
    expect(fromRichText('# Head\n* one\n__two__')).toBe('Head\n- one\n**two**');
  });

  it('keep what stands between angle brackets without being a tag', () => {
    for (const said of [
      'Optimised <title> and <meta> tags for search engines',
      'Wrote a List<String> parser\n- in C++, with std::vector<std::string>',
      'Kept a <b then c> d',
      'Two <head> and <script> parts',
      'Drew <!-- and arrows --',
      'From a --> b',
    ])
      expect(fromRichText(said)).toBe(said);
    expect(fromRichText('<p>A List&lt;String&gt; in <button> tags</p>')).toBe(
      'A List<String> in <button> tags',
    );
  });

  it('leave out comments, styles and what an office program writes around a text', () => {
    expect(fromRichText('<p>Hi<!-- hidden words --> you</p>')).toBe('Hi you');
    expect(fromRichText('<!--StartFragment-->Plain\nlines<!--EndFragment-->')).toBe('Plain\nlines');
    expect(fromRichText('<style>p { color: red }</style><p>Hi<o:p></o:p></p>')).toBe('Hi');
    expect(
      fromRichText(
        '<!DOCTYPE html><html><head><meta charset="utf-8"><title>Mine</title></head><body><p>Hi</p></body></html>',
      ),
    ).toBe('Hi');
  });

  it('are read in a time that grows with their length alone', () => {
    const many = '<!-- <a '.repeat(200_000);
    expect(fromRichText(many).length).toBeGreaterThan(0);
  });
});
