import type { DocumentSession } from '#editor/session/document-session.ts';

/**
 * Makes what waits until the open document has followed its base as far as some version of it; a later wait takes the
 * place of an earlier one.
 *
 * @param follow has the document follow, where nothing of it is unsaved; a save does so else
 */
export function createOnceFollowed<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  follow: () => Promise<void>,
) {
  let stop = () => {};

  return (version: number, then: () => void): void => {
    stop();
    const look = () => {
      const { base } = session.state().following;
      if (base && base.version < version) return;
      stop();
      if (base) then();
    };
    stop = session.subscribe(look);
    look();
    void follow();
  };
}
