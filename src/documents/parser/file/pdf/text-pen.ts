import type { Typeface } from '../layout/glyph.ts';
import { type GraphicsState, apply, IDENTITY, type Matrix, times } from './operators.ts';
import type { PlacedGlyph } from './page-marks.ts';
import type { PdfFont } from './typeface.ts';

export type Face = { font: PdfFont | undefined; face: Typeface };

type ShownGlyph = { unicode?: string; width?: number; isSpace?: boolean };

/** Sets letters where the text operators of a page put them. */
export class TextPen {
  private matrix: Matrix = IDENTITY;
  private line: [number, number] = [0, 0];
  private at: [number, number] = [0, 0];

  private readonly set: (placed: PlacedGlyph) => void;

  constructor(set: (placed: PlacedGlyph) => void) {
    this.set = set;
  }

  begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.line = [0, 0];
    this.at = [0, 0];
  }

  move(x: number, y: number): void {
    this.line = [this.line[0] + x, this.line[1] + y];
    this.at = [...this.line];
  }

  /** Letters, and numbers that move the next one back by so many thousandths of the size. */
  show(
    shown: readonly unknown[],
    state: GraphicsState,
    { font, face }: Face,
    order: number,
    artifact: boolean,
  ): void {
    const upright = state.fontSize < 0 ? -1 : 1;
    const fontSize = Math.abs(state.fontSize);
    const unit = Math.abs(font?.fontMatrix?.[0] ?? 0.001);
    const scale = state.scale * upright;
    const whole = times(state.ctm, this.matrix);
    const size = sizeOf(font, fontSize) * Math.hypot(whole[2], whole[3]);
    let x = 0;
    for (const one of shown) {
      if (typeof one === 'number') {
        x += (font?.vertical ? 1 : -1) * one * fontSize * 0.001;
        continue;
      }
      if (!isGlyph(one)) continue;
      const width = (one.width ?? 0) * fontSize * unit;
      const spacing = (one.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const text = one.unicode ?? '';
      const from = apply(whole, this.at[0] + x * scale, this.at[1] + state.rise);
      const to = apply(whole, this.at[0] + (x + width) * scale, this.at[1] + state.rise);
      if (text !== '') this.set(this.placed(from, to, { text, size, face, order, artifact, state, whole }));
      x += width + spacing * upright;
    }
    this.at = [this.at[0] + x * scale, this.at[1]];
  }

  private placed(
    from: [number, number],
    to: [number, number],
    set: {
      text: string;
      size: number;
      face: Typeface;
      order: number;
      artifact: boolean;
      state: GraphicsState;
      whole: Matrix;
    },
  ): PlacedGlyph {
    const { text, size, order, artifact, state, whole } = set;
    // Letters that are outlined in their own color are a bold made by hand.
    const bolder = state.renderingMode === 2 && !set.face.bold;
    const face = bolder ? { ...set.face, bold: true } : set.face;
    const quarters = ((Math.round(Math.atan2(whole[1], whole[0]) / (Math.PI / 2)) % 4) + 4) % 4;
    return {
      quarters,
      color: state.fill,
      invisible: state.renderingMode === 3 || (state.renderingMode < 4 && state.fillAlpha < 0.02),
      glyph: {
        text,
        ...alongLine(from, to, quarters),
        size,
        face,
        hidden: false,
        order,
        artifact,
        spaced: false,
      },
    };
  }
}

/** Where a letter stands on its line; turned lines as if the page were turned with them. */
function alongLine(from: [number, number], to: [number, number], quarters: number) {
  const turned = ([x, y]: [number, number]): [number, number] =>
    quarters === 1 ? [y, -x] : quarters === 2 ? [-x, -y] : quarters === 3 ? [-y, x] : [x, y];
  const [x0, baseline] = turned(from);
  const [x1] = turned(to);
  return { left: Math.min(x0, x1), right: Math.max(x0, x1), baseline };
}

/** Fonts made of drawings have units of their own; their box says how large they are. */
function sizeOf(font: PdfFont | undefined, fontSize: number): number {
  const unit = Math.abs(font?.fontMatrix?.[3] ?? 0.001);
  if (!font?.isType3Font || Math.abs(unit - 0.001) < 0.0002) return fontSize;
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs(top - bottom) * unit;
  return height > 0.2 && height < 5 ? fontSize * height : fontSize;
}

function isGlyph(value: unknown): value is ShownGlyph {
  return typeof value === 'object' && value !== null && 'unicode' in value;
}
