import { use, useMemo, useRef, type FormEvent, type RefObject } from 'react';
import type { AdPlace } from '#documents/ads/ad.ts';
import { APPLICATION } from '#documents/application/fields.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from '#documents/limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-controls.tsx';
import { showCaret } from '#editor/fields/caret.ts';
import type { AdEngine } from '../ad/ad-engine.ts';
import { ProposalLine } from '../ad/proposal-line.tsx';
import { ReadingContext } from '../ad/reading-context.ts';
import { useAdEngine, useAdReading } from '../ad/use-ad.ts';
import { usePastedAd } from '../ad/use-pasted-ad.ts';
import { AD_TEXTS } from '../content/ad-texts.ts';
import { useTypedApplication } from './use-typed-application.ts';

const FORM_ID = 'add-application';
const FIELD_IDS = { position: 'added-position', employer: 'added-employer' } as const;

type AddDialogProps = {
  accountId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The key of the draft that is being typed. */
  onWriting?: (key: string) => void;
};

/**
 * Adds an application with what is known of it, which may be nothing. What was typed is a draft of this device as long as
 * nobody cancels it.
 */
export function AddDialog({ accountId, open, onOpenChange, onWriting }: AddDialogProps) {
  const { typed, set, keepAd, add, adding, problem, close, cancel } = useTypedApplication({
    ...{ accountId, open, onWriting },
  });
  // They outlive the form: what was pasted may still be read when it is closed.
  const engine = useAdEngine();
  const read = useAdReading(engine, open ? typed.ad : '');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
        onOpenChange(next);
      }}
      size="wide"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              cancel();
              onOpenChange(false);
            }}
          >
            Cancel
          </Button>
          <Button type="submit" form={FORM_ID} busy={adding} busyLabel="Adding...">
            Add
          </Button>
        </>
      }
      title="Add an application"
      description="Paste the text of the ad, since ads are taken down. Nothing here has to be filled in."
    >
      <AddForm {...{ engine, read, typed, set, keepAd, problem }} onAdd={() => add(typed)} />
    </Dialog>
  );
}

type AddFormProps = Pick<ReturnType<typeof useTypedApplication>, 'typed' | 'set' | 'keepAd' | 'problem'> & {
  engine: AdEngine;
  read: ReturnType<typeof useAdReading>;
  onAdd: () => void;
};

/** The ad, and what is read of it for the fields below. */
function AddForm({ engine, read, typed, set, keepAd, problem, onAdd }: AddFormProps) {
  const adField = useRef<HTMLTextAreaElement>(null);
  const { reading, isReading } = read;
  const beside = useMemo(() => ({ reading, isReading, onPlace: markIn(adField) }), [reading, isReading]);
  const problems = {
    employer: tooLong(typed.employer, SHORT_TEXT_MAX),
    position: tooLong(typed.position, SHORT_TEXT_MAX),
    url: tooLong(typed.url, URL_MAX),
    ad: tooLong(typed.ad, LONG_TEXT_MAX),
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(problems).every((each) => each === undefined)) onAdd();
  };
  return (
    <ReadingContext value={beside}>
      <form id={FORM_ID} onSubmit={submit} className="space-y-4">
        <AdField
          {...{ engine, adField }}
          onKept={keepAd}
          value={typed.ad}
          error={problems.ad}
          onValue={(ad) => set({ ad })}
        />
        <ReadOrNot />
        <div className="grid gap-4 sm:grid-cols-2">
          {(['position', 'employer'] as const).map((name) => (
            <ProposedField
              key={name}
              name={name}
              value={typed[name]}
              error={problems[name]}
              onValue={(value) => set({ [name]: value })}
            />
          ))}
        </div>
        <Field
          label={APPLICATION.url.label}
          error={problems.url}
          hint="Kept for you, and never opened by us."
        >
          <TextInput
            value={typed.url}
            inputMode="url"
            autoComplete="off"
            onChange={({ target }) => set({ url: target.value })}
          />
        </Field>
        {problem && (
          <p role="alert" className="font-semibold text-danger">
            {problem}
          </p>
        )}
      </form>
    </ReadingContext>
  );
}

type TypedFieldProps = { value: string; error: string | undefined; onValue: (value: string) => void };

function ProposedField({ name, value, error, onValue }: TypedFieldProps & { name: keyof typeof FIELD_IDS }) {
  const { label } = APPLICATION[name];
  const id = FIELD_IDS[name];
  const take = (words: string) => {
    onValue(words);
    document.getElementById(id)?.focus();
  };
  return (
    <div className="min-w-0 space-y-1.5">
      <Field label={label} error={error} id={id}>
        <TextInput value={value} autoComplete="off" onChange={({ target }) => onValue(target.value)} />
      </Field>
      <ProposalLine field={name} label={label} value={value} onTake={take} />
    </div>
  );
}

/** Why nothing is proposed, where an ad is in a language that we cannot read. */
function ReadOrNot() {
  const reading = use(ReadingContext)?.reading;
  const isUnread =
    reading !== undefined && reading !== null && reading.ad.language === null && !reading.isShort;
  return (
    <p role="status" className="text-sm text-caution empty:hidden">
      {isUnread && `${AD_TEXTS.unread} ${AD_TEXTS.nameItYourself}`}
    </p>
  );
}

/** The fields under a pasted ad, and what is proposed for them, are in sight on a phone, too. */
const LOW = { maxBlockSize: '12rem' };

type AdFieldProps = TypedFieldProps & {
  engine: AdEngine;
  adField: RefObject<HTMLTextAreaElement | null>;
  /** Changes the ad where its field is gone already. */
  onKept: (change: (ad: string) => string) => void;
};

function AdField({ engine, adField, value, error, onValue, onKept }: AdFieldProps) {
  const { onPaste, told } = usePastedAd(engine, onKept);
  return (
    <div onPaste={onPaste}>
      <Field
        label={APPLICATION.ad.label}
        error={error}
        {...(told && { hint: <span role="status">{told}</span> })}
      >
        <TextArea
          ref={adField}
          rows={5}
          style={LOW}
          value={value}
          onChange={({ target }) => onValue(target.value)}
        />
      </Field>
    </div>
  );
}

/** Leads to a place in the ad that was pasted. */
function markIn(field: RefObject<HTMLTextAreaElement | null>) {
  return ({ from, to }: AdPlace) => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(from, to);
    if (field.current) showCaret(field.current, from);
  };
}
