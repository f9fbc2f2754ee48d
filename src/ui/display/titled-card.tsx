import { useId, type ReactNode } from 'react';
import { Card } from './card.tsx';

export type TitledCardProps = {
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
