/** The server draws for people it knows; whoever writes before signing in sees what their own browser draws. */
export class NotSignedIn extends Error {}
