/**
 * The file name that a Content-Disposition header gives: `filename*` (RFC 5987) before `filename`, as RFC 6266 says.
 * Folders are cut off; undefined where there is no usable name.
 */
export function fileNameOf(header: string | null): string | undefined {
  if (!header) return undefined;
  return plainName(extendedName(header)) ?? plainName(simpleName(header));
}

function extendedName(header: string): string | undefined {
  const [, charset, encoded] = /;\s*filename\*\s*=\s*([\w-]+)'[\w-]*'([^;\s]+)/i.exec(header) ?? [];
  if (charset?.toLowerCase() !== 'utf-8' || encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}

function simpleName(header: string): string | undefined {
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s"]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? bare;
}

/** A name without folders or control characters, so that it can only land where downloads go. */
function plainName(name: string | undefined): string | undefined {
  const last = name
    ?.split(/[/\\]/)
    .at(-1)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return last === undefined || /^\.*$/.test(last) ? undefined : last;
}
