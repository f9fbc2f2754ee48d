import { fitTitle } from '#documents/fit-title.ts';
import type { Content } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';

/**
 * Documents that are called by what they hold, such as "Staff nurse – Mercy Hospital", until somebody calls one otherwise.
 * The server keeps each with a title; here one that follows from the fields is none, so that it goes on following them.
 */
export function followingTitle<Data>(
  gateway: DocumentGateway<Data>,
  titlesOfItsOwn: (data: Data) => readonly string[],
) {
  const isItsOwn = ({ title, data }: Content<Data>) =>
    titlesOfItsOwn(data).some((one) => title === fitTitle('', one));
  const edited = <C extends Content<Data>>(content: C): C =>
    isItsOwn(content) ? { ...content, title: '' } : content;
  const { readAnew } = gateway;
  const following: DocumentGateway<Data> = {
    ...gateway,
    read: async (id, signal) => edited(await gateway.read(id, signal)),
    ...(readAnew && {
      async readAnew(id: number, signal?: AbortSignal) {
        const { stored, before } = await readAnew(id, signal);
        return { stored: edited(stored), before: before && edited(before) };
      },
    }),
    async create(content, key, draftSeen) {
      const created = await gateway.create(content, key, draftSeen);
      return content.title.trim() === '' ? { ...created, title: '' } : created;
    },
  };
  return { gateway: following, edited };
}
