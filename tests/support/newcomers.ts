import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { users } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from './product.ts';

/**
 * A product with somebody who is new to each test, and a stranger.
 * @param enter how somebody comes in, and what a test knows of them then
 * @param options what the product is started with
 */
export function newcomers<Person>(
  enter: (product: TestProduct, email: string) => Promise<Person>,
  options?: Parameters<typeof startTestProduct>[0],
) {
  let product: TestProduct;
  let me: Person;
  let stranger: Person;
  let people = 0;
  const email = () => `person-${people}@example.com`;
  beforeAll(async () => {
    product = await startTestProduct(options);
    stranger = await enter(product, 'stranger@example.com');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    people += 1;
    me = await enter(product, email());
  });
  return {
    get product() {
      return product;
    },
    /** The address that `me` signs in with. */
    get email() {
      return email();
    },
    get me() {
      return me;
    },
    get stranger() {
      return stranger;
    },
    /** `me` comes in anew, as after the session has ended. */
    async enterAgain() {
      me = await enter(product, email());
    },
    /** The number of `me` in the database. */
    async userId(): Promise<number> {
      const [user] = await product.database.db.select().from(users).where(eq(users.email, email()));
      if (!user) throw new Error(`there is nobody at ${email()}`);
      return user.id;
    },
  };
}

/** Signs somebody in, and answers their token. */
export const signedIn = (product: TestProduct, email: string): Promise<string> => product.signIn(email);
