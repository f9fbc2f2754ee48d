/** Key of the query for the person's payments. */
export const PAYMENTS = ['/api/account/payments'] as const;
