// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { server, type Text } from '#editor/session/testing/session-setup.ts';
import { mount, unmount } from '#tests/support/mounted.tsx';
import type { Content } from './content.ts';
import type { EditedKind } from './edited-kind.ts';
import { useOpenDocument, type Opening } from './use-open-document.ts';

const world = server();
const kind = {
  ...{ name: 'text', gateway: world.gateway, fields: {}, calls: { list: { path: '/api/texts' } } },
  prepare: (data: unknown) => data,
} as unknown as EditedKind<Text>; // Nothing else of a kind is asked for here.
const empty = (): Content<Text> => ({ title: '', templateId: 'a', data: { summary: '' } });
const asItIs = (content: Content<Text>) => content;

let opening: Opening<Text>;

function Opened({ draftKey }: { draftKey: string | null }) {
  const chosen = { template: null, draftKey, isNobodys: false };
  ({ opening } = useOpenDocument(kind, 1, null, empty, chosen, null, asItIs));
  return null;
}

const client = new QueryClient();
const show = (draftKey: string | null) => (
  <QueryClientProvider client={client}>
    <Opened draftKey={draftKey} />
  </QueryClientProvider>
);

function opened() {
  if (opening.status !== 'ready') throw new Error(`it is ${opening.status}`);
  return opening.session;
}

afterEach(unmount);

test('a document that is saved before its address names its draft goes on, instead of being called saved elsewhere', async () => {
  const { rerender } = await mounted();
  await vi.waitFor(() => expect(opening.status).toBe('ready'));
  const session = opened();
  const key = session.creationKey();
  await act(async () => {
    session.edit((content) => ({ ...content, data: { summary: 'Baker' } }));
    await session.save('person');
  });
  expect(session.state().stored?.id).toBe(1);
  await rerender(key);
  expect(opened()).toBe(session);
  // What is another document is opened all the same.
  await rerender('another');
  await vi.waitFor(() => expect(opening).not.toMatchObject({ session }));
});

async function mounted() {
  let setKey: (key: string | null) => void = () => undefined;
  function Place() {
    const [key, set] = useState<string | null>(null);
    setKey = set;
    return show(key);
  }
  await mount(<Place />);
  return { rerender: (key: string | null) => act(async () => setKey(key)) };
}
