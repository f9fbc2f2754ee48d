import { UNKNOWN_MAX_BYTES } from '#documents/any-version.ts';
import { AppError } from '#platform/http/app-error.ts';
import { unknownTemplate } from './printing-calls.server.ts';
import type { ServedKind } from './served-kind.ts';

/** @throws AppError `unknown_template` */
export function assertTemplate(
  { hasTemplate, noun }: Pick<ServedKind<string, unknown>, 'hasTemplate' | 'noun'>,
  templateId: string,
): void {
  if (!hasTemplate(templateId)) throw unknownTemplate(noun, templateId);
}

/** @throws AppError `too_much_unknown` */
export function assertLittleUnknown<Data>(
  { schema, noun }: Pick<ServedKind<string, Data>, 'schema' | 'noun'>,
  data: Data,
): void {
  if (schema.unknownBytes(data) <= UNKNOWN_MAX_BYTES) return;
  throw new AppError(
    'too_much_unknown',
    `This ${noun} carries more than ${UNKNOWN_MAX_BYTES / 1024} KB that this version does not know, which is too much to keep.`,
  );
}
