/*
 * Every example is a route of its own, so that an address that names none is answered like any other that does not
 * exist; the page learns from its address which one it is. While pages are built, addresses end in a slash.
 */

/** @throws Error for an address that no route leads here from */
export function exampleAt<Example extends { id: string }>(
  examples: readonly Example[],
  pathname: string,
): Example {
  const id = /(?<![^/])([^/]+)\/?$/.exec(pathname)?.[1];
  const example = examples.find((one) => one.id === id);
  if (!example) throw new Error(`no example is at ${pathname}`);
  return example;
}
