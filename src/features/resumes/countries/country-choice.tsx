import { use, useMemo, useState } from 'react';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { FitContext } from '#editor/fit/fit-context.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { countryAdvice, type CountryAdvice, type CountryPress } from './country-advice.ts';
import type { CountryPack } from './country-pack.ts';
import { COUNTRY_PACKS } from './country-packs.ts';
import { COUNTRY_TEXTS, doneText } from './country-texts.ts';
import { CountryRow } from './country-row.tsx';
import { CountrySources } from './country-sources.tsx';
import { keepCountry, keptCountry } from './kept-country.ts';

/** The country that a resume goes to, by itself that of its design, and what is usual there. */
export function CountryChoice() {
  const session = useEditorSession();
  const [chosen, setChosen] = useState(() => keptCountry(session));
  const templateId = useSession(session, ({ content }) => content.templateId);
  // Who takes the Lebenslauf means Germany, until they say otherwise.
  const code = chosen ?? findResumeTemplate(templateId)?.usualIn ?? '';
  const pack = COUNTRY_PACKS.find((one) => one.code === code);
  const choose = (next: string) => {
    keepCountry(session, next);
    setChosen(next);
  };
  return (
    <div className="space-y-3">
      <Field label={COUNTRY_TEXTS.country} {...(pack && { hint: COUNTRY_TEXTS.intro })}>
        <Select value={pack?.code ?? ''} onChange={(event) => choose(event.target.value)}>
          <option value="">{COUNTRY_TEXTS.none}</option>
          {COUNTRY_PACKS.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </Select>
      </Field>
      {pack && <UsualThere key={pack.code} pack={pack} />}
    </div>
  );
}

/** Every piece of advice for a country, with what each would do to the open resume. */
function UsualThere({ pack }: { pack: CountryPack }) {
  const session = useEditorSession();
  const data = useSession(session, ({ content }) => content.data as ResumeData); // This editor's kind.
  const pages = use(FitContext)?.layout?.pages;
  const rows = useMemo(() => countryAdvice(pack, data, pages), [pack, data, pages]);
  const [said, setSaid] = useState('');
  const take = ({ title }: CountryAdvice, { change }: CountryPress) => {
    session.edit((content) => ({ ...content, data: change(content.data as ResumeData) })); // This editor's kind.
    setSaid(doneText(title));
  };
  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ul aria-label={pack.name} className="divide-y divide-line border-y border-line">
        {rows.map((row) => (
          <CountryRow key={row.id} row={row} onTake={(press) => take(row, press)} />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{COUNTRY_TEXTS.lastWord}</p>
      <CountrySources pack={pack} />
    </>
  );
}
