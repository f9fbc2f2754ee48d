import { ButtonLink } from '#ui/buttons/button.tsx';
import { NewHeading } from './new-heading.tsx';

type Props = {
  title: string;
  text: string;
  /** Whether it takes the place of something that the person has just used. */
  afterPress?: boolean;
};

/** Where nothing is left to press: why, and the ways on. */
export function UndoEnded({ title, text, afterPress = false }: Props) {
  return (
    <>
      <NewHeading focused={afterPress}>{title}</NewHeading>
      <p className="mt-3 mb-6 text-lg text-ink-soft">{text}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/auth">Sign In</ButtonLink>
        <ButtonLink to="/contact" variant="secondary">
          Write to support
        </ButtonLink>
      </div>
    </>
  );
}
