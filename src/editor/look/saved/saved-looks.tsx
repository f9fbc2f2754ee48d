import { useState } from 'react';
import { valuesIn, type Fields } from '#documents/fields.ts';
import { lookToSave, settingsInLook } from '#documents/look/saved-look.ts';
import { valueAt, withValueAt } from '#editor/session/content.ts';
import { useEditorSession } from '#editor/session/use-session.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { LookNameForm } from './look-name-form.tsx';
import { optionsOf, putOnText, removeTitle, renameTitle, SAVED_TEXTS } from './saved-texts.ts';
import { useSavedLooks, type ListedLook, type SavedLooksList } from './use-saved-looks.ts';

const SETTINGS = 'data.settings';

/** Looks that somebody saved: put on this document, saved of it, renamed and deleted. */
export function SavedLooks({ fields }: { fields: Fields }) {
  const { status } = useAuth();
  if (status !== 'signedIn') return <p className="text-sm text-ink-soft">{SAVED_TEXTS.signIn}</p>;
  return <OwnLooks fields={fields} />;
}

function OwnLooks({ fields }: { fields: Fields }) {
  const session = useEditorSession();
  const looks = useSavedLooks();
  const [about, setAbout] = useState<'new' | number>('new');
  const present = () => lookToSave(fields, valuesIn(valueAt(session.state().content, SETTINGS)));
  const putOn = ({ name, look }: ListedLook) => {
    session.edit((content) =>
      withValueAt(content, SETTINGS, settingsInLook(fields, valuesIn(valueAt(content, SETTINGS)), look)),
    );
    looks.say(putOnText(name));
  };
  const turnTo = (next: 'new' | number) => {
    looks.forgetProblem();
    setAbout(next);
  };
  return (
    <div className="space-y-3">
      <p role="status" className={looks.said ? 'text-sm text-ink-soft' : 'visually-hidden'}>
        {looks.said}
      </p>
      <Loaded asked={looks.list} noun={SAVED_TEXTS.noun}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-sm text-ink-soft">{SAVED_TEXTS.none}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {list.map((look) => (
                <li key={look.id} className="py-1">
                  <LookRow
                    {...{ look, looks }}
                    isRenamed={about === look.id}
                    onRename={(on) => turnTo(on ? look.id : 'new')}
                    onPutOn={() => putOn(look)}
                    onReplace={() => {
                      turnTo('new');
                      void looks.replace(look, present());
                    }}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <LookNameForm
        label={SAVED_TEXTS.name}
        hint={Object.hasOwn(fields, 'typefaces') ? SAVED_TEXTS.nameHint : SAVED_TEXTS.letterHint}
        action={SAVED_TEXTS.save}
        busy={looks.busy}
        problem={about === 'new' ? looks.problem : undefined}
        onName={(name) => {
          setAbout('new');
          return looks.save(name, present());
        }}
      />
    </div>
  );
}

type LookRowProps = {
  look: ListedLook;
  looks: SavedLooksList;
  isRenamed: boolean;
  onRename: (on: boolean) => void;
  onPutOn: () => void;
  onReplace: () => void;
};

function LookRow({ look, looks, isRenamed, onRename, onPutOn, onReplace }: LookRowProps) {
  const [isAsking, setAsking] = useState(false);
  const rename = async (name: string) => {
    const isTaken = await looks.rename(look, name);
    if (isTaken) onRename(false);
    return isTaken;
  };
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 grow text-sm wrap-anywhere">{look.name}</span>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${SAVED_TEXTS.putOn}: ${look.name}`}
        onClick={onPutOn}
      >
        {SAVED_TEXTS.putOn}
      </Button>
      <Menu
        label={optionsOf(look.name)}
        entries={[
          { label: SAVED_TEXTS.rename, onSelect: () => onRename(true) },
          { label: SAVED_TEXTS.replace, onSelect: onReplace },
          { label: SAVED_TEXTS.remove, onSelect: () => setAsking(true), destructive: true },
        ]}
      />
      <Dialog open={isRenamed} onOpenChange={onRename} title={renameTitle(look.name)}>
        <LookNameForm
          label={SAVED_TEXTS.newName}
          action={SAVED_TEXTS.rename}
          first={look.name}
          busy={looks.busy}
          problem={looks.problem}
          onName={rename}
        />
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={removeTitle(look.name)}
        description={SAVED_TEXTS.removeText}
        confirmLabel={SAVED_TEXTS.remove}
        destructive
        onConfirm={() => void looks.remove(look)}
      />
    </div>
  );
}
