import { useId, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import type { ShownLink } from './calls.ts';
import { LinkRow } from './link-row.tsx';
import { linkName } from './link-texts.ts';
import { StandingNote } from './standing-note.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import type { Links } from './use-links.ts';

type LinkListProps = {
  listed: readonly ShownLink[];
  links: Links;
  /** The version that is saved now. */
  present: number;
  hasAccess: boolean;
  noun: string;
};

const NOTHING_LEFT = { standing: [] };

/** The links that there are of a document, and what can be done with each. */
export function LinkList({ listed, links, present, hasAccess, noun }: LinkListProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<ShownLink>();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-4">
      <h3 id={id} ref={heading} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal">
        {listed.length === 0 ? 'There are no links yet' : 'Links that you made'}
      </h3>
      <p role="status" className="text-sm text-ink-soft">
        {links.said}
      </p>
      <StandingNote left={links.left ?? NOTHING_LEFT} noun={noun} />
      <ul className="divide-y divide-line">
        {listed.map((link) => (
          <LinkRow key={link.id} link={link}>
            {hasAccess && link.state === 'open' && link.version < present && (
              <Button variant="secondary" size="small" busy={links.busy} onClick={() => links.renew(link.id)}>
                Show the present version<span className="visually-hidden"> {linkName(link)}</span>
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => setAsked(link)}>
              Take back<span className="visually-hidden"> {linkName(link)}</span>
            </Button>
          </LinkRow>
        ))}
      </ul>
      <TakeBackDialog
        link={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={({ id: taken }) => {
          links.remove(taken);
          focusIfLost(() => heading.current);
        }}
      />
    </section>
  );
}
