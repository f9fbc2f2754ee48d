import { madeBy } from '../tools/run.ts';

/** A face of ellipses in the size of a passport photograph, as JPEG. */
export function drawnFace(): Promise<Uint8Array> {
  const ellipse = (fill: string, at: string) => ['-fill', fill, '-draw', `ellipse ${at} 0,360`];
  return madeBy({ name: 'none', text: '' }, 'face.jpg', 'convert', [
    ...['-size', '220x280', 'gradient:#c9d6e2-#8fa3b5'],
    ...ellipse('#e3b899', '110,110 55,70'),
    ...ellipse('#3d2b1f', '110,62 60,32'),
    ...ellipse('#27435c', '110,290 100,95'),
    ...['-blur', '0x1', '-quality', '70', 'face.jpg'],
  ]);
}
