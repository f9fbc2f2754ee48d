import { differingPlaces, type Difference } from '../merge/differences.ts';
import { sameValue } from '../merge/same-value.ts';
import { valuesIn, type Fields, type Part } from '../fields.ts';

/** A document by what is printed of it. */
type Printed = { templateId: string; data: object };

/**
 * The places in which a document differs from what was sent of it, of texts and things as well as of how it is set: "differs
 * from what you sent in 3 places". Of each, `base` is what was sent and `here` what is there now.
 */
export function changesSinceSent(fields: Fields, sent: Printed, now: Printed): Difference[] {
  return [
    ...templateChange(sent, now),
    ...differingPlaces(fields, sent.data, now.data),
    ...Object.entries(fields).flatMap(([name, part]) => ownPartChanges(name, part, sent, now)),
  ];
}

function templateChange(sent: Printed, now: Printed): Difference[] {
  if (sent.templateId === now.templateId) return [];
  const [base, here] = [sent.templateId, now.templateId];
  return [{ path: 'templateId', what: 'changed', base, here, part: undefined }];
}

/** Settings are nobody's difference to a base, but they are what was sent. */
function ownPartChanges(name: string, part: Part, sent: Printed, now: Printed): Difference[] {
  if (part.kind !== 'group' || part.follows !== false) return [];
  const [was, is] = [valuesIn(valuesIn(sent.data)[name]), valuesIn(valuesIn(now.data)[name])];
  return Object.entries(part.fields).flatMap(([field, inner]): Difference[] =>
    sameValue(was[field], is[field])
      ? []
      : [{ path: `${name}.${field}`, what: 'changed', base: was[field], here: is[field], part: inner }],
  );
}
