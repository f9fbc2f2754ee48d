/** A typeface of our own: where its package keeps it, and the faces that designs use. */
type Typeface = { path: string; faces: readonly FaceName[] };
export type FaceName = keyof typeof FACES;

/** Names of the folders of the packages; an italic's folder carries a suffix. */
const FACES = {
  regular: '400Regular',
  italic: '400Regular_Italic',
  semibold: '600SemiBold',
  bold: '700Bold',
} as const;

const SANS: readonly FaceName[] = ['regular', 'semibold', 'bold'];
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
  Bitter: { path: 'bitter/Bitter', faces: HEADS },
  Carlito: { path: 'carlito/Carlito', faces: ['regular', 'bold'] },
  'Cormorant Garamond': { path: 'cormorant-garamond/CormorantGaramond', faces: HEADS_AND_NAME },
  'Crimson Pro': { path: 'crimson-pro/CrimsonPro', faces: SERIF_AND_NAME },
  'EB Garamond': { path: 'eb-garamond/EBGaramond', faces: SERIF },
  'Fira Sans': { path: 'fira-sans/FiraSans', faces: SANS },
  'IBM Plex Mono': { path: 'ibm-plex-mono/IBMPlexMono', faces: HEADS_AND_NAME },
  'IBM Plex Sans': { path: 'ibm-plex-sans/IBMPlexSans', faces: SANS },
  'IBM Plex Serif': { path: 'ibm-plex-serif/IBMPlexSerif', faces: SERIF },
  Inter: { path: 'inter/Inter', faces: SANS },
  'JetBrains Mono': { path: 'jetbrains-mono/JetBrainsMono', faces: HEADS },
  'Libre Franklin': { path: 'libre-franklin/LibreFranklin', faces: SANS },
  Literata: { path: 'literata/Literata', faces: SERIF_AND_NAME },
  Lora: { path: 'lora/Lora', faces: SERIF_AND_NAME },
  Montserrat: { path: 'montserrat/Montserrat', faces: HEADS },
  'Noto Serif': { path: 'noto-serif/NotoSerif', faces: SERIF_AND_NAME },
  'Nunito Sans': { path: 'nunito-sans/NunitoSans', faces: SANS },
  'Open Sans': { path: 'open-sans/OpenSans', faces: SANS },
  'Playfair Display': { path: 'playfair-display/PlayfairDisplay', faces: HEADS_AND_NAME },
  'Plus Jakarta Sans': { path: 'plus-jakarta-sans/PlusJakartaSans', faces: SANS },
  Raleway: { path: 'raleway/Raleway', faces: HEADS_AND_NAME },
  Roboto: { path: 'roboto/Roboto', faces: SANS },
  'Roboto Mono': { path: 'roboto-mono/RobotoMono', faces: HEADS },
  'Roboto Slab': { path: 'roboto-slab/RobotoSlab', faces: HEADS },
  'Source Sans 3': { path: 'source-sans-3/SourceSans3', faces: SANS },
  'Source Serif 4': { path: 'source-serif-4/SourceSerif4', faces: SERIF_AND_NAME },
  'Space Grotesk': { path: 'space-grotesk/SpaceGrotesk', faces: SANS },
  Spectral: { path: 'spectral/Spectral', faces: SERIF },
  'Work Sans': { path: 'work-sans/WorkSans', faces: HEADS_AND_NAME },
} as const satisfies Readonly<Record<string, Typeface>>;

/** A typeface that a design may name. */
export type FontFamily = keyof typeof TYPEFACES;

/** Weights and italic that a typeface is at hand in. */
export function facesOf(family: FontFamily): readonly FaceName[] {
  return TYPEFACES[family].faces;
}

/** Whether that name is one of our typefaces. */
export function isFontFamily(name: string): name is FontFamily {
  return Object.hasOwn(TYPEFACES, name);
}

/** Typefaces that serve what a design's own lack, by the script they are needed for. */
export const SCRIPT_FONTS = {
  hebrew: { family: 'Noto Sans Hebrew', files: scriptFiles('hebrew', 'NotoSansHebrew') },
  arabic: { family: 'Noto Naskh Arabic', files: scriptFiles('arabic', 'NotoNaskhArabic') },
  symbols: { family: 'Noto Sans Symbols', files: [file('noto-sans-symbols/NotoSansSymbols', 'regular')] },
  dingbats: {
    family: 'Noto Sans Symbols 2',
    files: [file('noto-sans-symbols-2/NotoSansSymbols2', 'regular')],
  },
} as const;

function file(path: string, face: FaceName): string {
  const [folder = '', prefix = ''] = path.split('/');
  return `@expo-google-fonts/${folder}/${FACES[face]}/${prefix}_${FACES[face]}.ttf`;
}

function scriptFiles(script: string, prefix: string): string[] {
  return ['Regular', 'Bold'].map((face) => `@embedpdf/fonts-${script}/fonts/${prefix}-${face}.ttf`);
}

/** Every font file the templates need, relative to node_modules. */
export const FONT_FILES: readonly string[] = [
  ...Object.values(TYPEFACES).flatMap((face) => face.faces.map((name) => file(face.path, name))),
  ...Object.values(SCRIPT_FONTS).flatMap((font) => font.files),
];
