import { useState } from 'react';

type CounterProps = {
  /** In characters, both. */
  length: number;
  limit: number;
};

/** How much of its length a text has taken; those who do not see it are told once it is nearly all, and once it is. */
export function Counter({ length, limit }: CounterProps) {
  const stage = stageOf(length, limit);
  // What holds when the field comes up is no news.
  const [known, setKnown] = useState(stage);
  if (stage === 'far' && known !== 'far') setKnown('far');
  return (
    <>
      {length}/{limit} characters
      <span role="status" className="visually-hidden">
        {stage === known ? '' : NEWS[stage](limit)}
      </span>
    </>
  );
}

/** The share of the limit from which on it is near. */
const NEAR = 0.9;

type Stage = 'far' | 'near' | 'reached';

function stageOf(length: number, limit: number): Stage {
  if (length >= limit) return 'reached';
  return length >= limit * NEAR ? 'near' : 'far';
}

// Nothing in them changes with a letter: what changes is read out.
const NEWS: Readonly<Record<Stage, (limit: number) => string>> = {
  far: () => '',
  near: (limit) => `Nearly ${limit} characters.`,
  reached: (limit) => `${limit} characters reached.`,
};
