/** Version of the letter's shape. Raise it with every change that old data does not already satisfy. */
export const LETTER_SCHEMA_VERSION = 1;
