import { type ComponentProps, useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = ComponentProps<'div'> & {
  /** Inner space; `none` for cards that begin with a picture. */
  padding?: 'none' | 'snug' | 'roomy';
};

const PADDING = { none: '', snug: 'p-4', roomy: 'p-5 sm:p-7' } as const;

export function Card({ padding = 'roomy', className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('rounded-lg bg-sheet shadow-sheet', PADDING[padding], className)} />
  );
}

type TitledCardProps = {
  title: string;
  /** A line below the title. */
  text?: ReactNode;
  children: ReactNode;
};

/** A card that is a section of its page, called by its title. */
export function TitledCard({ title, text, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {text && <p className="mt-1 text-ink-soft">{text}</p>}
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}
