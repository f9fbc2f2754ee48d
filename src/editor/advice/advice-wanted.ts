const KEY = 'foothold:advice';

/** Whether somebody wants advice while writing; they do until they say otherwise. */
export function adviceIsWanted(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the choice on this device, where it keeps anything. */
export function rememberAdvice(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Storage is switched off: the choice lasts as long as the page.
  }
}
