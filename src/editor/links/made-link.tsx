import { useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { CopyIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import type { NewLinkAnswer } from './link-calls.ts';
import { dayOf } from './link-texts.ts';
import { QrPicture } from './qr-picture.tsx';
import { StandingNote } from './standing-note.tsx';

type MadeLinkViewProps = { link: NewLinkAnswer; noun: string; onAnother: () => void };

/** The address of a link that was just made: it is shown this once. */
export function MadeLinkView({ link, noun, onAnother }: MadeLinkViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      // Pages without encryption have no clipboard at all.
      await navigator.clipboard.writeText(link.url);
      setSaid('Copied');
    } catch {
      setSaid('That could not be copied. Select the address instead.');
    }
  };
  return (
    <section className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal">
        Your link is ready
      </h3>
      <p className="text-sm text-ink-soft">
        Until {dayOf(link.expiresAt)}, whoever has this address sees your {noun} as it is now. Copy it now: it
        is not kept here, and cannot be shown again.
      </p>
      <div className="flex flex-wrap items-start gap-4">
        <div className="min-w-56 grow basis-64">
          <Field label="Address">
            <TextInput readOnly value={link.url} onFocus={(event) => event.target.select()} />
          </Field>
          <div className="mt-3 flex flex-wrap items-center gap-3">
            <Button onClick={() => void copy()}>
              <CopyIcon />
              Copy<span className="visually-hidden"> the address</span>
            </Button>
            <Button variant="secondary" onClick={onAnother}>
              Make another
            </Button>
            <p role="status" className="text-sm text-ink-soft">
              {said}
            </p>
          </div>
        </div>
        <QrPicture text={link.url} label="The address as a QR code" />
      </div>
      <StandingNote left={link} noun={noun} />
    </section>
  );
}
