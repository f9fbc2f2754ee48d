/* What is loaded together for a resume that is for an application. */
export { FollowMatch } from './follow-in-builder.tsx';
export { MatchSide, MatchStrip } from './match-strip.tsx';
