import { z } from 'zod';
import { sentResumeData } from '#documents/resume/schema.ts';
import { templateIdSchema } from '#documents/field-schemas.ts';

export const readBackRequest = z.object({ templateId: templateIdSchema, data: sentResumeData });

const box = z.object({
  page: z.number(),
  left: z.number(),
  top: z.number(),
  right: z.number(),
  bottom: z.number(),
});

/** What stands there as written, and where: the number of its line and its place on the page. */
const source = z.object({
  snippet: z.string(),
  line: z.number().optional(),
  box: box.optional(),
  field: z.string().optional(),
});

/** A value, how sure it is (0 to 1), and from where. */
const valueOf = <T extends z.ZodType>(value: T) => z.object({ value, confidence: z.number(), source });

const text = valueOf(z.string());
const texts = z.array(text).readonly();
const details = z.array(text.extend({ isBullet: z.literal(true).optional() })).readonly();
const date = z.object({ year: z.number(), month: z.number().optional(), season: z.string().optional() });
const period = valueOf(
  z.object({
    start: date.optional(),
    end: date.optional(),
    current: z.boolean(),
    expected: z.literal(true).optional(),
  }),
);
const fact = z.object({
  kind: z.enum(['pronouns', 'work permit', 'other']),
  label: text.optional(),
  value: text,
});

const job = z.object({
  title: text.optional(),
  employer: text.optional(),
  place: text.optional(),
  period: period.optional(),
  bullets: texts,
  paragraphs: texts,
});

const education = z.object({
  degree: text.optional(),
  school: text.optional(),
  place: text.optional(),
  period: period.optional(),
  details,
});

const item = z.object({
  title: text.optional(),
  subtitle: text.optional(),
  period: period.optional(),
  url: text.optional(),
  details,
});
const items = z.array(item).readonly();

/** What software makes of the PDF, field by field: never the PDF. */
export const readBackAnswer = z.object({
  language: z.string(),
  name: text.optional(),
  preferredName: text.optional(),
  title: text.optional(),
  emails: texts,
  phones: texts,
  location: text.optional(),
  links: texts,
  facts: z.array(fact).readonly(),
  summary: texts,
  jobs: z.array(job).readonly(),
  education: z.array(education).readonly(),
  skills: texts,
  skillGroups: z.array(z.object({ name: text, skills: texts })).readonly(),
  languages: items,
  certificates: items,
  others: z.array(z.object({ kind: z.string(), heading: z.string(), items })).readonly(),
  sections: z
    .array(
      z.object({
        kind: z.string(),
        isGuessed: z.literal(true).optional(),
        heading: text.optional(),
        lines: z.object({ first: z.number(), last: z.number() }).optional(),
        text: texts,
      }),
    )
    .readonly(),
});
