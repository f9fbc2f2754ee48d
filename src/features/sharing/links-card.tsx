import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { allLinks, deleteLink, type ShownAnyLink } from '#editor/links/calls.ts';
import { LinkRow } from '#editor/links/link-row.tsx';
import { ALL_LINKS_PATH, linkName } from '#editor/links/link-texts.ts';
import { TakeBackDialog } from '#editor/links/take-back-dialog.tsx';
import { isListOfLinks } from '#editor/links/use-links.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';

const [, ANCHOR = ''] = ALL_LINKS_PATH.split('#');

type LinksCardProps = {
  /** What documents of a kind are called and where one is edited; nothing for a kind that is not known here. */
  kindOf: (kind: string) => { Name: string; editPath: string } | undefined;
};

/** Every link that leads to a document of the person, whichever it is, and the way to take each back. */
export function LinksCard({ kindOf }: LinksCardProps) {
  const links = useQuery({ ...queryOf(allLinks), staleTime: 0 });
  const told = useRef<HTMLParagraphElement>(null);
  const { takeBack, taking, said } = useTakingBack();
  const [asked, setAsked] = useState<ShownAnyLink>();
  const rememberFocus = useReturnFocus(asked !== undefined);
  const place = useShownWhenAsked(links.data !== undefined);
  return (
    <div id={ANCHOR} ref={place} tabIndex={-1} className="scroll-mt-20 outline-none">
      <TitledCard
        title="Links that you made"
        text="Whoever has the address of one sees the document without signing in. Here are all of them, whichever document they lead to."
      >
        <p ref={told} role="status" tabIndex={-1} className="mb-2 text-sm text-ink-soft empty:hidden">
          {said}
        </p>
        <Loaded asked={links} noun="your links">
          {(list) =>
            list.length === 0 ? (
              <p>There are none. You make one in the builder of a document, under “More formats”.</p>
            ) : (
              <ul aria-label="Your links" className="divide-y divide-line border-y border-line">
                {openFirst(list).map((link) => (
                  <AnyLinkRow
                    key={link.id}
                    {...{ link }}
                    kind={kindOf(link.kind)}
                    taking={taking === link.id}
                    onTakeBack={() => {
                      rememberFocus();
                      setAsked(link);
                    }}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        <TakeBackDialog
          link={asked}
          onClose={() => setAsked(undefined)}
          onConfirm={({ id }) => takeBack(id, () => focusIfLost(() => told.current))}
        />
      </TitledCard>
    </div>
  );
}

type AnyLinkRowProps = {
  link: ShownAnyLink;
  kind: ReturnType<LinksCardProps['kindOf']>;
  taking: boolean;
  onTakeBack: () => void;
};

function AnyLinkRow({ link, kind, taking, onTakeBack }: AnyLinkRowProps) {
  const { documentId, documentTitle } = link;
  return (
    <LinkRow
      link={link}
      leadsTo={
        <p className="text-sm wrap-anywhere">
          {kind?.Name ?? 'Document'}:{' '}
          {kind ? (
            <Link to={`${kind.editPath}?id=${documentId}`} className="text-accent underline">
              {documentTitle}
            </Link>
          ) : (
            documentTitle
          )}
        </p>
      }
    >
      <Button variant="secondary" size="small" busy={taking} busyLabel="Taking back..." onClick={onTakeBack}>
        Take back
        <span className="visually-hidden">
          {' '}
          {linkName(link)}, {documentTitle}
        </span>
      </Button>
    </LinkRow>
  );
}

/** What leads somewhere before what does not; the latest first in each. */
function openFirst(links: readonly ShownAnyLink[]): ShownAnyLink[] {
  return links.toSorted((a, b) => Number(b.state === 'open') - Number(a.state === 'open'));
}

function useTakingBack() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const [said, setSaid] = useState('');
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { id: number; onGone: () => void }) => deleteLink({ params: { id } }),
    onMutate: () => setSaid(''),
    onSuccess: async (_, { onGone }) => {
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isListOfLinks(queryKey) });
      setSaid('The link was taken back. It leads nowhere now.');
      onGone();
    },
    onError: (error) => {
      setSaid(errorText(error, 'That did not work. Please try again.'));
      if (isSignedOut(error)) void refresh();
    },
  });
  return {
    takeBack: (id: number, onGone: () => void) => !isPending && mutate({ id, onGone }),
    taking: isPending ? variables.id : undefined,
    said,
  };
}

/** Comes into sight where the address asks for it, once there is something to see. */
function useShownWhenAsked(isThere: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const isAsked = useLocation().hash === `#${ANCHOR}`;
  useEffect(() => {
    if (!isAsked || !isThere) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [isAsked, isThere]);
  return place;
}
