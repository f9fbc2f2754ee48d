import { useId, useState } from 'react';
import { hasSideColumn } from '#documents/catalog/designs.ts';
import { ATS_COPY, type CopyOffer, FREE_FORMATS } from '#documents/export/file-format.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CopyIcon, DownloadIcon } from '#ui/display/icons.tsx';
import { useOnline } from '#ui/use-online.ts';
import { AtsPages, type CountPages } from './ats-pages.tsx';

export type FormatsDialogProps = {
  /** "resume" or "cover letter". */
  noun: string;
  /** A resume's: one with a side column is offered in one column too. */
  templateId?: string;
  open: boolean;
  onClose: () => void;
  /** Whether Word and pictures are open to the person. */
  hasAccess: boolean;
  onDownload: (offer: CopyOffer) => void;
  /** Shows the plans, for what needs one. */
  onPlans: () => void;
  /** The document as plain text, saved before; nothing where that could not be, which has been told then. */
  textOf: () => Promise<string | undefined>;
  /** How many pages the document and its copy in one column have. */
  countPages?: CountPages;
  /** Shows the links to the document, where there is a way to them. */
  onLink?: () => void;
};

type Offer = { format: CopyOffer; name: string; ending: string; about: string };

/** The same PDF for machines that read two columns as one. */
const IN_ONE_COLUMN: Offer = {
  format: ATS_COPY,
  name: 'ATS copy',
  ending: '.pdf',
  about:
    'For portals and older software: the same words, typefaces and colors in one column, the safest to read by machine.',
};

/** What each format is for. */
function offersFor(noun: string): Offer[] {
  return [
    {
      format: 'docx',
      name: 'Word',
      ending: '.docx',
      about:
        'For recruiters who ask for an editable file. In one column, with the typefaces of your template.',
    },
    {
      format: 'txt',
      name: 'Plain text',
      ending: '.txt',
      about: 'For a portal’s text field: copy it and paste it there.',
    },
    { format: 'md', name: 'Markdown', ending: '.md', about: 'For a wiki, notes or a site of your own.' },
    noun === 'resume'
      ? {
          format: 'json',
          name: 'JSON Resume',
          ending: '.json',
          about: 'For other resume programs, which read it.',
        }
      : {
          format: 'json',
          name: 'Data',
          ending: '.json',
          about: `Everything the ${noun} says, for other programs.`,
        },
    {
      format: 'png',
      name: 'Pictures',
      ending: '.png',
      about: 'Each page as a picture, for a portfolio or a post. Software reads no text from them.',
    },
  ];
}

/** A document in the formats beside the PDF. */
export function FormatsDialog({ noun, templateId, open, onClose, onLink, ...props }: FormatsDialogProps) {
  const isInColumns = templateId !== undefined && hasSideColumn(templateId);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="More formats"
      description={`Your ${noun} for places that ask for something other than its PDF. Text and data are always free.`}
      size="wide"
    >
      <ul className="divide-y divide-line">
        {onLink && <LinkRow onLink={onLink} />}
        {[...(isInColumns ? [IN_ONE_COLUMN] : []), ...offersFor(noun)].map((offer) => (
          <FormatRow key={offer.format} offer={offer} {...props} />
        ))}
      </ul>
    </Dialog>
  );
}

/** A page instead of a file. */
function LinkRow({ onLink }: { onLink: () => void }) {
  const heading = useId();
  return (
    <li
      aria-labelledby={heading}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <div className="min-w-48 grow basis-64">
        <h3 id={heading} className="font-sans text-base font-semibold tracking-normal">
          A link
        </h3>
        <p className="text-sm text-ink-soft">
          A page instead of a file: it runs out, leaves out what you want, and can be taken back.
        </p>
      </div>
      <Button variant="secondary" size="small" onClick={onLink}>
        Share a link
      </Button>
    </li>
  );
}

type FormatRowProps = Omit<FormatsDialogProps, 'noun' | 'templateId' | 'open' | 'onClose' | 'onLink'> & {
  offer: Offer;
};

function FormatRow({ offer, hasAccess, onDownload, onPlans, textOf, countPages }: FormatRowProps) {
  const online = useOnline();
  const { format, name, ending, about } = offer;
  const heading = useId();
  const isLocked = !hasAccess && !FREE_FORMATS.has(format);
  return (
    <li
      aria-labelledby={heading}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
    >
      <div className="min-w-48 grow basis-64">
        <h3 id={heading} className="font-sans text-base font-semibold tracking-normal">
          {name} <span className="font-normal text-ink-soft">{ending}</span>
        </h3>
        <p className="text-sm text-ink-soft">{about}</p>
        {format === ATS_COPY && countPages && <AtsPages countPages={countPages} />}
        {!online && <p className="text-sm text-caution">Needs a connection: our server makes this file.</p>}
      </div>
      <div className="flex shrink-0 flex-wrap items-center gap-2">
        {format === 'txt' && <CopyText textOf={textOf} />}
        {isLocked ? (
          <Button variant="secondary" size="small" onClick={onPlans}>
            See the plans<span className="visually-hidden"> for {name}</span>
          </Button>
        ) : (
          <Button variant="secondary" size="small" onClick={() => onDownload(format)}>
            <DownloadIcon />
            Download<span className="visually-hidden"> {name}</span>
          </Button>
        )}
      </div>
    </li>
  );
}

type Copying = 'idle' | 'copying' | 'copied' | 'not copied';

function CopyText({ textOf }: Pick<FormatsDialogProps, 'textOf'>) {
  const [state, setState] = useState<Copying>('idle');
  const copy = async () => {
    setState('copying');
    try {
      const text = await textOf();
      if (text === undefined) return setState('idle');
      // Pages without encryption have no clipboard at all, and a browser may refuse what comes too late.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('not copied');
    }
  };
  return (
    <>
      <Button variant="secondary" size="small" busy={state === 'copying'} onClick={() => void copy()}>
        {state !== 'copying' && <CopyIcon />}
        Copy<span className="visually-hidden"> the plain text</span>
      </Button>
      <p role="status" className="order-1 text-sm text-ink-soft">
        {state === 'copied' && 'Copied'}
        {state === 'not copied' && 'That could not be copied. Download it instead.'}
      </p>
    </>
  );
}
