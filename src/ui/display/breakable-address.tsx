import { Fragment } from 'react';

/** An address of mail that breaks at its @ or in its domain where a line is too short for it; its text is the same. */
export function BreakableAddress({ address }: { address: string }) {
  const [name = '', ...domain] = address.split(/(?=@)/u);
  const parts = [name, ...domain.flatMap((part) => part.split(/(?=\.)/u))];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
