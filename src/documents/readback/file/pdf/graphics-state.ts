import type { Matrix } from './matrix.ts';
import type { Area } from './page-marks.ts';

/** The box around all clips; `straight` where the box is the clip. */
export type Clip = Area & { straight: boolean };

/** What an operator leaves behind for those after it. */
export type GraphicsState = {
  ctm: Matrix;
  /** What is drawn shows within it alone; absent where that is the whole page. */
  clip: Clip | undefined;
  /** Absent where it is a pattern. */
  fill: string | undefined;
  stroke: string | undefined;
  fillAlpha: number;
  lineWidth: number;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Of the width of letters. */
  scale: number;
  leading: number;
  rise: number;
  /** Text rendering mode (ISO 32000-1, table 106): 3 draws nothing, 7 only clips. */
  renderingMode: number;
};

export function initialState(ctm: Matrix): GraphicsState {
  return {
    ctm,
    clip: undefined,
    fill: '#000000',
    stroke: '#000000',
    fillAlpha: 1,
    lineWidth: 1,
    font: '',
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}
