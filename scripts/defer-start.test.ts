import { expect, test } from 'vitest';
import { deferStart } from './defer-start.ts';

const PAGE = `<head><link rel="modulepreload" href="/assets/home.js"/></head><body><p>Text</p><script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/home-1.js";

  window.__reactRouterRouteModules = {"root":route0,"../features/home":route1};

import("/assets/entry-1.js");</script></body>`;

test('a deferred page asks for nothing by itself and keeps every module it will need', async () => {
  const page = await deferStart(PAGE);
  expect(page).toContain('<p>Text</p>');
  expect(page).not.toMatch(/modulepreload|type="module"|^import /m);
  for (const file of ['manifest-1', 'root-1', 'home-1', 'entry-1']) {
    expect(page).toContain(`import("/assets/${file}.js")`);
  }
  expect(page).toContain('"../features/home":');
});

test('a page whose script has another form stops the build', async () => {
  await expect(deferStart('<script type="module">start()</script>')).rejects.toThrow('another form');
  await expect(deferStart(PAGE.replace('* as route1', '* as other'))).rejects.toThrow('other modules');
});
