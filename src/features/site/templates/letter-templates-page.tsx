import { LETTER_CATEGORIES } from '#documents/catalog/categories.ts';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { letterTemplatesMeta } from '../content/metadata.ts';
import { Gallery } from './gallery.tsx';

export const meta = letterTemplatesMeta;

export default function LetterTemplatesPage() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-12">
      <h1 className="text-4xl sm:text-5xl">Cover letter templates</h1>
      <p className="mt-4 mb-10 max-w-2xl text-lg text-muted">
        A letter that shares the letterhead of your resume looks like one thought, not two files. Each of
        these has its match among the resume templates.
      </p>
      <Gallery
        kind="letter"
        templates={letterTemplates}
        categories={LETTER_CATEGORIES}
        builder="/cover-letter-builder"
      />
    </main>
  );
}
