import { pageScript } from './page-script.ts';

/** The script at the end of a ready page that loads the application, as React Router writes it. */
const START =
  /<script type="module" async="">(?<imports>import "[^]*?)window\.__reactRouterRouteModules = \{(?<modules>[^}]*)\};\s*import\("(?<entry>[^"]+)"\);<\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Makes a ready page load its application only when it is used (src/main/start-when-used.ts): what is fetched before
 * the first scroll is the page itself.
 * @throws Error when the page's script is not the one this was written for
 */
export async function deferStart(html: string): Promise<string> {
  const found = START.exec(html)?.groups;
  if (!found) throw new Error('The script that starts a ready page has another form than expected.');
  const script = await pageScript(startCode(found.imports ?? '', found.modules ?? '', found.entry ?? ''));
  return html.replace(PRELOADS, '').replace(START, () => `<script>${script}</script>`);
}

/** The same imports as before, made when they are wanted. */
function startCode(imports: string, modules: string, entry: string): string {
  const plain = [...imports.matchAll(/import "([^"]+)"/g)].map(([, path]) => path);
  const named = new Map(
    [...imports.matchAll(/import \* as (\w+) from "([^"]+)"/g)].map(([, n, path]) => [n, path]),
  );
  const routes = [...modules.matchAll(/("[^"]+"):(\w+)/g)].map(([, route, name]) => [route, named.get(name)]);
  if (plain.length !== 1 || routes.length === 0 || routes.some(([, path]) => path === undefined)) {
    throw new Error('A ready page imports other modules than expected.');
  }
  return `
    import { startWhenUsed } from './src/main/start-when-used.ts';
    startWhenUsed(async () => {
      const [, ${routes.map((_, index) => `route${index}`).join(', ')}] = await Promise.all([
        import("${plain[0]}"),
        ${routes.map(([, path]) => `import("${path}")`).join(', ')},
      ]);
      window.__reactRouterRouteModules = { ${routes.map(([route], index) => `${route}: route${index}`).join(', ')} };
      import("${entry}");
    });`;
}
