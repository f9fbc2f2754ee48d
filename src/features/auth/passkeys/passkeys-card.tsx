import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/http/api-call.ts';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ProblemLine } from '../code-form/problem-line.tsx';
import { listPasskeys } from './calls.ts';
import type { PasskeySummary } from './contract.ts';
import { PASSKEYS_MAX } from './passkey-limits.ts';
import { makePasskey, outcomeAtDevice, takesPasskeys } from './device-passkeys.ts';
import { ConfirmDialog, RemovePasskeyDialog, RenamePasskeyDialog } from './passkey-dialogs.tsx';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

type Asked = { what: 'rename' | 'remove'; passkey: PasskeySummary } | { what: 'confirm' };

/** A person's passkeys: what they are called, when they were used, and adding, naming and removing them. */
export function PasskeysCard({ user }: { user: Profile }) {
  const passkeys = useQuery(queryOf(listPasskeys));
  const [asked, setAsked] = useState<Asked>();
  const rememberFocus = useReturnFocus(asked !== undefined);
  const ask = (what: Asked) => {
    rememberFocus();
    setAsked(what);
  };
  const close = () => setAsked(undefined);
  const { add, busy, problem } = useAddPasskey(() => ask({ what: 'confirm' }));

  return (
    <TitledCard title={PASSKEY_TEXTS.title} text={PASSKEY_TEXTS.text}>
      <Loaded asked={passkeys} noun="your passkeys">
        {(list) => (
          <>
            {list.length === 0 ? (
              <p className="text-ink-soft">{PASSKEY_TEXTS.none}</p>
            ) : (
              <PasskeyList list={list} onAsk={(what, passkey) => ask({ what, passkey })} />
            )}
            {takesPasskeys() && list.length < PASSKEYS_MAX ? (
              <div className="mt-4 space-y-3">
                <ProblemLine text={problem} />
                <Button
                  variant="secondary"
                  busy={busy}
                  busyLabel={PASSKEY_TEXTS.adding}
                  onClick={() => void add()}
                >
                  {PASSKEY_TEXTS.add}
                </Button>
              </div>
            ) : (
              <p className="mt-4 text-sm text-ink-soft">
                {takesPasskeys() ? PASSKEY_TEXTS.full : PASSKEY_TEXTS.elsewhere}
              </p>
            )}
          </>
        )}
      </Loaded>
      {asked?.what === 'rename' && <RenamePasskeyDialog passkey={asked.passkey} onClose={close} />}
      {asked?.what === 'remove' && (
        <RemovePasskeyDialog passkey={asked.passkey} user={user} onClose={close} />
      )}
      {asked?.what === 'confirm' && (
        <ConfirmDialog
          user={user}
          onClose={close}
          onConfirmed={async () => {
            close();
            await add();
          }}
        />
      )}
    </TitledCard>
  );
}

type PasskeyListProps = {
  list: readonly PasskeySummary[];
  onAsk: (what: 'rename' | 'remove', passkey: PasskeySummary) => void;
};

function PasskeyList({ list, onAsk }: PasskeyListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {list.map((passkey) => (
        <li key={passkey.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-0 flex-1 basis-64">
            <p className="font-semibold wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-ink-soft">
              Added {day.format(new Date(passkey.createdAt))},{' '}
              {passkey.lastUsedAt === null
                ? 'not used yet'
                : `last used ${day.format(new Date(passkey.lastUsedAt))}`}
            </p>
          </div>
          <div className="flex gap-2 max-sm:-ml-3">
            <Button
              variant="quiet"
              size="small"
              aria-label={`Rename ${passkey.name}`}
              onClick={() => onAsk('rename', passkey)}
            >
              Rename
            </Button>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Remove ${passkey.name}`}
              onClick={() => onAsk('remove', passkey)}
            >
              Remove
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Adds a passkey; a session that is not young is confirmed first. */
function useAddPasskey(onConfirm: () => void) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function add() {
    setBusy(true);
    setProblem(undefined);
    try {
      await makePasskey();
      await queryClient.invalidateQueries({ queryKey: [listPasskeys.path] });
      toast({ title: PASSKEY_TEXTS.added, description: PASSKEY_TEXTS.addedText });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'confirmation_required') onConfirm();
      else setProblem(problemOf(error));
    } finally {
      setBusy(false);
    }
  }

  return { add, busy, problem };
}

function problemOf(error: unknown): string {
  const outcome = outcomeAtDevice(error);
  if (outcome === 'has one') return PASSKEY_TEXTS.hasOne;
  return outcome === 'left' ? PASSKEY_TEXTS.left : errorText(error, PASSKEY_TEXTS.failed);
}
