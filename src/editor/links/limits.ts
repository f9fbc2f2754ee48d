/** Most letters of the words by which somebody knows a link. */
export const LABEL_MAX = 200;
