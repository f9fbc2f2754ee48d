/** Most looks that a person saves, and the longest name of one, in characters. */
export const LOOKS_MAX = 20;
export const LOOK_NAME_MAX = 60;
