/** What a PDF says of itself; what is not there is empty. */
export async function propertiesOf(document: {
  getMetadata: () => Promise<{ info: object }>;
}): Promise<{ title: string; author: string; producer: string }> {
  try {
    const { info } = await document.getMetadata();
    const text = (key: string) => {
      const value = (info as Record<string, unknown>)[key];
      return typeof value === 'string' ? value.trim() : '';
    };
    return { title: text('Title'), author: text('Author'), producer: text('Producer') || text('Creator') };
  } catch {
    // A file with broken properties can still be read.
    return { title: '', author: '', producer: '' };
  }
}
