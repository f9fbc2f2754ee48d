import { Link } from 'react-router';
import { CheckIcon, CloseIcon } from '#ui/display/icons.tsx';
import { PricedText } from '../pricing/priced-text.tsx';
import { comparison } from '../content/builder-online.ts';

/** What can be done with and without paying, line by line. */
export function ComparisonTable() {
  return (
    <>
      <table className="w-full border-t-2 border-ink text-left">
        <thead>
          <tr className="align-bottom text-sm">
            <th scope="col" className="py-3 pr-3">
              {comparison.what}
            </th>
            <th scope="col" className="w-[24%] py-3 pr-3">
              {comparison.free}
            </th>
            <th scope="col" className="w-[24%] py-3">
              {comparison.paid}
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.rows.map(({ what, free, paid }) => (
            <tr key={what} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-3 font-normal">
                {what}
              </th>
              <td className="py-3 pr-3">
                <Answer>{free}</Answer>
              </td>
              <td className="py-3">
                <Answer>{paid}</Answer>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-5 max-w-[62ch] text-ink-soft">
        {comparison.note}{' '}
        <Link to="/pricing" className="text-accent underline">
          {comparison.plans}
        </Link>
      </p>
    </>
  );
}

/** The word, with its sign before it. */
function Answer({ children }: { children: string }) {
  return (
    <span className="inline-flex items-start gap-1.5">
      {children === comparison.yes && <CheckIcon className="mt-0.5 size-5 shrink-0 text-accent" />}
      {children === comparison.no && <CloseIcon className="mt-0.5 size-5 shrink-0 text-ink-faint" />}
      <PricedText>{children}</PricedText>
    </span>
  );
}
