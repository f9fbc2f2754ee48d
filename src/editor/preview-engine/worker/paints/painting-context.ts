import { outlineOf } from '#documents/render/wasm/path-cache.ts';
import { type Context, type Paint, paintKey, type PaintedPart } from './paint.ts';

/** What the renderer writes for a paint that it cannot draw. It writes colours as `#rrggbb`, black as well. */
const STANDS_FOR_PAINT = 'black';

/**
 * Makes a context paint gradients and patterns where the renderer, which knows single colours only, gives black in
 * their stead.
 * @param findPaint the paint by its key; where there is none, the shape is left out
 * @param pixelsPerPoint the size at which the page is drawn
 */
export function paintOver(
  context: Context,
  findPaint: (key: string) => Paint | undefined,
  pixelsPerPoint: () => number,
): void {
  const nativeFill = context.fill.bind(context);
  const nativeStroke = context.stroke.bind(context);
  const filling = intercept(context, 'fillStyle');
  const stroking = intercept(context, 'strokeStyle');

  const styleFor = (part: PaintedPart, path: unknown) => {
    const outline = path instanceof Path2D ? outlineOf(path) : undefined;
    return findPaint(paintKey(part, outline ?? ''))?.style(context, pixelsPerPoint());
  };
  Object.defineProperty(context, 'fill', {
    value(path: Path2D, rule?: CanvasFillRule) {
      if (filling.asked()) {
        const style = styleFor('fill', path);
        if (!style) return;
        filling.set(style);
      }
      nativeFill(path, rule);
    },
  });
  Object.defineProperty(context, 'stroke', {
    value(path: Path2D) {
      if (stroking.asked()) {
        const style = styleFor('stroke', path);
        if (!style) return;
        stroking.set(style);
      }
      nativeStroke(path);
    },
  });
}

type Style = string | CanvasGradient | CanvasPattern;

/** Keeps from a context what stands for a paint, and tells whether that was given last. */
function intercept(context: Context, name: 'fillStyle' | 'strokeStyle') {
  const native = Object.getOwnPropertyDescriptor(OffscreenCanvasRenderingContext2D.prototype, name);
  const set = (style: Style) => native?.set?.call(context, style);
  let asked = false;
  Object.defineProperty(context, name, {
    get: () => native?.get?.call(context) as Style,
    set(style: Style) {
      asked = style === STANDS_FOR_PAINT;
      if (!asked) set(style);
    },
  });
  return { asked: () => asked, set };
}
