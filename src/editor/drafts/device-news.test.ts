import { expect, it } from 'vitest';
import { createNews, type NewsChannel, type DeviceNews } from './device-news.ts';

/** Tabs on one channel: a message reaches all but the one that sent it. */
function browser() {
  const tabs: ((event: MessageEvent) => void)[] = [];
  return (): NewsChannel => {
    const own = tabs.length;
    return {
      postMessage: (data: unknown) =>
        tabs.forEach((hear, index) => index !== own && hear(new MessageEvent('message', { data }))),
      addEventListener: (_type: string, hear: unknown) => {
        tabs.push(hear as (event: MessageEvent) => void); // What the only caller listens with.
      },
    };
  };
}

it('news reaches every tab of the same account, and no other account', () => {
  const open = browser();
  const [here, there] = [createNews(open()), createNews(open())];
  const heard: [string, DeviceNews][] = [];
  here(1).subscribe((news) => heard.push(['here', news]));
  there(1).subscribe((news) => heard.push(['there', news]));
  there(2).subscribe((news) => heard.push(['somebody else', news]));
  const stop = there(1).subscribe(() => heard.push(['stopped', { kind: 'drafts' }]));
  stop();
  here(1).emit({ kind: 'drafts' });
  expect(heard).toEqual([
    ['here', { kind: 'drafts' }],
    ['there', { kind: 'drafts' }],
  ]);
});

it('without a channel it stays in its tab', () => {
  const heard: DeviceNews[] = [];
  const news = createNews(undefined)(1);
  news.subscribe((found) => heard.push(found));
  news.emit({ kind: 'saved', document: 'resume/7', version: 4 });
  expect(heard).toHaveLength(1);
});
