import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { capitalised } from '#documents/text/clean.ts';
import { deletePhoto, readPhotos, type ShownPhoto } from '#editor/photo/calls.ts';
import { PhotoThumbnail } from '#editor/photo/photo-thumbnail.tsx';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import { isInUse, otherPlaces } from './photo-places.ts';

type PhotosCardProps = {
  /** What documents of a kind are called and where one is edited; nothing for a kind that is not known here. */
  kindOf: (kind: string) => { Name: string; editPath: string } | undefined;
};

/** Every photo that is kept of the person, where each is, and the way to delete one. */
export function PhotosCard({ kindOf }: PhotosCardProps) {
  const photos = useQuery({ ...queryOf(readPhotos), staleTime: 0 });
  const told = useRef<HTMLParagraphElement>(null);
  const { remove, removing, said } = useDeleting();
  const [asked, setAsked] = useState<string>();
  const rememberFocus = useReturnFocus(asked !== undefined);
  return (
    <TitledCard
      title="Your photos"
      text="Photos that you put into a resume. One that is still in use can be deleted once it is taken out everywhere."
    >
      <p ref={told} role="status" tabIndex={-1} className="mb-2 text-sm text-ink-soft empty:hidden">
        {said}
      </p>
      <Loaded asked={photos} noun="your photos">
        {(list) =>
          list.length === 0 ? (
            <p>There are none. You add one to a resume under “Personal”.</p>
          ) : (
            <ul aria-label="Your photos" className="divide-y divide-line border-y border-line">
              {list.map((photo, index) => (
                <PhotoRow
                  key={photo.id}
                  {...{ photo, kindOf }}
                  name={list.length === 1 ? 'your photo' : `photo ${index + 1} of ${list.length}`}
                  removing={removing === photo.id}
                  onDelete={() => {
                    rememberFocus();
                    setAsked(photo.id);
                  }}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title="Delete this photo"
        description="It is gone at once and for good. Links that you made before go on showing what they show."
        confirmLabel="Delete"
        destructive
        onConfirm={() => asked !== undefined && remove(asked, () => focusIfLost(() => told.current))}
      />
    </TitledCard>
  );
}

type PhotoRowProps = PhotosCardProps & {
  photo: ShownPhoto;
  name: string;
  removing: boolean;
  onDelete: () => void;
};

function PhotoRow({ photo, name, kindOf, removing, onDelete }: PhotoRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-4 py-3">
      <PhotoThumbnail id={photo.id} alt={capitalised(name)} />
      <div className="min-w-0 grow basis-52 text-sm">
        <WhereItIs {...{ photo, kindOf }} />
      </div>
      {!isInUse(photo) && (
        <Button variant="secondary" size="small" busy={removing} busyLabel="Deleting..." onClick={onDelete}>
          Delete<span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}

function WhereItIs({ photo, kindOf }: PhotosCardProps & { photo: ShownPhoto }) {
  if (!isInUse(photo))
    return (
      <p>Nothing uses it. It goes by itself {KEPT_DAYS.photos} days after it was sent or last in use.</p>
    );
  return (
    <>
      <p className="font-semibold">Still in use. To delete it, take it out of:</p>
      <ul className="list-disc pl-5">
        {photo.documents.map(({ id, kind, title }) => {
          const known = kindOf(kind);
          return (
            <li key={id} className="wrap-anywhere">
              {known?.Name ?? 'Document'}:{' '}
              {known ? (
                <Link to={`${known.editPath}?id=${id}`} className="text-accent underline">
                  {title}
                </Link>
              ) : (
                title
              )}
            </li>
          );
        })}
        {otherPlaces(photo).map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
    </>
  );
}

function useDeleting() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const [said, setSaid] = useState('');
  const listAnew = () => queryClient.invalidateQueries({ queryKey: queryOf(readPhotos).queryKey });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: { id: string; onGone: () => void }) => deletePhoto({ params: { id } }),
    onMutate: () => setSaid(''),
    onSuccess: async (_, { onGone }) => {
      // The row, which has the focus, goes with the new list.
      await listAnew();
      // What takes the focus has to be there.
      flushSync(() => setSaid('The photo is deleted.'));
      onGone();
    },
    onError: (error, { onGone }) => {
      // Where it is in use again, the answer says where, and the row has no button any more.
      setSaid(errorText(error, 'That did not work. Please try again.'));
      if (isSignedOut(error)) void refresh();
      void listAnew().then(onGone);
    },
  });
  return {
    remove: (id: string, onGone: () => void) => !isPending && mutate({ id, onGone }),
    removing: isPending ? variables.id : undefined,
    said,
  };
}
