import { eq } from 'drizzle-orm';
import { outbox } from '#platform/database/schema.ts';
import type { TestProduct } from '#tests/support/product.ts';

export type SignsIn = { email: string } | { phone: string };

/** The calls around a change of contacts and its undo, by owners and by those who took a session of theirs. */
export function undoCalls(product: () => TestProduct) {
  let people = 0;
  const post = (path: string, body: object, token?: string, address?: string) =>
    product().call(path, {
      ...{ method: 'POST', body, token },
      ...(address === undefined ? {} : { address }),
    });
  const messagesTo = async (recipient: string) => {
    const rows = await product()
      .database.db.select()
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(outbox.id);
    return rows.map(({ subject, text }) => `${subject}\n${text}`);
  };
  const newEmail = () => `owner${(people += 1)}@undo.example.com`;
  /** Ends codes' waits, so that the next may be asked for, while sessions stay young. */
  const signIn = async (contact: SignsIn) => {
    product().clock.advance(61);
    await post('/api/auth/send-otp', contact);
    const code = await product().lastCode(Object.values(contact)[0] ?? '');
    const answer = await post('/api/auth/verify-otp', { ...contact, code });
    return { token: String(answer.json.sessionToken), id: Number(answer.json.user?.id) };
  };

  return {
    post,
    messagesTo,
    newEmail,
    newPhone: () => `+1202456${String(3000 + (people += 1))}`,
    /** Puts a contact into the account of a session. */
    async put(token: string, contact: SignsIn) {
      const sent = await post('/api/account/contacts/send-code', contact, token);
      if (sent.status !== 200) return sent;
      const code = await product().lastCode(Object.values(contact)[0] ?? '');
      return post('/api/account/contacts/verify', { ...contact, code }, token);
    },
    remove: (token: string, channel: 'email' | 'phone') =>
      product().call(`/api/account/contacts/${channel}`, { method: 'DELETE', token }),
    signIn,
    /** An owner whose session somebody took a moment after they signed in. */
    async robbed() {
      const email = newEmail();
      const { token, id } = await signIn({ email });
      return { email, id, stolen: token };
    },
    /** The tokens of the links that a contact was sent, the oldest first. */
    async linksTo(recipient: string) {
      const texts = await messagesTo(recipient);
      return texts.flatMap((text) => /\/undo-change#([\w-]+)/.exec(text)?.[1] ?? []);
    },
    undo: (token: unknown, address?: string) => post('/api/auth/undo-change', { token }, undefined, address),
    profile: async (token: string) => product().call('/api/user/profile', { token }),
  };
}
