import { useMemo } from 'react';
import type { ImportedFile } from '#documents/import/imported-file.ts';
import { reviewTexts } from '../content/import-texts.ts';
import { DoubtfulFields, type DoubtfulField } from './doubtful-fields.tsx';
import { ReadFields } from './read-fields.tsx';
import { reviewGroups, type ReviewGroup, type ReviewWords } from './review-groups.ts';
import {
  withFate,
  withField,
  withLeftOut,
  withNewEntry,
  withSettled,
  withWordsIn,
  withWordsInSection,
  type Review,
} from './review.ts';
import { OWN_SECTION, UnplacedWords, type Target } from './unplaced-words.tsx';
import type { useReview } from './use-review.ts';

type ReviewFormProps = { imported: ImportedFile; steps: ReturnType<typeof useReview>; words: ReviewWords };

/** The fields of a resume on its way in: doubtful ones first, then words without a field, then all. */
export function ReviewForm({ imported, steps, words }: ReviewFormProps) {
  const { review, change } = steps;
  const { data, settled, leftOut } = review;
  const snippets = useMemo(
    () => new Map(imported.lowConfidenceFields.map(({ field, snippet }) => [field, snippet])),
    [imported],
  );
  const places = useMemo(() => new Set(imported.sources?.map(({ field }) => field)), [imported]);
  const doubtful = useMemo(() => new Set(snippets.keys()), [snippets]);
  // Where somebody is writing must not go while it is empty.
  const begun = useMemo(
    () =>
      reviewGroups(imported.data, doubtful, words).flatMap(({ fields }) => fields.map(({ path }) => path)),
    [imported, doubtful, words],
  );
  const groups = reviewGroups(data, doubtful, words, new Set([...begun, ...settled]));
  const fields = groups.filter(({ path }) => !leftOut.has(path)).flatMap((group) => group.fields);
  const doubts = fields.flatMap((field): DoubtfulField[] => {
    const snippet = snippets.get(field.path);
    if (snippet === undefined) return [];
    const isSettled = settled.has(field.path);
    return [
      {
        field,
        snippet,
        settled: isSettled,
        name: words.nameOf(field.path, data),
        hasPlace: places.has(field.path),
      },
    ];
  });
  const type = (path: string, value: unknown) => change((now) => withField(now, path, value), path);
  const send = (id: string, path: string) => {
    const put = (now: typeof review) =>
      path === OWN_SECTION
        ? withWordsInSection(now, id, reviewTexts.sectionTitle)
        : withWordsIn(now, id, path);
    if (put(review) === null) return false;
    change((now) => put(now) ?? now);
    return true;
  };
  return (
    <>
      <DoubtfulFields
        doubts={doubts}
        onChange={type}
        onSettle={(path, isSettled) => change((now) => withSettled(now, path, isSettled))}
      />
      <UnplacedWords
        words={review.words}
        targets={targetsIn(groups, leftOut, (path) => words.nameOf(path, data))}
        hasPlaces={imported.file !== undefined}
        onSend={send}
        onAll={(fate) => {
          change((now) => withAll(now, fate));
          return withAll(review, fate).words.every((one) => one.fate !== 'open');
        }}
        onDismiss={(id) => change((now) => withFate(now, id, 'dismissed'))}
      />
      <ReadFields
        groups={groups}
        leftOut={leftOut}
        onChange={type}
        onLeaveOut={(path, isLeftOut) => change((now) => withLeftOut(now, path, isLeftOut))}
        onAsk={(paths) => change((now) => paths.reduce((then, path) => withSettled(then, path, true), now))}
        onAdd={(list) => {
          if (withNewEntry(review, list) === null) return null;
          change((now) => withNewEntry(now, list) ?? now);
          return `${list}.${data[list].length}`;
        }}
      />
    </>
  );
}

/** All words that are still open in one step: dismissed, or in a section of their own as far as there is room. */
function withAll(review: Review, fate: 'placed' | 'dismissed'): Review {
  const open = review.words.filter((one) => one.fate === 'open');
  return open.reduce(
    (now, { id }) =>
      fate === 'dismissed'
        ? withFate(now, id, fate)
        : (withWordsInSection(now, id, reviewTexts.sectionTitle) ?? now),
    review,
  );
}

/** The fields that words can be sent to: texts and lines, by their full names. */
function targetsIn(
  groups: readonly ReviewGroup[],
  leftOut: ReadonlySet<string>,
  nameOf: (path: string) => string,
): Target[] {
  return groups
    .filter(({ path }) => !leftOut.has(path))
    .flatMap(({ title, path: group, canLeaveOut, fields }) =>
      fields
        .filter(({ kind }) => kind !== 'month' && kind !== 'flag')
        .map(({ path, label }) => ({
          path,
          name: canLeaveOut ? `${label}: ${title || nameOf(group)}` : nameOf(path),
        })),
    );
}
