import type { ConflictWords } from '#editor/merge/conflict-words.ts';
import type { Choices } from '#editor/merge/merge-content.ts';
import type { PreviewDocument } from '#editor/preview-engine/protocol.ts';
import type { Content } from '#editor/session/content.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/display/tabs.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { ComparedPages } from './compared-pages.tsx';
import { VersionWords } from './version-words.tsx';

type ThenAndNowProps<Data> = {
  noun: string;
  /** What the engine is asked for. */
  toDocument: (content: Content<Data>) => PreviewDocument;
  /** `mine` is then, `theirs` is now. */
  choices: Choices<Data>;
  /** The same in words. */
  differences: readonly ConflictWords[];
  /** What the pages are called together, where no heading stands over them. */
  heading?: string;
};

/** What differs between then and now, on the pages and as words. */
export function ThenAndNow<Data>(props: ThenAndNowProps<Data>) {
  const { noun, toDocument, choices, differences, heading } = props;
  const wide = useMediaQuery(SIDE_BY_SIDE);
  return (
    // On a small screen the pages are too small to be read at first sight.
    <Tabs defaultValue={wide ? 'pages' : 'words'}>
      <TabList aria-label="How to compare">
        <Tab value="pages">Pages</Tab>
        <Tab value="words">As words</Tab>
      </TabList>
      <TabPanel value="pages">
        {heading && <h3 className="visually-hidden">{heading}</h3>}
        <ComparedPages
          {...{ noun, toDocument }}
          then={choices.mine}
          present={choices.theirs}
          names={{ then: 'Then', now: 'Now' }}
          differences={choices.conflicts}
        />
      </TabPanel>
      <TabPanel value="words">
        <VersionWords differences={differences} />
      </TabPanel>
    </Tabs>
  );
}
