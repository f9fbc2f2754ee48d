/** A mail or text message, ready to be handed over. */
export type OutgoingMessage = {
  channel: 'email' | 'sms';
  /** An email address, or a phone number in E.164. */
  recipient: string;
  /** Empty for text messages. */
  subject: string;
  text: string;
  html: string | null;
  /** Where an answer goes, when not to us: an email address. */
  replyTo?: string | null;
  /** Whose account it is about, where that is known: with the account the message is erased, whatever its address. */
  userId?: number | null;
};
