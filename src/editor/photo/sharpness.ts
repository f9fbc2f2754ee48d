import { seen, type Frame, type Size } from './frame.ts';

/** Dots an inch below which a face looks blurred on paper. */
const SHARP = 200;
/** The widest place that a design has, 35 mm, in inches: a photo stays when the template is changed. */
const WIDEST_PLACE = 35 / 25.4;

/** Whether what is in the frame has too few pixels for its place on paper. */
export function printsBlurred(picture: Size, frame: Frame): boolean {
  return seen(picture, frame).width / WIDEST_PLACE < SHARP;
}
