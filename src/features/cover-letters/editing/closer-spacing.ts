import type { LetterData } from '#documents/letter/schema.ts';

type Settings = LetterData['settings'];

/** What is taken back a little in turn, from what is hardly seen to what is: most to begin with, points of type last. */
const STEPS: readonly Partial<Pick<Settings, 'spacing' | 'margins' | 'fontSize'>>[] = [
  { spacing: 1.3 },
  { spacing: 1.15 },
  { margins: 1 },
  { margins: 0.75 },
  { fontSize: 11 },
  { spacing: 1 },
  { fontSize: 10 },
  { margins: 0.5 },
  { fontSize: 9 },
];

/** The letter set closer, step by step, with type of 9 pt at the least. */
export function closerLetters(data: LetterData): LetterData[] {
  const letters: LetterData[] = [];
  let { settings } = data;
  for (const step of STEPS) {
    const closer = { ...settings };
    for (const [name, most] of Object.entries(step) as [keyof typeof step, number][]) {
      closer[name] = Math.min(settings[name], most);
    }
    const isSame =
      closer.spacing === settings.spacing &&
      closer.margins === settings.margins &&
      closer.fontSize === settings.fontSize;
    settings = closer;
    if (!isSame) letters.push({ ...data, settings });
  }
  return letters;
}
