/** A typeface of our own: where its package keeps it, and the faces that designs use. */
type Typeface = { path: string; faces: readonly FaceName[] };
type FaceName = keyof typeof FACES;

/** Names of the folders of the packages; an italic's folder carries a suffix. */
const FACES = {
  regular: '400Regular',
  italic: '400Regular_Italic',
  medium: '500Medium',
  semibold: '600SemiBold',
  bold: '700Bold',
  extrabold: '800ExtraBold',
} as const;

const TEXT: readonly FaceName[] = ['regular', 'italic', 'semibold', 'bold'];
const UPRIGHT: readonly FaceName[] = ['regular', 'semibold', 'bold'];
const OFFICE: readonly FaceName[] = ['regular', 'italic', 'bold'];
const DISPLAY: readonly FaceName[] = ['semibold', 'bold'];

/**
 * The typefaces of the designs, by the family's name as the engine knows it. Each was proven to read back
 * exactly from its PDFs; several well-known ones (Noto Sans, Lato, Poppins, DM Sans) fail that and are left out.
 */
const TYPEFACES = {
  Arimo: { path: 'arimo/Arimo', faces: TEXT },
  Bitter: { path: 'bitter/Bitter', faces: DISPLAY },
  Carlito: { path: 'carlito/Carlito', faces: OFFICE },
  'Cormorant Garamond': { path: 'cormorant-garamond/CormorantGaramond', faces: DISPLAY },
  'Crimson Pro': { path: 'crimson-pro/CrimsonPro', faces: TEXT },
  'EB Garamond': { path: 'eb-garamond/EBGaramond', faces: TEXT },
  'Fira Sans': { path: 'fira-sans/FiraSans', faces: TEXT },
  'IBM Plex Mono': { path: 'ibm-plex-mono/IBMPlexMono', faces: UPRIGHT },
  'IBM Plex Sans': { path: 'ibm-plex-sans/IBMPlexSans', faces: TEXT },
  'IBM Plex Serif': { path: 'ibm-plex-serif/IBMPlexSerif', faces: TEXT },
  Inter: { path: 'inter/Inter', faces: TEXT },
  'JetBrains Mono': { path: 'jetbrains-mono/JetBrainsMono', faces: UPRIGHT },
  'Libre Franklin': { path: 'libre-franklin/LibreFranklin', faces: TEXT },
  Literata: { path: 'literata/Literata', faces: TEXT },
  Lora: { path: 'lora/Lora', faces: TEXT },
  Montserrat: { path: 'montserrat/Montserrat', faces: DISPLAY },
  'Noto Serif': { path: 'noto-serif/NotoSerif', faces: TEXT },
  'Nunito Sans': { path: 'nunito-sans/NunitoSans', faces: TEXT },
  'Open Sans': { path: 'open-sans/OpenSans', faces: TEXT },
  'Playfair Display': { path: 'playfair-display/PlayfairDisplay', faces: DISPLAY },
  'Plus Jakarta Sans': { path: 'plus-jakarta-sans/PlusJakartaSans', faces: TEXT },
  Raleway: { path: 'raleway/Raleway', faces: ['regular', 'semibold', 'bold'] },
  Roboto: { path: 'roboto/Roboto', faces: TEXT },
  'Roboto Mono': { path: 'roboto-mono/RobotoMono', faces: UPRIGHT },
  'Roboto Slab': { path: 'roboto-slab/RobotoSlab', faces: DISPLAY },
  'Source Sans 3': { path: 'source-sans-3/SourceSans3', faces: TEXT },
  'Source Serif 4': { path: 'source-serif-4/SourceSerif4', faces: TEXT },
  'Space Grotesk': { path: 'space-grotesk/SpaceGrotesk', faces: UPRIGHT },
  Spectral: { path: 'spectral/Spectral', faces: TEXT },
  'Work Sans': { path: 'work-sans/WorkSans', faces: TEXT },
} as const satisfies Readonly<Record<string, Typeface>>;

/** A typeface that a design may name. */
export type FontFamily = keyof typeof TYPEFACES;

/** Whether that name is one of our typefaces. */
export function isFontFamily(name: string): name is FontFamily {
  return Object.hasOwn(TYPEFACES, name);
}

/** Typefaces that serve what a design's own lack, by the script they are needed for. */
export const SCRIPT_FONTS = {
  hebrew: { family: 'Noto Sans Hebrew', files: scriptFiles('hebrew', 'NotoSansHebrew') },
  arabic: { family: 'Noto Naskh Arabic', files: scriptFiles('arabic', 'NotoNaskhArabic') },
  symbols: { family: 'Noto Sans Symbols', files: [file('noto-sans-symbols/NotoSansSymbols', 'regular')] },
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
