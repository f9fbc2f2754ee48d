import type { Locator } from '@playwright/test';

/** Pastes into a field as a browser does: with what the clipboard has of it. */
export async function paste(field: Locator, clipboard: { plain: string; rich?: string }): Promise<void> {
  await field.focus();
  await field.evaluate((control, { plain, rich }) => {
    const data = new DataTransfer();
    data.setData('text/plain', plain);
    if (rich !== undefined) data.setData('text/html', rich);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    // What nobody takes, the browser puts in by itself.
    if (control.dispatchEvent(event)) document.execCommand('insertText', false, plain);
  }, clipboard);
}

/** An ad as a page has it, with what does not belong to its text. */
export function asRichText(ad: string): string {
  const lines = ad
    .split('\n')
    .map((line) =>
      line.startsWith('• ') ? `<li>${line.slice(2)}</li>` : `<p>${line.replaceAll('&', '&amp;')}</p>`,
    );
  return `<html><head><style>p { color: red }</style></head><body><script>document.title = 'taken'</script>${lines.join('')}<img src="x" onerror="document.title = 'taken'"></body></html>`;
}
