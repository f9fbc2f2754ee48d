/** Which of the two looks somebody chose against what their device is set to; nothing where they follow it. */
export const APPEARANCE_KEY = 'foothold:appearance';

type Appearance = 'light' | 'dark';

/** The grounds of both looks (`--color-paper` in app.css), for the bars of the browser around the page. */
const GROUNDS: Record<Appearance, string> = { light: '#f7f8f5', dark: '#111715' };
const OWN_GROUND = 'data-appearance-ground';

/** What is shown now. */
export function currentAppearance(): Appearance {
  return asAppearance(document.documentElement.dataset.appearance) ?? deviceAppearance();
}

/** Shows the other look from now on. Whoever comes back to what the device is set to follows it again. */
export function switchAppearance(): void {
  const wanted = currentAppearance() === 'dark' ? 'light' : 'dark';
  const chosen = wanted === deviceAppearance() ? null : wanted;
  show(chosen);
  try {
    if (chosen === null) localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, chosen);
  } catch {
    // Without a storage it lasts as long as the page.
  }
}

/** Shows what was chosen on this device. Runs before anything is painted, so that no page flashes in the other look. */
export function applyAppearance(): void {
  try {
    show(asAppearance(localStorage.getItem(APPEARANCE_KEY)));
  } catch {
    // Without a storage what is shown stays.
  }
}

/** Follows what is chosen in another tab. */
export function followAppearance(): () => void {
  const listen = ({ key }: StorageEvent) => (key === APPEARANCE_KEY || key === null) && applyAppearance();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function show(appearance: Appearance | null): void {
  document.head.querySelector(`meta[${OWN_GROUND}]`)?.remove();
  if (appearance === null) {
    delete document.documentElement.dataset.appearance;
    return;
  }
  document.documentElement.dataset.appearance = appearance;
  // Of several, browsers take the first that applies; those of the page follow the device.
  const ground = document.createElement('meta');
  ground.name = 'theme-color';
  ground.content = GROUNDS[appearance];
  ground.setAttribute(OWN_GROUND, '');
  document.head.prepend(ground);
}

function asAppearance(value: string | null | undefined): Appearance | null {
  return value === 'light' || value === 'dark' ? value : null;
}

function deviceAppearance(): Appearance {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
