import { CheckIcon, LockIcon } from '#ui/display/icons.tsx';

/** What a person may rely on when paying. */
export function TrustNotes() {
  return (
    <div className="mt-6 border-t border-line pt-4 text-sm text-ink-soft">
      <ul className="space-y-1.5">
        <li className="flex gap-2">
          <LockIcon />
          SSL encrypted
        </li>
        <li className="flex gap-2">
          <CheckIcon />
          7-day money-back guarantee
        </li>
        <li className="flex gap-2">
          <CheckIcon />
          No hidden fees or auto-renewal
        </li>
      </ul>
      <p className="mt-3">
        {/* In a tab of their own: the checkout is left by a full page load, and what was typed would be gone. */}
        By completing the purchase, you agree to our{' '}
        <a href="/terms" target="_blank" rel="noopener">
          Terms of Service
        </a>{' '}
        and{' '}
        <a href="/privacy" target="_blank" rel="noopener">
          Privacy Policy
        </a>
        .
      </p>
    </div>
  );
}
