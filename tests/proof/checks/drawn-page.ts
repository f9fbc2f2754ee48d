import { createNativeCompiler } from '#documents/render/server/native-compiler.server.ts';
import { FIXTURE_FONTS, fixtureJob, fixtureTemplates } from '#documents/render/testing/fixture-job.ts';

/** A page of 200 by 100 points as the compiler draws it, from a few lines of Typst. */
export function drawnPage(source: string): string {
  const entry = `
    #set page(width: 200pt, height: 100pt, margin: 20pt)
    #set text(font: "Inter", size: 10pt, fallback: false)
    ${source}`;
  const templates = fixtureTemplates({ 'letter.typ': entry });
  try {
    const compiler = createNativeCompiler({ templates: templates.root, fonts: FIXTURE_FONTS });
    return compiler.svg({ ...fixtureJob(), entry: 'letter' }).pages[0] ?? '';
  } finally {
    templates.remove();
  }
}
