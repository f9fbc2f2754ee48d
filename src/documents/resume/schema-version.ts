/** Version of the resume's shape. Raise it with every change that old data does not already satisfy. */
export const RESUME_SCHEMA_VERSION = 1;
