import { useRef, type ComponentProps } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { contact } from '../content/contact.ts';
import type { ContactField } from './contact-fields.ts';
import { useContactForm } from './use-contact-form.ts';

const { form: texts } = contact;
const MESSAGE_ROWS = 7;

/**
 * What the visitor writes stays in the fields until it has arrived. The fields keep their own text, so that what was
 * typed before the page came alive is sent too.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const { problems, sending, send, mend } = useContactForm(form);
  const field = (name: ContactField) => ({
    name,
    onChange: () => mend(name),
    autoComplete: AUTOCOMPLETE[name],
  });
  return (
    <Card>
      <h2 className="text-2xl">{texts.title}</h2>
      <noscript>
        <p className="mt-3 text-ink-soft">{texts.withoutScript}</p>
      </noscript>
      <form ref={form} onSubmit={send} noValidate className="mt-6 grid gap-5 sm:grid-cols-2">
        <Field label={texts.name} required error={problems.name}>
          <TextInput {...field('name')} />
        </Field>
        <Field label={texts.email} required error={problems.email}>
          <TextInput {...field('email')} type="email" inputMode="email" />
        </Field>
        <Field label={texts.subject} required error={problems.subject} className="sm:col-span-2">
          <TextInput {...field('subject')} />
        </Field>
        <Field label={texts.message} required error={problems.message} className="sm:col-span-2">
          <TextArea {...field('message')} rows={MESSAGE_ROWS} />
        </Field>
        <Trap />
        <div className="sm:col-span-2">
          <Button type="submit" disabled={sending}>
            {sending ? texts.sending : texts.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}

const AUTOCOMPLETE: Record<ContactField, ComponentProps<'input'>['autoComplete']> = {
  name: 'name',
  email: 'email',
  subject: 'off',
  message: 'off',
};

/** A field for programs that fill in whatever they find; people neither see nor reach it. */
function Trap() {
  return (
    <div hidden>
      <label>
        {texts.website}
        <input name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
