/** Most pixels of a picture a side, on the device and in a call. */
export const PHOTO_SIDE_MAX = 12_000;

/** Most pixels in all of a picture as it is sent: read in steps and in four inks, each takes nine bytes of memory. */
export const SENT_PIXELS_MAX = 24_000_000;

/** Most bytes of a file that somebody chooses: what leaves the device is made small there. */
export const CHOSEN_BYTES_MAX = 20 * 1024 * 1024;

/** Most bytes of a photo as it is sent by our editor, and kept. */
export const PHOTO_BYTES_MAX = 300 * 1024;
