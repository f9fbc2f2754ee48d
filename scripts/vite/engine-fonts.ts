import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FONT_FILES } from '../../src/documents/catalog/fonts.ts';

const NODE_MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const NAME = 'virtual:engine-fonts';

/** The module `virtual:engine-fonts`: addresses of all font files by their names in the catalogue. */
export function engineFonts(): Plugin {
  return {
    name: 'engine-fonts',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const imports = FONT_FILES.map(
        (file, at) => `import font${at} from ${JSON.stringify(`${NODE_MODULES}${file}?url`)};`,
      );
      const entries = FONT_FILES.map((file, at) => `${JSON.stringify(file)}: font${at}`);
      return `${imports.join('\n')}\nexport const FONT_URLS = {\n${entries.join(',\n')}\n};\n`;
    },
  };
}
