/** A text as it is printed, and the path of the field that it was written in, such as `employment.0.position`. */
export type PrintedField = { path: string; text: string };
