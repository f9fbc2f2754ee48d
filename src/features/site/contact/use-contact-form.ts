import { useState, type FormEvent, type RefObject } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { useToast } from '#ui/toast/toast-context.ts';
import { tooLong } from '#ui/fields/too-long.ts';
import { sendMessage } from '../calls.ts';
import { contact } from '../content/contact.ts';
import { CONTACT_FIELDS, CONTACT_MAX, type ContactField } from './contact-fields.ts';

const { form: texts } = contact;

type Problems = Partial<Record<ContactField, string | undefined>>;

/** Checks and sends what stands in the form; it is emptied only once the message has arrived. */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
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
