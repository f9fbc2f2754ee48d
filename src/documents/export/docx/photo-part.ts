import type { PhotoShape } from '../../catalog/design.ts';
import type { PhotoModel, PrintedPhoto } from '../../photo/printed-photo.ts';
import type { Outline } from '../outline.ts';
import { RELATION, type Relation } from './package.ts';
import { element } from './xml.ts';

/* The photo in the head of a resume: beside its lines, at the end of the first of them. */

const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';

/** Drawings are measured in 12,700ths of a point, and cut in 100,000ths of a picture. */
const PER_POINT = 12_700;
const WHOLE = 100_000;

/** How wide a photo is set, and what is left blank beside and below it, in points. */
const WIDTH = 84;
const BLANK = 14;
/** As templates/lib/photo.typ has them. */
const PORTRAIT = 4 / 5;
const ABOVE = 0.35;

/** What a document needs to have of its photo. */
export type DocxPhoto = {
  /** Of the run that holds it. */
  run: string;
  /** How much of the page's head it takes, in points. */
  height: number;
  relation: Relation;
  media: { name: string; format: PhotoModel['format']; bytes: Uint8Array };
};

/** @param id of the relation that leads to the picture */
export function docxPhoto({ photo, design }: Outline, id: string, leftward: boolean): DocxPhoto | undefined {
  if (!photo || !design.photo) return undefined;
  const { format } = photo.model;
  const name = `photo.${format}`;
  const height = design.photo === 'portrait' ? WIDTH / PORTRAIT : WIDTH;
  return {
    run: element(
      'w:r',
      {},
      element('w:drawing', {}, anchored(photo, { id, height, leftward, shape: design.photo })),
    ),
    height: height + BLANK,
    relation: { id, type: RELATION.image, target: `media/${name}` },
    media: { name, format, bytes: photo.file.bytes },
  };
}

type Placed = { id: string; height: number; leftward: boolean; shape: PhotoShape };

/** At the end of the lines, which flow beside it. */
function anchored({ model }: PrintedPhoto, { id, height, leftward, shape }: Placed): string {
  const size = { cx: Math.round(WIDTH * PER_POINT), cy: Math.round(height * PER_POINT) };
  const said = { id: 1, name: 'Photo', descr: model.alt };
  const placed = (name: string, align: string) =>
    element(name, { relativeFrom: 'margin' }, element('wp:align', {}, align));
  return element(
    'wp:anchor',
    {
      ...{ 'xmlns:wp': DRAWING, distT: 0, distB: 0, distL: BLANK * PER_POINT, distR: BLANK * PER_POINT },
      ...{ simplePos: 0, relativeHeight: 1, behindDoc: 0, locked: 0, layoutInCell: 1, allowOverlap: 0 },
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    placed('wp:positionH', leftward ? 'left' : 'right'),
    placed('wp:positionV', 'top'),
    element('wp:extent', size),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:wrapSquare', { wrapText: 'bothSides' }),
    element('wp:docPr', said),
    '<wp:cNvGraphicFramePr/>',
    element(
      'a:graphic',
      { 'xmlns:a': MAIN },
      element(
        'a:graphicData',
        { uri: PICTURE },
        element(
          'pic:pic',
          { 'xmlns:pic': PICTURE },
          element('pic:nvPicPr', {}, element('pic:cNvPr', said), '<pic:cNvPicPr/>'),
          element(
            'pic:blipFill',
            {},
            element('a:blip', { 'r:embed': id }),
            element('a:srcRect', cutOff(model, height)),
            element('a:stretch', {}, '<a:fillRect/>'),
          ),
          element(
            'pic:spPr',
            {},
            element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', size)),
            element('a:prstGeom', { prst: shape === 'round' ? 'ellipse' : 'rect' }, '<a:avLst/>'),
          ),
        ),
      ),
    ),
  );
}

/** What of each side is not shown, so that the frame covers the shape. */
function cutOff({ width, height, crop }: PhotoModel, shownHeight: number) {
  const scale = Math.max(WIDTH / (width * crop.width), shownHeight / (height * crop.height));
  const shown = { across: WIDTH / (width * scale), down: shownHeight / (height * scale) };
  const left = crop.x + (crop.width - shown.across) / 2;
  const top = crop.y + (crop.height - shown.down) * ABOVE;
  const share = (part: number) => Math.max(0, Math.round(part * WHOLE));
  return { l: share(left), t: share(top), r: share(1 - left - shown.across), b: share(1 - top - shown.down) };
}
