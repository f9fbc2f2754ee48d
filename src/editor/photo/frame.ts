/** The frame that a photo is cut to: its width by its height. */
export const FRAME_RATIO = 4 / 5;
export const ZOOM_MAX = 5;

export type Size = { width: number; height: number };

/** What of a picture is in the frame: how much it is enlarged, and the point in its middle, in pixels of the picture. */
export type Frame = { zoom: number; x: number; y: number };
/** A picture that was opened, and what of it is in the frame. */
export type Framed = { picture: HTMLCanvasElement; frame: Frame };
export type Rectangle = Size & { x: number; y: number };

/** As much of a picture as goes into the frame, from its middle. */
export function wholeFrame({ width, height }: Size): Frame {
  return { zoom: 1, x: width / 2, y: height / 2 };
}

/** What of the picture is seen. */
export function seen(picture: Size, { zoom, x, y }: Frame): Rectangle {
  const width = Math.min(picture.width, picture.height * FRAME_RATIO) / zoom;
  const height = width / FRAME_RATIO;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The nearest frame that shows nothing beside the picture. */
export function within(picture: Size, frame: Frame): Frame {
  const zoom = Math.min(ZOOM_MAX, Math.max(1, frame.zoom));
  const { width, height } = seen(picture, { ...frame, zoom });
  const between = (at: number, half: number, most: number) => Math.min(most - half, Math.max(half, at));
  return {
    zoom,
    x: between(frame.x, width / 2, picture.width),
    y: between(frame.y, height / 2, picture.height),
  };
}

/** The frame after the picture was drawn along under it, in shares of the frame's width and height. */
export function dragged(picture: Size, frame: Frame, across: number, down: number): Frame {
  const { width, height } = seen(picture, frame);
  return within(picture, { ...frame, x: frame.x - across * width, y: frame.y - down * height });
}

/** The frame once it shows so many times as much. */
export function zoomed(picture: Size, frame: Frame, times: number): Frame {
  return within(picture, { ...frame, zoom: frame.zoom * times });
}
