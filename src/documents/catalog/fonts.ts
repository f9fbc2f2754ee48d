/** A typeface of our own: where its package keeps it, and the faces that designs use. */
type Typeface = { path: string; faces: readonly FaceName[] };
export type FaceName = keyof typeof FACES;

/** Weights that names and headings are set in; a typeface has each only if it stands below. */
export type Weight = 300 | 400 | 500 | 600 | 700 | 800 | 900;

/** Names of the folders of the packages; an italic's folder carries a suffix. */
const FACES = {
  light: '300Light',
  regular: '400Regular',
  italic: '400Regular_Italic',
  medium: '500Medium',
  semibold: '600SemiBold',
  bold: '700Bold',
  boldItalic: '700Bold_Italic',
  extrabold: '800ExtraBold',
  black: '900Black',
} as const;

const UPRIGHT: readonly FaceName[] = ['regular', 'semibold', 'bold'];
const SANS: readonly FaceName[] = [...UPRIGHT, 'italic'];
const SERIF: readonly FaceName[] = ['regular', 'italic', 'bold'];
const SERIF_AND_NAME: readonly FaceName[] = [...SERIF, 'semibold'];
const HEADS: readonly FaceName[] = ['bold'];
const HEADS_AND_NAME: readonly FaceName[] = ['semibold', 'bold'];

/**
 * The typefaces of the designs, by the family's name as the engine knows it. Each was proven to read back
 * exactly from its PDFs; several well-known ones (Noto Sans, Lato, Poppins, DM Sans) fail that and are left out.
 */
const TYPEFACES = {
  Arimo: { path: 'arimo/Arimo', faces: SANS },
  Bitter: { path: 'bitter/Bitter', faces: [...HEADS, 'extrabold'] },
  Carlito: { path: 'carlito/Carlito', faces: ['regular', 'bold', 'italic'] },
  'Cormorant Garamond': {
    path: 'cormorant-garamond/CormorantGaramond',
    faces: ['light', 'regular', 'semibold'],
  },
  'Crimson Pro': { path: 'crimson-pro/CrimsonPro', faces: SERIF_AND_NAME },
  'EB Garamond': { path: 'eb-garamond/EBGaramond', faces: SERIF },
  'Fira Sans': { path: 'fira-sans/FiraSans', faces: SANS },
  'IBM Plex Mono': { path: 'ibm-plex-mono/IBMPlexMono', faces: HEADS_AND_NAME },
  'IBM Plex Sans': { path: 'ibm-plex-sans/IBMPlexSans', faces: SANS },
  'IBM Plex Serif': { path: 'ibm-plex-serif/IBMPlexSerif', faces: SERIF },
  Inter: { path: 'inter/Inter', faces: [...SANS, 'extrabold'] },
  'JetBrains Mono': { path: 'jetbrains-mono/JetBrainsMono', faces: [...HEADS, 'extrabold'] },
  'Libre Franklin': { path: 'libre-franklin/LibreFranklin', faces: SANS },
  Literata: { path: 'literata/Literata', faces: [...SERIF, 'light'] },
  Lora: { path: 'lora/Lora', faces: SERIF_AND_NAME },
  Montserrat: { path: 'montserrat/Montserrat', faces: [...HEADS, 'extrabold'] },
  'Noto Serif': { path: 'noto-serif/NotoSerif', faces: SERIF },
  'Nunito Sans': { path: 'nunito-sans/NunitoSans', faces: SANS },
  'Open Sans': { path: 'open-sans/OpenSans', faces: [...SANS, 'light'] },
  'Playfair Display': { path: 'playfair-display/PlayfairDisplay', faces: ['bold', 'boldItalic', 'black'] },
  'Plus Jakarta Sans': { path: 'plus-jakarta-sans/PlusJakartaSans', faces: [...SANS, 'extrabold'] },
  Raleway: { path: 'raleway/Raleway', faces: ['light', 'regular', 'semibold'] },
  Roboto: { path: 'roboto/Roboto', faces: SANS },
  'Roboto Mono': { path: 'roboto-mono/RobotoMono', faces: HEADS },
  'Roboto Slab': { path: 'roboto-slab/RobotoSlab', faces: HEADS },
  'Source Sans 3': { path: 'source-sans-3/SourceSans3', faces: SANS },
  'Source Serif 4': { path: 'source-serif-4/SourceSerif4', faces: SERIF_AND_NAME },
  'Space Grotesk': { path: 'space-grotesk/SpaceGrotesk', faces: UPRIGHT },
  Spectral: { path: 'spectral/Spectral', faces: SERIF },
  'Work Sans': { path: 'work-sans/WorkSans', faces: [...HEADS_AND_NAME, 'black'] },
} as const satisfies Readonly<Record<string, Typeface>>;

/** A typeface that a design may name. */
export type FontFamily = keyof typeof TYPEFACES;

/** Weights and italic that a typeface is at hand in. */
export function facesOf(family: FontFamily): readonly FaceName[] {
  return TYPEFACES[family].faces;
}

const UPRIGHT_WEIGHTS: Readonly<Partial<Record<FaceName, Weight>>> = {
  light: 300,
  regular: 400,
  medium: 500,
  semibold: 600,
  bold: 700,
  extrabold: 800,
  black: 900,
};

/** Weights that a typeface is at hand in, upright. */
export function weightsOf(family: FontFamily): Weight[] {
  return facesOf(family).flatMap((face) => UPRIGHT_WEIGHTS[face] ?? []);
}

/** Whether that name is one of our typefaces. */
export function isFontFamily(name: string): name is FontFamily {
  return Object.hasOwn(TYPEFACES, name);
}

/**
 * Typefaces that serve what a design's own lack, by the script they are needed for. Latin letters never reach
 * them: they stand last in every chain.
 */
export const SCRIPT_FONTS = {
  // The metadata of its bold face wrongly says semibold.
  hebrew: embedded('Noto Sans Hebrew', 'hebrew/NotoSansHebrew', 'ttf', 600),
  arabic: embedded('Noto Naskh Arabic', 'arabic/NotoNaskhArabic', 'ttf'),
  devanagari: google('Noto Sans Devanagari', 'noto-sans-devanagari/NotoSansDevanagari', ['regular', 'bold']),
  // Of the Thai typefaces tried the one whose marks readers give back (templates/lib/thai.typ).
  thai: google('Sarabun', 'sarabun/Sarabun', ['regular', 'bold']),
  // Named within the files as they were before Noto was renamed.
  simplified: embedded('Noto Sans S Chinese', 'sc/NotoSansHans', 'otf'),
  traditional: embedded('Noto Sans T Chinese', 'tc/NotoSansHant', 'otf'),
  japanese: embedded('Noto Sans Japanese', 'jp/NotoSansJP', 'otf'),
  korean: embedded('Noto Sans Korean', 'kr/NotoSansKR', 'otf'),
  emoji: google('Noto Emoji', 'noto-emoji/NotoEmoji', ['regular', 'bold']),
  symbols: google('Noto Sans Symbols', 'noto-sans-symbols/NotoSansSymbols', ['regular']),
  dingbats: google('Noto Sans Symbols 2', 'noto-sans-symbols-2/NotoSansSymbols2', ['regular']),
} as const;

/** A font file, relative to node_modules, and how the engine tells its face from others. */
export type FontFace = { file: string; family: string; weight: number; style: 'normal' | 'italic' };

/** A family as its package brings it. */
type FontFiles = { family: string; faces: readonly FontFace[] };

function google(family: string, path: string, names: readonly FaceName[]): FontFiles {
  const [folder = '', prefix = ''] = path.split('/');
  const faces = names.map((name): FontFace => {
    const face = FACES[name];
    const file = `@expo-google-fonts/${folder}/${face}/${prefix}_${face}.ttf`;
    return {
      file,
      family,
      weight: Number.parseInt(face, 10),
      style: face.endsWith('Italic') ? 'italic' : 'normal',
    };
  });
  return { family, faces };
}

function embedded(family: string, path: string, format: 'ttf' | 'otf', bold = 700): FontFiles {
  const [folder = '', prefix = ''] = path.split('/');
  const file = (face: string) => `@embedpdf/fonts-${folder}/fonts/${prefix}-${face}.${format}`;
  return {
    family,
    faces: [
      { file: file('Regular'), family, weight: 400, style: 'normal' },
      { file: file('Bold'), family, weight: bold, style: 'normal' },
    ],
  };
}

/** Every face that the templates may name. */
export const FONT_FACES: readonly FontFace[] = [
  ...Object.entries(TYPEFACES).flatMap(([family, { path, faces }]) => google(family, path, faces).faces),
  ...Object.values(SCRIPT_FONTS).flatMap(({ faces }) => faces),
];

/** Every font file, relative to node_modules. */
export const FONT_FILES: readonly string[] = FONT_FACES.map(({ file }) => file);

/** Typefaces that letters offer: the name a person knows, and the one of ours it is set in. */
export const letterTypefaces: readonly { name: string; family: FontFamily }[] = [
  { name: 'Arial', family: 'Arimo' },
  { name: 'Calibri', family: 'Carlito' },
  { name: 'Garamond', family: 'EB Garamond' },
  { name: 'Georgia', family: 'Source Serif 4' },
  { name: 'Helvetica', family: 'Arimo' },
  { name: 'Inter', family: 'Inter' },
  { name: 'Source Sans', family: 'Source Sans 3' },
  { name: 'Times New Roman', family: 'Source Serif 4' },
];

/** The typeface of a letter's text: one of ours by its own name, or ours for a well-known one; Arimo for the rest. */
export function letterTypeface(fontFamily: string): FontFamily {
  if (isFontFamily(fontFamily)) return fontFamily;
  const wanted = fontFamily.trim().toLowerCase();
  return letterTypefaces.find(({ name }) => name.toLowerCase() === wanted)?.family ?? 'Arimo';
}
