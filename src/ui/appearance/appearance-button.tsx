import { MoonIcon, SunIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import { switchAppearance } from './appearance.ts';

type AppearanceButtonProps = {
  /** In a list of links the words stand beside the picture. */
  withWords?: boolean;
  className?: string;
};

/**
 * Switches between the light and the dark look. What it says follows from the look itself, by style alone: it is true
 * on a page whose application has not been loaded yet.
 */
export function AppearanceButton({ withWords = false, className }: AppearanceButtonProps) {
  const words = withWords ? '' : 'visually-hidden';
  return (
    <button
      type="button"
      onClick={switchAppearance}
      className={classNames(
        'inline-flex min-h-11 items-center rounded-md font-semibold text-sm transition-colors hover:bg-accent-wash noscript:hidden',
        withWords ? 'px-3' : 'min-w-11 justify-center',
        className,
      )}
    >
      <span className="inline-flex items-center gap-2 dark:hidden">
        <MoonIcon />
        <span className={words}>Use dark colors</span>
      </span>
      <span className="hidden items-center gap-2 dark:inline-flex">
        <SunIcon />
        <span className={words}>Use light colors</span>
      </span>
    </button>
  );
}
