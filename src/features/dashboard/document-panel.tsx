import { useEffect, useRef, useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import { editPathOf, GOES_ON, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { ArchiveIcon } from '#ui/display/icons.tsx';

import { DocumentList, type DocumentListProps } from './document-list.tsx';
import type { Paid } from './document-menu.ts';
import { DocumentSearch, SEARCH_FROM } from './document-search.tsx';
import { AllArchived, ArchivedHead, ShownTag, SORT_FROM, SortBy } from './list-tools.tsx';
import { isShown, SORTS, type ListView } from './list-view.ts';
import { shownGroups, type DocumentFamily } from './tailored/groups.ts';
import { withoutCard, type UnsavedDocument } from './unsaved/unsaved-documents.ts';

type Props = {
  kind: AnyKind;
  list: UseQueryResult<DocumentSummary[]>;
  refreshLists: () => Promise<void>;
  paid: Paid | undefined;
  /** What this device has of them that is not saved; nothing while that is not known. */
  unsaved: readonly UnsavedDocument[] | undefined;
  /** Those that were archived; nothing while that is not known. */
  archived: DocumentSummary[] | undefined;
  view: ListView;
  onView: (change: Partial<ListView>) => void;
};

/** What a tab holds: the documents, the way to a first one, or why they cannot be shown. */
export function DocumentPanel(props: Props) {
  const { kind, list, refreshLists, paid, unsaved, archived = [], view, onView } = props;
  const panel = useRef<HTMLDivElement>(null);
  // The button that had the focus goes with its card; what remains takes it.
  const focus = () => panel.current?.focus();
  const waiting = unsaved && withoutCard(unsaved, list.data);
  const isBare = list.data?.length === 0 && waiting?.length === 0;
  const unsavedIds = new Set(unsaved?.flatMap(({ id }) => id ?? []));
  const inUse = list.data ?? [];
  const all = [...inUse, ...archived];
  const shown = { kind, all, inUse, unsavedIds, refreshLists, paid, onGone: focus, view, onView };
  const show = (isArchived: boolean) => {
    onView({ archived: isArchived, tag: null });
    focus();
  };
  if (view.archived && list.data !== undefined) {
    return (
      <div ref={panel} tabIndex={-1} className="outline-none">
        <ArchivedHead kind={kind} count={archived.length} onBack={() => show(false)} />
        {archived.length > 0 && <Documents {...shown} documents={archived} archived />}
      </div>
    );
  }
  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {list.data === undefined && <LoadingFailed kind={kind} list={list} />}
      {isBare && (archived.length === 0 ? <Empty kind={kind} /> : <AllArchived kind={kind} />)}
      {list.data?.length === 0 && waiting && waiting.length > 0 && <NothingSaved kind={kind} />}
      {list.data !== undefined && list.data.length > 0 && (
        <Documents {...shown} documents={list.data} archived={false} />
      )}
      {archived.length > 0 && (
        <Button variant="quiet" className="mt-6 -ml-4" onClick={() => show(true)}>
          <ArchiveIcon />
          Archived ({archived.length})
        </Button>
      )}
    </div>
  );
}

type DocumentsProps = Omit<DocumentListProps, 'groups' | 'shownTag' | 'onTag' | 'isOpen' | 'onToggle'> &
  Pick<Props, 'view' | 'onView'> & { documents: readonly DocumentSummary[] };

/** The documents, and from certain numbers on ways to find one and to sort them. */
function Documents({ view, onView, documents, ...props }: DocumentsProps) {
  const { kind } = props;
  const [typed, setTyped] = useState('');
  const canSearch = documents.length >= SEARCH_FROM;
  const canSort = documents.length >= SORT_FROM;
  const sort = canSort ? view.sort : SORTS[0].sort;
  const wanted = canSearch ? typed : '';
  const groups = shownGroups(documents, { tag: view.tag, sort }, wanted);
  const count = (text: string) => documents.filter((document) => isShown(document, view.tag, text)).length;
  const folding = useFolding(view, wanted, (folded) => onView({ folded }));
  return (
    <>
      {(canSearch || canSort) && (
        <div className="mb-5 flex flex-wrap items-start gap-x-6 gap-y-3">
          {canSearch && (
            <DocumentSearch
              noun={kind.noun}
              typed={typed}
              onType={setTyped}
              found={count(typed)}
              of={documents.length}
            />
          )}
          {canSort && <SortBy sort={sort} onSort={(next) => onView({ sort: next })} />}
        </div>
      )}
      {view.tag !== null && (
        <ShownTag tag={view.tag} noun={kind.noun} count={count('')} onAll={() => onView({ tag: null })} />
      )}
      {groups.length > 0 && (
        <DocumentList
          {...props}
          {...folding}
          groups={groups}
          shownTag={view.tag}
          onTag={(tag) => onView({ tag })}
        />
      )}
    </>
  );
}

/**
 * Which groups are open. While something is looked for, those are in which it was found among what follows, and folding
 * one away then is forgotten afterwards.
 */
function useFolding(
  { tag, folded }: ListView,
  typed: string,
  onFolded: (folded: number[]) => void,
): Pick<DocumentListProps, 'isOpen' | 'onToggle'> {
  const lookedFor = JSON.stringify([tag, typed.trim()]);
  const [toggled, setToggled] = useState<{ lookedFor: string; ids: readonly number[] }>();
  const isLooking = tag !== null || typed.trim() !== '';
  const turned = toggled?.lookedFor === lookedFor ? toggled.ids : [];
  const flip = (ids: readonly number[], id: number) =>
    ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
  return {
    isOpen: ({ id, isNarrowed }: DocumentFamily) =>
      isLooking ? isNarrowed !== turned.includes(id) : !folded.includes(id),
    onToggle: ({ id }: DocumentFamily) =>
      isLooking ? setToggled({ lookedFor, ids: flip(turned, id) }) : onFolded(flip(folded, id)),
  };
}

/** Stands where the saved ones would, while all there is waits above to be saved. */
function NothingSaved({ kind }: Pick<Props, 'kind'>) {
  return (
    <p className="rounded-lg border border-dashed border-edge px-4 py-10 text-center text-ink-soft">
      Once you save it, your {kind.noun} is kept in your account and stands here.
    </p>
  );
}

function Empty({ kind }: Pick<Props, 'kind'>) {
  return (
    <div className="rounded-lg border border-dashed border-edge px-4 py-14 text-center">
      <h2 className="text-xl">No {kind.noun}s yet</h2>
      <p className="mt-1 mb-5 text-ink-soft">
        {kind.bring ? kind.bring.first : 'Pick a template and start writing. Saving is free.'}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {kind.bring && <ButtonLink to={kind.bring.path}>{kind.bring.label}</ButtonLink>}
        <ButtonLink to={kind.begin.path} {...(kind.bring && { variant: 'secondary' })}>
          Create Your First {kind.Name}
        </ButtonLink>
      </div>
    </div>
  );
}

function LoadingFailed({ kind, list }: Pick<Props, 'kind' | 'list'>) {
  return (
    <div role="alert" className="rounded-lg border border-line bg-sheet px-4 py-14 text-center">
      <h2 className="text-xl">We could not load your {kind.noun}s</h2>
      <p className="mt-1 mb-5 text-ink-soft">
        {errorText(list.error, 'Please check your connection.')} Nothing is lost.
      </p>
      <Button variant="secondary" onClick={() => void list.refetch()}>
        Try again
      </Button>
      <CachedHere kind={kind} />
    </div>
  );
}

type CachedDocument = { id: number; copy: ServerCopy };

/** Documents that open without the server, since they were open on this device before. */
function CachedHere({ kind }: { kind: AnyKind }) {
  const accountId = useAuth().user?.id;
  const [cached, setCached] = useState<CachedDocument[]>([]);
  useEffect(() => {
    if (accountId === undefined) return;
    let left = false;
    const start = `${kind.name}/`;
    void (async () => {
      const copies = await deviceDocuments(accountId).copies.list(start);
      const found = copies.map(({ document, copy }) => ({ id: Number(document.slice(start.length)), copy }));
      if (!left) setCached(found.toSorted((a, b) => a.copy.title.localeCompare(b.copy.title)));
    })();
    return () => {
      left = true;
    };
  }, [accountId, kind]);
  if (cached.length === 0) return null;
  return (
    <div className="mx-auto mt-8 max-w-md text-left">
      <h3 className="text-lg">On this device</h3>
      <ul className="mt-2 space-y-1">
        {cached.map(({ id, copy: { title, templateId } }) => (
          <li key={id}>
            <Link
              to={editPathOf(kind, { id, templateId })}
              state={GOES_ON}
              className="inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
