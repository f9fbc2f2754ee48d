/** From this width on, editor and preview stand side by side; Tailwind's `lg`. */
export const SIDE_BY_SIDE = '(min-width: 64rem)';
