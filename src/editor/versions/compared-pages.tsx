import { useMemo } from 'react';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import type { Content } from '#editor/session/content.ts';
import { useDrawn } from './use-drawn.ts';
import { changedPlaces } from './version-differences.ts';
import { VersionPages } from './version-pages.tsx';

type ComparedPagesProps<Data> = {
  noun: string;
  /** What the engine is asked for. */
  toDocument: (content: Content<Data>) => PreviewDocument;
  then: Content<Data>;
  present: Content<Data>;
  /** What the two are called. */
  names: { then: string; now: string };
  differences: readonly { path: string }[];
};

/** The pages of two versions beside each other, with the texts marked in which they differ. */
export function ComparedPages<Data>(props: ComparedPagesProps<Data>) {
  const { noun, toDocument, then, present, names, differences } = props;
  const [thenPages, nowPages] = [
    useDrawn(useMemo(() => toDocument(then), [toDocument, then])),
    useDrawn(useMemo(() => toDocument(present), [toDocument, present])),
  ];
  const thenPlaces = thenPages.data?.layout?.places ?? [];
  const nowPlaces = nowPages.data?.layout?.places ?? [];
  return (
    <VersionPages
      noun={noun}
      then={{
        name: names.then,
        drawn: thenPages,
        marked: changedPlaces(thenPlaces, then.data, present.data, differences),
      }}
      now={{
        name: names.now,
        drawn: nowPages,
        marked: changedPlaces(nowPlaces, present.data, then.data, differences),
      }}
    />
  );
}
