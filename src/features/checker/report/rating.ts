export type Rating = 'good' | 'fair' | 'poor';

/** How good a score is: 80 and above is green, 60 and above yellow. */
export function ratingOf(score: number): Rating {
  if (score >= 80) return 'good';
  return score >= 60 ? 'fair' : 'poor';
}
