import { useId, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { editPathOf, GOES_ON, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { hasActiveSubscription } from '#money/access.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { DocumentCard, type DocumentCardProps } from './document-card.tsx';
import { useDocumentDialogs } from './document-dialogs.tsx';
import { menuEntries, titled, underWay, type Paid } from './document-menu.ts';
import { useNow } from '#ui/display/relative-time.ts';
import { BaseElsewhere } from './tailored/base-elsewhere.tsx';
import { FoldButton } from './tailored/fold-button.tsx';
import { basesFor, type DocumentFamily } from './tailored/groups.ts';
import { TailoredList } from './tailored/tailored-list.tsx';
import { TailoredRow } from './tailored/tailored-row.tsx';
import { useDocumentActions } from './use-document-actions.ts';

export type DocumentListProps = {
  kind: AnyKind;
  /** What is shown, each document with those that follow it. */
  groups: readonly DocumentFamily[];
  /** All of the person's documents of the kind, archived ones included. */
  all: readonly DocumentSummary[];
  /** Those of them that are not archived. */
  inUse: readonly DocumentSummary[];
  /** Ids of those of which this device has changes that are not saved. */
  unsavedIds: ReadonlySet<number>;
  /** Called after whatever changed a list. */
  refreshLists: () => Promise<void>;
  /** Where duplicating and downloading are offered: whether they are locked for want of a plan. */
  paid?: Paid | undefined;
  /** Called before a card goes. */
  onGone: () => void;
  /** Whether they are those that were archived. */
  archived: boolean;
  shownTag: string | null;
  onTag: (tag: string | null) => void;
  /** Whether what follows a document is in sight, and folds it away or brings it back. */
  isOpen: (group: DocumentFamily) => boolean;
  onToggle: (group: DocumentFamily) => void;
};

/** The cards of one kind of document, each with what follows it, and the questions about one. */
export function DocumentList(props: DocumentListProps) {
  const { kind, groups, all, inUse, unsavedIds, refreshLists, paid, onGone, archived, shownTag, onTag } =
    props;
  const actions = useDocumentActions(kind, { onGone, refreshLists, unsavedIds });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const seePlans = () => void navigate(`/subscription?next=${encodeURIComponent(pathname + search)}`);
  const { user } = useAuth();
  const { dialogs, tailor, attach, ...asking } = useDocumentDialogs({
    ...{ kind, all, inUse, actions, refreshLists, seePlans },
    hasAccess: user !== null && hasActiveSubscription(user, new Date()),
  });
  const now = useNow();
  const bringBack = (document: DocumentSummary) => actions.archive.mutate({ document, archived: false });
  const open = (document: DocumentSummary) => void navigate(editPathOf(kind, document), { state: GOES_ON });
  const choices = { ...asking, open, bringBack, seePlans, ...(kind.variants && { tailor }) };

  const choicesFor = (document: DocumentSummary) =>
    kind.variants && basesFor(document, inUse, all).length > 0 ? { ...choices, attach } : choices;
  const cardOf = (document: DocumentSummary): DocumentCardProps => ({
    ...{ kind, now, shownTag, onTag },
    document: titled(actions, document),
    actions: menuEntries(document, actions, choicesFor(document), { paid, archived }),
    onRename: (title) => actions.rename.mutate({ document, title }),
    unsaved: unsavedIds.has(document.id),
    busy: underWay(actions, document),
    onBringBack: archived ? () => bringBack(document) : undefined,
  });
  return (
    <>
      <ul
        aria-label={archived ? `Your archived ${kind.noun}s` : `Your ${kind.noun}s`}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {groups.map((group) => (
          <GroupItem key={group.id} {...props} group={group} cardOf={cardOf} bringBack={bringBack} />
        ))}
      </ul>
      {dialogs}
    </>
  );
}

type GroupItemProps = Pick<DocumentListProps, 'kind' | 'all' | 'archived' | 'isOpen' | 'onToggle'> & {
  group: DocumentFamily;
  cardOf: (document: DocumentSummary) => DocumentCardProps;
  bringBack: (document: DocumentSummary) => void;
};

/** One document, and what follows it beside it; folded away it takes the place of one card. */
function GroupItem({ kind, all, archived, group, isOpen, onToggle, cardOf, bringBack }: GroupItemProps) {
  const list = useId();
  const { base, tailored } = group;
  if (base && tailored.length === 0) {
    return (
      <li>
        <DocumentCard {...cardOf(base)} />
      </li>
    );
  }
  const open = isOpen(group);
  const elsewhere = base ?? all.find(({ id }) => id === group.id);
  const fold = <FoldButton {...{ kind, group, list, isOpen: open }} onToggle={() => onToggle(group)} />;
  return (
    <li
      className={classNames(open && 'grid gap-5 sm:col-span-2 sm:grid-cols-2 lg:col-span-3 lg:grid-cols-3')}
    >
      <Head isAlone={!open}>
        {base ? (
          <DocumentCard {...cardOf(base)} below={fold} />
        ) : (
          <BaseElsewhere
            kind={kind}
            base={elsewhere}
            onBringBack={archived || !elsewhere ? undefined : () => bringBack(elsewhere)}
            isArchived={!archived}
            below={fold}
          />
        )}
      </Head>
      {open && (
        <div className="lg:col-span-2">
          <TailoredList
            id={list}
            kind={kind}
            group={group}
            label={`Tailored from ${elsewhere?.title ?? `a base ${kind.noun}`}`}
            row={(document, differences) => (
              <TailoredRow
                {...cardOf(document)}
                {...{ differences }}
                baseTemplateId={elsewhere?.templateId}
              />
            )}
          />
        </div>
      )}
    </li>
  );
}

/** Beside a list a card is as high as what it holds; alone it is as high as its neighbours. */
function Head({ isAlone, children }: { isAlone: boolean; children: ReactNode }) {
  return <div className={isAlone ? 'h-full' : 'self-start'}>{children}</div>;
}
