import { get } from 'node:http';

/** What the server answers, as it comes over the wire to a browser that takes brotli. */
export type Answer = { status: number; type: string; bytes: number };

/** A start tag with its attributes, entities decoded. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string> };

/** The bytes that are sent for an address; detours are not followed. */
export function answerOf(url: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'Accept-Encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          type: String(response.headers['content-type']),
          bytes,
        }),
      );
    });
    request.on('error', reject);
  });
}

/** The start tags of a page in their order. Ready pages quote every value, which their validation makes sure of. */
export function tagsOf(html: string): Tag[] {
  // What stands inside scripts is not markup.
  const markup = html.replace(/(<script\b[^>]*>)[^]*?(<\/script>)/g, '$1$2');
  return [...markup.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi)].map(
    ([, name = '', attributes = '']) => ({ name: name.toLowerCase(), attributes: attributesOf(attributes) }),
  );
}

function attributesOf(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name.toLowerCase(), decoded(value)]));
}

export function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** The objects of schema.org in a page. */
export function structuredDataOf(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return [...scripts].map(([, json = '']): unknown => JSON.parse(json));
}

export const named = (tags: readonly Tag[], name: string) => tags.filter((tag) => tag.name === name);
export const attribute = (tag: Tag | undefined, name: string) => tag?.attributes.get(name) ?? '';

export const linksOf = (tags: readonly Tag[], rel: string) =>
  named(tags, 'link').filter((tag) => attribute(tag, 'rel').split(' ').includes(rel));
