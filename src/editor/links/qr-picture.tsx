import { useMemo } from 'react';
import { qrCode } from './qr-code.ts';

/** Fields around a code that stay light, so that readers find it. */
const QUIET = 4;

/** An address for a phone's camera, dark on light in every appearance; nothing for one that is too long. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = useMemo(() => qrCode(text), [text]);
  if (!rows) return null;
  const size = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
