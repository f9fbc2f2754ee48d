import { useRef, type ComponentProps, useState, type FormEvent, type RefObject } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-controls.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { sendMessage } from '../calls.ts';
import { contact } from '../content/contact.ts';
import { type ContactField, CONTACT_FIELDS, CONTACT_MAX } from './contact-fields.ts';

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

type Problems = Partial<Record<ContactField, string | undefined>>;

/** Checks and sends what stands in the form; it is emptied only once the message has arrived. */
function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { toast } = useToast();
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const show = (found: Problems): void => {
    setProblems(found);
    const first = CONTACT_FIELDS.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending || !form.current) return;
    // These are its fields, and none of them takes a file.
    const written = Object.fromEntries(new FormData(form.current)) as Record<ContactField, string>;
    const found = problemsOf(written);
    show(found);
    if (CONTACT_FIELDS.some((name) => found[name])) return;
    setSending(true);
    try {
      await sendMessage({ body: written });
      form.current.reset();
      toast(texts.sent);
    } catch (error) {
      const field =
        error instanceof ApiError ? CONTACT_FIELDS.find((name) => name === error.field) : undefined;
      if (field) show({ [field]: texts.problems[field] });
      toast({
        ...texts.failed,
        variant: 'destructive',
        ...(isTooMany(error) ? { description: error.message } : {}),
      });
    } finally {
      setSending(false);
    }
  };

  /** A field that is being mended is no longer called wrong. */
  const mend = (name: ContactField): void => {
    if (problems[name]) setProblems(({ [name]: _, ...others }) => others);
  };

  return { problems, sending, send: (event: FormEvent) => void send(event), mend };
}

function problemsOf(written: Record<string, string>): Problems {
  const empty = CONTACT_FIELDS.filter((name) => written[name]?.trim() === '');
  const found: Problems = Object.fromEntries(empty.map((name) => [name, texts.problems[name]]));
  // As the server's check begins: something, an at sign, a host with a dot.
  if (!found.email && !/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(written.email?.trim() ?? '')) {
    found.email = texts.problems.email;
  }
  for (const name of CONTACT_FIELDS) found[name] ??= tooLong(written[name] ?? '', CONTACT_MAX[name], 'sent');
  return found;
}

function isTooMany(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'rate_limited';
}
