import type { Answer, TestProduct } from '#tests/support/product.ts';

export const DAY = 24 * 3600;
export const HOME = '203.0.113.7';
export const ELSEWHERE = '192.0.2.66';
/** What tokens and handles look like. */
export const TOKEN = /^[\w-]{43}$/;

export const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
/** How many guesses were compared with a code, and were wrong. */
export const compared = (answers: Answer[]) =>
  answers.filter(({ json }) => json.code === 'invalid_code').length;

/** The calls about codes, by those who own a contact and by strangers. */
export function codeCalls(product: () => TestProduct) {
  let people = 0;
  const post = (path: string, body: object, address = HOME, token?: string) =>
    product().call(path, { method: 'POST', body, address, token });
  const send = (body: object, address?: string) => post('/api/auth/send-otp', body, address);
  const verify = (body: object, address?: string) => post('/api/auth/verify-otp', body, address);

  /** A browser that keeps handles, as ours does. */
  function browser(address = HOME) {
    let handle: string | null = null;
    const keep = (answer: Answer) => {
      handle = answer.json?.handle ?? handle;
      return answer;
    };
    return {
      handle: () => handle,
      send: async (email: string) => keep(await send({ email, handle }, address)),
      verify: async (email: string, code: string) => keep(await verify({ email, code, handle }, address)),
      /** @returns the session token, or why there is none */
      async signIn(email: string): Promise<string> {
        const sent = await this.send(email);
        if (sent.status !== 200) return sent.text;
        const answer = await this.verify(email, await product().lastCode(email));
        return answer.json.sessionToken ?? answer.text;
      },
    };
  }

  /**
   * Asks for a contact's codes from ever new browsers and networks until no more are sent, and guesses at each.
   * @returns how many were sent
   */
  async function attack(email: string): Promise<number> {
    let [sent, refusals] = [0, 0];
    for (let ask = 0; refusals < 30; ask += 1) {
      const address = `198.51.100.${ask % 250}`;
      const asked = await send({ email, handle: null }, address);
      if (asked.status === 200) {
        sent += 1;
        const code = await product().lastCode(email);
        for (let guess = 0; guess < 4; guess += 1)
          await verify({ email, code: wrong(code), handle: asked.json.handle }, address);
      } else refusals += 1;
      product().clock.advance(30 * 60);
    }
    return sent;
  }

  return { post, send, verify, browser, attack, somebody: () => `owner${(people += 1)}@example.com` };
}
