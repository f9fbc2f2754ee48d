import { Dialog } from 'radix-ui';
import { useMemo } from 'react';
import { conflictWords } from '#editor/merge/conflict-words.ts';
import { contentOf, type Content } from '#editor/session/content.ts';
import { useSession } from '#editor/session/use-session.ts';
import { ComparedPages } from '#editor/versions/compared-pages.tsx';
import { ThenAndNow } from '#editor/versions/then-and-now.tsx';
import { differencesOf } from '#editor/versions/version-differences.ts';
import type { PrintedVersionsParts } from '#editor/versions/versions-parts.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { FullWindow } from '#ui/dialogs/full-window.tsx';
import { CloseIcon } from '#ui/display/icons.tsx';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { MarkPanel } from './mark-at.tsx';
import type { AnyTailoring } from './tailoring.ts';
import { useTailored } from './use-tailored.ts';

/** What the open document is compared with: its base, or itself before something came from there. */
export type Compared = 'base' | 'before';

const PAGES_HEADING = 'Pages beside each other';

type CompareWindowProps<Data extends Record<string, unknown>> = PrintedVersionsParts<Data> & {
  tailoring: AnyTailoring;
  compared: Compared | null;
  onClose: () => void;
};

/** The open document beside its base, or beside what it was, over the whole window. */
export function CompareWindow<Data extends Record<string, unknown>>(props: CompareWindowProps<Data>) {
  const { compared, onClose } = props;
  const head = (
    <>
      <Dialog.Title className="min-w-0 grow truncate text-xl">
        {compared === 'before' ? 'What came from the base' : 'Compare with the base'}
      </Dialog.Title>
      <Dialog.Close className={buttonStyle('secondary', 'medium', 'shrink-0')}>
        <CloseIcon />
        Close
      </Dialog.Close>
    </>
  );
  return (
    <FullWindow
      open={compared !== null}
      onOpenChange={(open) => !open && onClose()}
      head={head}
      className="bg-paper text-ink"
    >
      <div className="min-h-0 grow overflow-y-auto overscroll-contain p-4 lg:p-6">
        {compared === 'base' && <WithBase {...props} />}
        {compared === 'before' && <WithBefore {...props} />}
      </div>
    </FullWindow>
  );
}

function WithBefore<Data extends Record<string, unknown>>(props: CompareWindowProps<Data>) {
  const arrived = useSession(props.session, ({ following }) => following.arrived);
  if (!arrived) return <p>Nothing has come from the base since you looked.</p>;
  return <BeforeAndNow {...props} then={arrived.before} />;
}

/** What came in, and what was changed here since. */
function BeforeAndNow<Data extends Record<string, unknown>>(
  props: CompareWindowProps<Data> & { then: Content<Data> },
) {
  const { session, kind, words, noun, toDocument, then } = props;
  const present = useSession(session, ({ content }) => content);
  const choices = useMemo(() => differencesOf(kind.fields, then, present), [kind, then, present]);
  const differences = useMemo(() => conflictWords(choices, words), [choices, words]);
  return <ThenAndNow {...{ noun, toDocument, choices, differences }} heading={PAGES_HEADING} />;
}

function WithBase<Data extends Record<string, unknown>>(props: CompareWindowProps<Data>) {
  const { tailoring, noun } = props;
  const marks = useTailored(tailoring, (state) => state.marks);
  const base = useTailored(tailoring, (state) => state.base);
  // Of the kind of the document that follows it.
  const then = useMemo(() => base && (contentOf(base) as Content<Data>), [base]);
  if (!then) return <p>The base could not be loaded yet.</p>;
  const count = marks.length;
  return (
    <Tabs defaultValue="words">
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {count === 0 && `What this ${noun} says is what its base says.`}
        {count === 1 && 'One difference'}
        {count > 1 && `${count} differences`}
      </p>
      <TabList aria-label="How to compare">
        <Tab value="words">As words</Tab>
        <Tab value="pages">Pages</Tab>
      </TabList>
      <TabPanel value="words">
        <ul aria-label="Differences" className="max-w-3xl space-y-4">
          {marks.map((mark) => (
            <li key={`${mark.what} ${mark.paths.join()}`}>
              <p className="text-sm font-semibold">{mark.name}</p>
              <MarkPanel tailoring={tailoring} mark={mark} isApart />
            </li>
          ))}
        </ul>
      </TabPanel>
      <TabPanel value="pages">
        <BasePages {...props} then={then} />
      </TabPanel>
    </Tabs>
  );
}

type BasePagesProps<Data extends Record<string, unknown>> = PrintedVersionsParts<Data> & {
  then: Content<Data>;
};

function BasePages<Data extends Record<string, unknown>>(props: BasePagesProps<Data>) {
  const { session, kind, toDocument, noun, then } = props;
  const present = useSession(session, ({ content }) => content);
  const { conflicts } = useMemo(() => differencesOf(kind.fields, then, present), [kind, then, present]);
  return (
    <>
      <h3 className="visually-hidden">{PAGES_HEADING}</h3>
      <ComparedPages
        {...{ noun, toDocument, then, present }}
        names={{ then: 'Base', now: 'Here' }}
        differences={conflicts}
      />
    </>
  );
}
