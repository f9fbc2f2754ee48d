import { fileURLToPath } from 'node:url';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import type { PrintJob } from '../print-job.ts';
import type { FixtureModel } from './fixture-templates.ts';

/** The faces that the fixture's entry names, and no more, so that compilers start fast. */
export const FIXTURE_FONTS = fontPaths(fileURLToPath(new URL('../../../../node_modules', import.meta.url)), [
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
]);

/** A small valid job for the fixture's entry. */
export function fixtureJob(model: Partial<FixtureModel> = {}): PrintJob {
  return {
    entry: 'resume',
    model: {
      title: 'Ana Silva – Resume',
      fonts: { body: ['Inter', 'Source Serif 4'] },
      paragraphs: ['Engineer in Porto.'],
      ...model,
    },
    creationTime: new Date('2026-03-04T05:06:07.890Z'),
  };
}
