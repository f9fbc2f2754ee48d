import {
  matrixOf,
  numberAt,
  numbersOf,
  textAt,
  boxAround,
  IDENTITY,
  type Matrix,
  times,
  boundsOf,
  isStraight,
  type Quad,
  type Subpath,
  strokesOf,
  subpathsOf,
  type GraphicsState,
  initialState,
} from './operators.ts';
import { common, type OperatorList, type PageMarks } from './page-marks.ts';
import type { PdfJs } from './pdf-js.ts';
import { type Face, TextPen } from './text-pen.ts';
import { type PdfFont, typefaceOf } from './typeface.ts';

export type Ops = PdfJs['OPS'];

/** What a page's drawing needs to know besides the operators. */
export type Canvas = { view: Matrix; ops: Ops; fontNamed: (name: string) => PdfFont | undefined };

/** Draws a page without a canvas: where every letter, picture and shape comes to stand. */
export function drawPage({ fnArray, argsArray }: OperatorList, canvas: Canvas): PageMarks {
  const drawing = new PageDrawing(canvas);
  fnArray.forEach((fn, index) => {
    const args = argsArray[index];
    drawing.steps.get(fn)?.(Array.isArray(args) ? args : []);
  });
  return drawing.marks;
}

class PageDrawing {
  readonly marks: PageMarks = { glyphs: [], shapes: [], pictures: [] };
  readonly steps: ReadonlyMap<number, (args: readonly unknown[]) => void>;
  private state: GraphicsState;
  private readonly saved: GraphicsState[] = [];
  private readonly content: boolean[] = [];
  private readonly faces = new Map<string, Face>();
  private readonly pen = new TextPen((placed) => this.marks.glyphs.push(placed));
  private order = 0;
  /** Whether the next path clips what is drawn after it. */
  private clipping = false;
  private readonly ops: Ops;
  private readonly fontNamed: Canvas['fontNamed'];

  constructor({ view, ops, fontNamed }: Canvas) {
    this.state = initialState(view);
    this.ops = ops;
    this.fontNamed = fontNamed;
    this.steps = new Map([...this.graphicsSteps(), ...this.textSteps(), ...this.paintSteps()]);
  }

  private graphicsSteps(): [number, (args: readonly unknown[]) => void][] {
    const { ops } = this;
    return [
      [ops.save, () => this.save()],
      [ops.restore, () => this.restore()],
      [ops.transform, (args) => this.transform(args)],
      [ops.setLineWidth, (args) => (this.state.lineWidth = numberAt(args, 0))],
      [ops.setFillRGBColor, (args) => (this.state.fill = textAt(args, 0))],
      [ops.setFillColorN, () => (this.state.fill = undefined)],
      [ops.setFillTransparent, () => (this.state.fill = undefined)],
      [ops.setStrokeRGBColor, (args) => (this.state.stroke = textAt(args, 0))],
      [ops.setStrokeColorN, () => (this.state.stroke = undefined)],
      [ops.setGState, ([entries]) => this.setParameters(entries)],
      [ops.beginMarkedContent, ([name]) => this.content.push(name === 'Artifact')],
      [ops.beginMarkedContentProps, ([name]) => this.content.push(name === 'Artifact')],
      [ops.endMarkedContent, () => this.content.pop()],
      [
        ops.paintFormXObjectBegin,
        ([matrix]) => {
          this.save();
          this.transform(numbersOf(matrix));
        },
      ],
      [ops.paintFormXObjectEnd, () => this.restore()],
    ];
  }

  private textSteps(): [number, (args: readonly unknown[]) => void][] {
    const { ops, pen } = this;
    return [
      [ops.beginText, () => pen.begin(IDENTITY)],
      [ops.setTextMatrix, ([matrix]) => pen.begin(matrixOf(matrix) ?? IDENTITY)],
      [ops.moveText, (args) => pen.move(numberAt(args, 0), numberAt(args, 1))],
      [
        ops.setLeadingMoveText,
        (args) => {
          this.state.leading = numberAt(args, 1);
          pen.move(numberAt(args, 0), numberAt(args, 1));
        },
      ],
      [ops.nextLine, () => pen.move(0, this.state.leading)],
      [ops.setLeading, (args) => (this.state.leading = -numberAt(args, 0))],
      [ops.setCharSpacing, (args) => (this.state.charSpacing = numberAt(args, 0))],
      [ops.setWordSpacing, (args) => (this.state.wordSpacing = numberAt(args, 0))],
      [ops.setHScale, (args) => (this.state.scale = numberAt(args, 0, 100) / 100)],
      [ops.setTextRise, (args) => (this.state.rise = numberAt(args, 0))],
      [ops.setTextRenderingMode, (args) => (this.state.renderingMode = numberAt(args, 0))],
      [ops.setFont, (args) => this.setFont(args)],
      [ops.showText, ([shown]) => this.show(shown)],
      [ops.showSpacedText, ([shown]) => this.show(shown)],
    ];
  }

  private paintSteps(): [number, (args: readonly unknown[]) => void][] {
    const { ops } = this;
    const pictures = [
      ops.paintImageXObject,
      ops.paintImageMaskXObject,
      ops.paintInlineImageXObject,
      ops.paintSolidColorImageMask,
    ];
    return [
      [ops.clip, () => (this.clipping = true)],
      [ops.eoClip, () => (this.clipping = true)],
      [ops.constructPath, (args) => this.path(args)],
      // A gradient fills all that is not clipped away.
      [
        ops.shadingFill,
        () => this.shape([-1e4, -1e4, 1e4, 1e4], { color: undefined, filled: true, straight: true }),
      ],
      ...pictures.map((op): [number, () => void] => [op, () => this.picture([0, 0, 1, 1])]),
      [
        ops.paintImageXObjectRepeat,
        (args) => this.repeatedPicture(numberAt(args, 1), numberAt(args, 2), args[3]),
      ],
    ];
  }

  private save(): void {
    this.saved.push({ ...this.state });
  }

  private restore(): void {
    this.state = this.saved.pop() ?? this.state;
  }

  private transform(args: readonly unknown[]): void {
    const matrix = matrixOf(args);
    if (matrix) this.state.ctm = times(this.state.ctm, matrix);
  }

  private setParameters(entries: unknown): void {
    for (const entry of Array.isArray(entries) ? entries : []) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry as unknown[]; // Of a list only that it is one is known.
      if (key === 'ca' && typeof value === 'number') this.state.fillAlpha = value;
      if (key === 'LW' && typeof value === 'number') this.state.lineWidth = value;
      if (key === 'Font' && Array.isArray(value)) this.setFont(value);
    }
  }

  private setFont(args: readonly unknown[]): void {
    this.state.font = textAt(args, 0) ?? '';
    this.state.fontSize = numberAt(args, 1);
  }

  private show(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    const artifact = this.content.includes(true);
    this.order++;
    this.pen.show(shown, this.state, this.face(this.state.font), this.order, artifact);
  }

  private face(name: string): Face {
    const known = this.faces.get(name);
    if (known) return known;
    const font = this.fontNamed(name);
    const face = { font, face: typefaceOf(font) };
    this.faces.set(name, face);
    return face;
  }

  private path([operator, data]: readonly unknown[]): void {
    const { ops } = this;
    if (typeof operator !== 'number') return;
    const subpaths = subpathsOf(Array.isArray(data) ? data[0] : undefined);
    if (operator !== ops.endPath) this.paint(operator, subpaths);
    if (this.clipping) this.clip(subpaths);
    this.clipping = false;
  }

  private clip(subpaths: readonly Subpath[]): void {
    const { ctm, clip } = this.state;
    const points = subpaths.flatMap(({ points: own }) => own);
    if (points.length === 0) return;
    const box = boxAround(ctm, boundsOf({ points, curved: false }));
    const straight = subpaths.length === 1 && subpaths.every(isStraight);
    this.state.clip = clip
      ? { ...common(box, clip), straight: straight && clip.straight }
      : { ...box, straight };
  }

  private paint(operator: number, subpaths: readonly Subpath[]): void {
    const { ops } = this;
    if (operator === ops.stroke || operator === ops.closeStroke) {
      const { lineWidth, stroke: color } = this.state;
      for (const { quad, filled, straight } of subpaths
        .slice(0, STROKES_MAX)
        .flatMap((one) => strokesOf(one, lineWidth)))
        this.shape(quad, { color, filled, straight });
      return;
    }
    const { fill, fillAlpha } = this.state;
    // Of several parts one may be a hole in another, and what shines through mixes with what is below: colors that
    // are not worked out here.
    const color = subpaths.length === 1 && fillAlpha > 0.98 ? fill : undefined;
    for (const subpath of subpaths.slice(0, STROKES_MAX)) {
      this.shape(boundsOf(subpath), { color, filled: true, straight: isStraight(subpath) });
    }
  }

  private shape(quad: Quad, look: { color: string | undefined; filled: boolean; straight: boolean }): void {
    const { ctm, clip } = this.state;
    const whole = boxAround(ctm, quad);
    const seen = clip ? common(whole, clip) : whole;
    if (seen.right < seen.left || seen.bottom < seen.top) return;
    this.order++;
    const straight = look.straight && (clip?.straight ?? true);
    this.marks.shapes.push({ ...seen, ...look, straight, order: this.order });
  }

  private picture(quad: Quad): void {
    this.order++;
    this.marks.pictures.push({ ...boxAround(this.state.ctm, quad), order: this.order });
  }

  private repeatedPicture(scaleX: number, scaleY: number, positions: unknown): void {
    const places = numbersOf(positions);
    for (let at = 0; at + 1 < places.length; at += 2) {
      const [x = 0, y = 0] = places.slice(at);
      this.picture([x, y, x + scaleX, y + scaleY]);
    }
  }
}

/** Most parts of one path that are looked at: a drawing may have thousands. */
const STROKES_MAX = 400;
