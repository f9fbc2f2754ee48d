import { ButtonLink } from '#ui/buttons/button.tsx';
import { Card } from '#ui/display/card.tsx';
import { useEffect, useRef, type ReactNode } from 'react';
import type { UndoAnswer } from '../contract.ts';

/** Says what the press has done, and leads on. */
export function UndoDone({ answer: { email, phone, incomplete } }: { answer: UndoAnswer }) {
  const contacts = [email, phone].filter((contact) => contact !== null);
  return (
    <>
      <NewHeading focused>The change is undone</NewHeading>
      <p className="mt-3 text-lg text-ink-soft">
        Every device is signed out, and what was added since is removed.
      </p>
      <Card className="mt-8">
        <h2 className="text-xl">You sign in with</h2>
        <ul className="mt-3 space-y-1.5">
          {contacts.map((contact) => (
            <li key={contact} className="font-semibold wrap-anywhere">
              {contact}
            </li>
          ))}
        </ul>
        {incomplete && (
          <p className="mt-3">
            What else you had before signs in another account by now, so it was left where it is.
          </p>
        )}
        {contacts.length > 1 && (
          <p className="mt-3">Is one of them not yours? Sign in and remove it on your account page.</p>
        )}
        <p className="mt-3">
          Whoever changed it had a device where you were signed in, or could read your messages. Please look
          at who else can.
        </p>
        <div className="mt-6">
          <ButtonLink to="/auth?next=/account">Sign In</ButtonLink>
        </div>
      </Card>
    </>
  );
}

type UndoEndedProps = {
  title: string;
  text: string;
  /** Whether it takes the place of something that the person has just used. */
  afterPress?: boolean;
};

/** Where nothing is left to press: why, and the ways on. */
export function UndoEnded({ title, text, afterPress = false }: UndoEndedProps) {
  return (
    <>
      <NewHeading focused={afterPress}>{title}</NewHeading>
      <p className="mt-3 mb-6 text-lg text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth">Sign In</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Write to support
        </ButtonLink>
      </div>
    </>
  );
}

/** The heading of a page. @param focused where the button that was pressed is gone: whoever hears the page is told by it */
function NewHeading({ focused, children }: { focused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
      {children}
    </h1>
  );
}
