import { Button } from '../buttons/button.tsx';
import { ButtonLink } from '../buttons/button-link.tsx';
import { classNames } from '../class-names.ts';
import type { Navigation } from './navigation.ts';

export type AccountLinksProps = {
  navigation: Navigation;
  signedIn: boolean;
  onLogout: () => void;
  /** Called when a person follows any of them, for the mobile menu to close. */
  onLeave?: () => void;
  className?: string;
};

/** Login and Get Started, or Dashboard, Account and Logout. */
export function AccountLinks({ navigation, signedIn, onLogout, onLeave, className }: AccountLinksProps) {
  const { signedIn: inside, signedOut: outside } = navigation;
  const leave = onLeave ? { onClick: onLeave } : {};
  return (
    <div className={classNames('flex shrink-0 gap-2 whitespace-nowrap lg:max-xl:gap-0.5', className)}>
      {signedIn ? (
        <>
          <ButtonLink to={inside.home.to} variant="secondary" size="small" {...leave}>
            {inside.home.label}
          </ButtonLink>
          <ButtonLink to={inside.account.to} variant="quiet" size="small" {...leave}>
            {inside.account.label}
          </ButtonLink>
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onLeave?.();
              onLogout();
            }}
          >
            {inside.logoutLabel}
          </Button>
        </>
      ) : (
        <>
          <ButtonLink to={outside.login.to} variant="quiet" size="small" {...leave}>
            {outside.login.label}
          </ButtonLink>
          <ButtonLink to={outside.start.to} size="small" {...leave}>
            {outside.start.label}
          </ButtonLink>
        </>
      )}
    </div>
  );
}
