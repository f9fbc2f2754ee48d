import { z } from 'zod';
import type { Fields, Part, ValueOf } from './fields.ts';
import { COLOR } from './look/colors.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from './limits.ts';
import { DATE } from './text/dates.ts';

/** What a person wrote is kept exactly as typed. */
const line = z.string().max(SHORT_TEXT_MAX);
const text = z.string().max(LONG_TEXT_MAX);
/** An address as typed; only http(s), mailto and tel ones become links in print. */
const address = z.string().max(URL_MAX);
/** A month, a year or a season, or empty while not chosen. */
const month = z
  .string()
  .regex(
    new RegExp(`^$|${DATE.source}`),
    'must be a month written YYYY-MM, a year YYYY, or a season such as YYYY-summer',
  );
const color = z
  .string()
  .toLowerCase()
  .regex(new RegExp(`^$|${COLOR.source}`), 'must be a color written #rrggbb');
const day = z.union([z.literal(''), z.iso.date()], { error: 'must be a day written YYYY-MM-DD' });
const moment = z.union([z.literal(''), z.iso.datetime()], { error: 'must be a moment in UTC, as ISO 8601' });
/** As far as the database's integer goes. */
const otherDocument = z.number().int().min(1).max(2_147_483_647).nullable();
const entryId = z.union([z.string().max(64), z.number().transform(String)]);
/** An ISO 639-1 code. */
export const languageSchema = z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language code');
const typeface = z.string().min(1).max(60);

/** The id of a design, by its form; whether there is such a design, the kind of the document tells (`hasTemplate`). */
export const templateIdSchema = z.string().min(1).max(60);
/** A day as `YYYY-MM-DD`. */
export const daySchema = z.iso.date();

/** The schemas of all fields of a table, to make an object of. */
export function schemasOf<const F extends Fields>(
  fields: F,
): { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> } {
  const schemas = Object.entries(fields).map(([name, part]) => [name, schemaOf(part)]);
  // Every name of the table with the schema of its kind, which yields what `ValueOf` says.
  return Object.fromEntries(schemas) as { [Name in keyof F]: z.ZodType<ValueOf<F[Name]>> };
}

/** The same for a part of a document, of which fields may be missing: they stay so. */
export function optionalSchemasOf<const F extends Fields>(
  fields: F,
): { [Name in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[Name]>>> } {
  const schemas = Object.entries(fields).map(([name, part]) => {
    const schema = schemaOf(part);
    return [name, (schema instanceof z.ZodDefault ? schema.unwrap() : schema) as z.ZodType] as const;
  });
  const optional = schemas.map(([name, schema]) => [name, schema.optional()]);
  // As above, each of which may be missing.
  return Object.fromEntries(optional) as { [Name in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[Name]>>> };
}

/** What is missing is filled in, what is unknown is kept. */
function schemaOf(part: Part): z.ZodType {
  switch (part.kind) {
    case 'group':
      return z.looseObject(schemasOf(part.fields)).prefault({});
    case 'list':
      return z
        .array(z.looseObject(schemasOf(part.fields)))
        .max(part.most)
        .default([]);
    case 'lines':
      return z.array(line).max(part.most).default([]);
    case 'line':
      return line.default(part.default ?? '');
    case 'text':
      return text.default(part.default ?? '');
    case 'address':
      return address.default('');
    case 'month':
      return month.default('');
    case 'day':
      return day.default('');
    case 'moment':
      return moment.default('');
    case 'document':
      return otherDocument.default(null);
    case 'id':
      return entryId.default('');
    case 'color':
      return color.default('');
    case 'language':
      return languageSchema.default(part.default);
    case 'typeface':
      return typeface.default(part.default);
    case 'flag':
      return z.boolean().default(part.default);
    case 'number':
      return z.number().min(part.least).max(part.most).default(part.default);
    case 'choice':
      return part.default === undefined ? z.enum(part.choices) : z.enum(part.choices).default(part.default);
  }
}
