import type { Design, PhotoShape } from '../../catalog/design.ts';
import type { Family } from '../../catalog/drawing-names.ts';
import type { PhotoModel, PrintedPhoto } from '../../photo/printed-photo.ts';
import type { Outline } from '../outline.ts';
import { RELATION, type Relation } from './package.ts';
import { element } from './xml.ts';

/* The photo in the head of a resume: beside its lines, at the end of the first of them. */

const MAIN = 'http://schemas.openxmlformats.org/drawingml/2006/main';
const PICTURE = 'http://schemas.openxmlformats.org/drawingml/2006/picture';
const SHAPE = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';
const COMPATIBILITY = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing';

/** Drawings are measured in 12,700ths of a point, and cut in 100,000ths of a picture. */
const PER_POINT = 12_700;
const WHOLE = 100_000;

/** How wide a photo is set, as the families have it that have a place for one, in points; a test asks them. */
const WIDTHS: Partial<Record<Family, number>> = {
  ...{ dunes: 96, lebenslauf: 99.21, moonset: 84, volet: 82 },
  ...{ alcove: 92, graphite: 92, pier: 92 },
};
const USUAL_WIDTH = 84;
/** What is left blank beside and below it. */
const BLANK = 14;
/** As templates/lib/photo.typ has them. */
const PORTRAIT = 4 / 5;
const ABOVE = 0.35;

/** What a document needs to have of its photo. */
export type DocxPhoto = {
  /** Of the run that holds it. */
  run: string;
  /** How high it is, and how much of the page's head it takes, in points. */
  shownHeight: number;
  height: number;
  relation: Relation;
  media: { name: string; format: PhotoModel['format']; bytes: Uint8Array };
};

function widthIn({ family }: Design): number {
  return WIDTHS[family] ?? USUAL_WIDTH;
}

/** What a photo and the blank beside it leave the lines less, in points. */
export function photoWidth({ photo, design }: Pick<Outline, 'photo' | 'design'>): number {
  return photo && design.photo ? widthIn(design) + BLANK : 0;
}

/** @param id of the relation that leads to the picture */
export function docxPhoto({ photo, design }: Outline, id: string, leftward: boolean): DocxPhoto | undefined {
  if (!photo || !design.photo) return undefined;
  const { format } = photo.model;
  const name = `photo.${format}`;
  const width = widthIn(design);
  const height = design.photo === 'portrait' ? width / PORTRAIT : width;
  return {
    run: element('w:r', {}, drawing(photo, { id, width, height, leftward, shape: design.photo })),
    shownHeight: height,
    height: height + BLANK,
    relation: { id, type: RELATION.image, target: `media/${name}` },
    media: { name, format, bytes: photo.file.bytes },
  };
}

type Placed = { id: string; width: number; height: number; leftward: boolean; shape: PhotoShape };

/**
 * A picture in a frame; where that is round, a shape that is filled with it, since LibreOffice shows a picture that is cut
 * in both ways as a plain disc. Programs that know no such shapes have the picture all the same.
 */
function drawing(photo: PrintedPhoto, placed: Placed): string {
  const asPicture = element('w:drawing', {}, anchored(photo, placed, picture(photo, placed)));
  if (placed.shape !== 'round') return asPicture;
  const asShape = element('w:drawing', {}, anchored(photo, placed, filledShape(photo, placed)));
  return element(
    'mc:AlternateContent',
    { 'xmlns:mc': COMPATIBILITY, 'xmlns:wps': SHAPE },
    element('mc:Choice', { Requires: 'wps' }, asShape),
    element('mc:Fallback', {}, asPicture),
  );
}

/** At the end of the lines, which flow beside it. */
function anchored({ model }: PrintedPhoto, { leftward, ...size }: Placed, graphic: string): string {
  const placed = (name: string, align: string) =>
    element(name, { relativeFrom: 'margin' }, element('wp:align', {}, align));
  return element(
    'wp:anchor',
    {
      ...{ 'xmlns:wp': DRAWING, distT: 0, distB: 0 },
      // Beside the lines alone: at the margin some programs would leave it, too.
      ...{ distL: leftward ? 0 : BLANK * PER_POINT, distR: leftward ? BLANK * PER_POINT : 0 },
      ...{ simplePos: 0, relativeHeight: 1, behindDoc: 0, locked: 0, layoutInCell: 1, allowOverlap: 0 },
    },
    element('wp:simplePos', { x: 0, y: 0 }),
    placed('wp:positionH', leftward ? 'left' : 'right'),
    placed('wp:positionV', 'top'),
    element('wp:extent', extent(size)),
    element('wp:effectExtent', { l: 0, t: 0, r: 0, b: 0 }),
    element('wp:wrapSquare', { wrapText: 'bothSides' }),
    element('wp:docPr', said(model)),
    '<wp:cNvGraphicFramePr/>',
    graphic,
  );
}

function picture({ model }: PrintedPhoto, placed: Placed): string {
  return graphicOf(
    PICTURE,
    element(
      'pic:pic',
      { 'xmlns:pic': PICTURE },
      element('pic:nvPicPr', {}, element('pic:cNvPr', said(model)), '<pic:cNvPicPr/>'),
      element(
        'pic:blipFill',
        {},
        element('a:blip', { 'r:embed': placed.id }),
        element('a:srcRect', cutOff(model, placed)),
        element('a:stretch', {}, '<a:fillRect/>'),
      ),
      element('pic:spPr', {}, outlined(placed)),
    ),
  );
}

function filledShape({ model }: PrintedPhoto, placed: Placed): string {
  return graphicOf(
    SHAPE,
    element(
      'wps:wsp',
      {},
      '<wps:cNvSpPr/>',
      element(
        'wps:spPr',
        {},
        outlined(placed),
        element(
          'a:blipFill',
          {},
          element('a:blip', { 'r:embed': placed.id }),
          element('a:stretch', {}, element('a:fillRect', reachedOver(cutOff(model, placed)))),
        ),
        element('a:ln', {}, '<a:noFill/>'),
      ),
      '<wps:bodyPr/>',
    ),
  );
}

function graphicOf(uri: string, content: string): string {
  return element('a:graphic', { 'xmlns:a': MAIN }, element('a:graphicData', { uri }, content));
}

type Sides = { l: number; t: number; r: number; b: number };

/** How far the picture reaches over each side of the shape, in shares of the shape: what fills one is cut by its edge. */
function reachedOver({ l, t, r, b }: Sides): Sides {
  const over = (cut: number, others: number) => -Math.round((cut / (WHOLE - others)) * WHOLE);
  return { l: over(l, l + r), t: over(t, t + b), r: over(r, l + r), b: over(b, t + b) };
}

function outlined({ shape, ...size }: Placed): string {
  const at = element('a:xfrm', {}, element('a:off', { x: 0, y: 0 }), element('a:ext', extent(size)));
  return `${at}${element('a:prstGeom', { prst: shape === 'round' ? 'ellipse' : 'rect' }, '<a:avLst/>')}`;
}

type Size = { width: number; height: number };

const extent = ({ width, height }: Size) => ({
  cx: Math.round(width * PER_POINT),
  cy: Math.round(height * PER_POINT),
});

const said = ({ alt }: PhotoModel) => ({ id: 1, name: 'Photo', descr: alt });

/** What of each side is not shown, so that the frame covers the shape. */
function cutOff({ width, height, crop }: PhotoModel, shape: Size): Sides {
  const scale = Math.max(shape.width / (width * crop.width), shape.height / (height * crop.height));
  const shown = { across: shape.width / (width * scale), down: shape.height / (height * scale) };
  const left = crop.x + (crop.width - shown.across) / 2;
  const top = crop.y + (crop.height - shown.down) * ABOVE;
  const share = (part: number) => Math.max(0, Math.round(part * WHOLE));
  return { l: share(left), t: share(top), r: share(1 - left - shown.across), b: share(1 - top - shown.down) };
}
