import { useCallback, useEffect, type ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Paper } from '#documents/fields.ts';
import type { ExampleKind } from '#documents/samples/example-names.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { documentId, NO_DRAFT } from '#editor/drafts/draft-name.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { EditedKind } from '#editor/session/edited-kind.ts';
import { useOpenDocument } from '#editor/session/use-open-document.ts';
import { ACCOUNT_DELETED, useAuth, useErased, useSessionEnded } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { signInPath } from '#platform/session/return-path.ts';
import { isWrittenFirst, writeFirst } from './document-address.ts';
import { OpeningScreen } from './opening-screen.tsx';
import { SignInGate } from '#editor/before-sign-in/sign-in-gate.tsx';
import { WrittenHere } from '#editor/before-sign-in/written-here.tsx';
import { contactOf, withContact, type KnownContact } from '#editor/known/account-contact.ts';
import { withoutCleared } from '#editor/known/cleared-contact.ts';
import { useExampleSource, type CatalogExample } from './use-example-source.ts';

type EditedData = Record<string, unknown> & { settings: { paper: Paper }; personalInfo: KnownContact };

/** How documents of one kind begin, and the screen on which they are edited. It must keep its identity. */
export type Builder<Data extends EditedData> = {
  kind: EditedKind<Data>;
  /** Title and template of a new document, where nothing else was picked. */
  first: { title: string; templateId: string };
  empty(paper: Paper, templateId: string): Data;
  /** Those that a new document can begin as, by the names in their addresses. */
  examples: { kind: ExampleKind; all: Readonly<Record<string, CatalogExample<Data>>> };
  /** `user` is null for who writes first and signs in later. */
  Screen: ComponentType<{ session: DocumentSession<Data>; user: Profile | null }>;
};

type BuilderPageProps<Data extends EditedData> = {
  builder: Builder<Data>;
  /** The document as the path names it, where it does; else it is `?id=`. */
  pathId?: string | undefined;
};

const nothing = () => undefined;

/**
 * The page on which documents of one kind are edited, for who is signed in. A new document takes its template from
 * `?template=`, goes on with the draft of `?draft=`, and may begin as `?example=`.
 */
export function BuilderPage<Data extends EditedData>({ builder, pathId }: BuilderPageProps<Data>) {
  const auth = useAuth();
  const sessionEnded = useSessionEnded();
  const erased = useErased();
  const [parameters] = useSearchParams();
  const { pathname, search } = useLocation();
  const id = documentId(pathId ?? parameters.get('id'));
  const { noun } = builder.kind;

  const writesFirst = id === null && !erased && isWrittenFirst(search);
  if (auth.status === 'signedOut' && writesFirst)
    return <DocumentOpener key={NOBODY} builder={builder} user={null} id={null} asked={parameters} />;
  if (auth.status === 'signedOut') {
    const mayWriteFirst = id === null && !erased && !sessionEnded;
    return (
      <SignInGate
        text={erased ? ACCOUNT_DELETED : `You need to be signed in to create ${noun}s.`}
        sessionEnded={sessionEnded}
        signInPath={signInPath(pathname + search)}
        writeFirstPath={mayWriteFirst ? pathname + writeFirst(search) : null}
        written={mayWriteFirst && <WrittenHere kind={builder.kind} />}
      />
    );
  }
  if (auth.status === 'loading' || id === undefined) {
    // An address that names nothing looks like any other until it is known who asks: the ready page is the same for all.
    const opening =
      auth.status === 'loading' ? { status: 'loading' as const } : { status: 'missing' as const, kept: null };
    return <OpeningScreen opening={opening} noun={noun} onTryAgain={nothing} onOpenKept={nothing} />;
  }
  return <DocumentOpener key={auth.user.id} builder={builder} user={auth.user} id={id} asked={parameters} />;
}

type DocumentOpenerProps<Data extends EditedData> = {
  builder: Builder<Data>;
  user: Profile | null;
  id: number | null;
  asked: URLSearchParams;
};

/** Opens the document in the address, and says so where that cannot be. */
function DocumentOpener<Data extends EditedData>({ builder, user, id, asked }: DocumentOpenerProps<Data>) {
  const { kind, first, examples, Screen } = builder;
  const { refresh } = useAuth();
  const template = knownTemplate(builder, asked.get('template'));
  const source = useExampleSource(examples.kind, examples.all, asked.get('example'), template, first.title);
  const withKnown = useKnownContact<Data>(user);
  const newContent = useCallback(
    (chosen: string | null): Content<Data> => {
      const { title, templateId } = { ...builder.first, ...(chosen !== null && { templateId: chosen }) };
      return withKnown({ title, templateId, data: builder.empty(browserPaper(), templateId) });
    },
    [builder, withKnown],
  );
  const { opening, tryAgain, begin } = useOpenDocument(
    kind,
    user?.id ?? NOBODY,
    id,
    newContent,
    // What nobody has claimed is opened by whoever has its address, and by nobody else.
    { template, draftKey: asked.get('draft') ?? (user ? null : NO_DRAFT), isNobodys: user === null },
    source,
    withKnown,
  );
  const signedOut = opening.status === 'signedOut';
  useEffect(() => {
    if (signedOut) void refresh();
  }, [signedOut, refresh]);

  if (opening.status === 'ready') return <Screen session={opening.session} user={user} />;
  const kept = opening.status === 'missing' ? opening.kept : null;
  return (
    <OpeningScreen
      opening={opening}
      noun={kind.noun}
      onTryAgain={tryAgain}
      onOpenKept={() => kept && begin(kept)}
    />
  );
}

/** Puts what the account knows into a document where that says nothing. */
function useKnownContact<Data extends EditedData>(user: Profile | null) {
  const { email, phone } = contactOf(user);
  return useCallback(
    (content: Content<Data>): Content<Data> => ({
      ...content,
      data: withContact(content.data, withoutCleared({ email, phone })),
    }),
    [email, phone],
  );
}

/** The template that an address asks for; null where it asks for none. */
function knownTemplate({ kind, first }: Pick<Builder<EditedData>, 'kind' | 'first'>, asked: string | null) {
  return asked === null ? null : (kind.findTemplate(asked)?.id ?? first.templateId);
}
