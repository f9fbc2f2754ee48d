export type AppEnv = 'local' | 'demo' | 'production';

/** Codes and other messages go out by SMTP, or stay in the outbox for the inbox page. */
export type MailSettings = { kind: 'smtp'; url: string; from: string } | { kind: 'outbox'; from: string };

export type SmsSettings =
  | { kind: 'twilio'; accountSid: string; authToken: string; from: string; apiBase: string }
  | { kind: 'http'; url: string }
  | { kind: 'outbox' }
  | { kind: 'none' };

export type PaymentSettings =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      apiBase: string | undefined;
    };

/** Everything that is configured from outside, parsed once at start. */
export type Env = {
  appEnv: AppEnv;
  host: string;
  port: number;
  /** Origin people reach the product at, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Whether a database on another machine must be reached by TLS, in production. */
  databaseTls: 'on' | 'off';
  /** Absent locally: then one is made and kept in the data directory. */
  appSecret: string | undefined;
  mail: MailSettings;
  sms: SmsSettings;
  /** ISO 3166 codes of countries that text messages go to; empty means every country. */
  smsCountries: readonly string[];
  /** Most text messages a day, for all people together. */
  smsDailyCap: number;
  /** Most sign-in codes by mail a day, for all people together. */
  mailDailyCap: number;
  /** Codes an hour that may be asked for from one address and not be used. */
  otpPerAddressHour: number;
  payments: PaymentSettings;
  support: {
    email: string;
    phone: string | null;
    /** Page on which people chat with support. */
    chatUrl: string | null;
    postalAddress: string | null;
  };
  sellerName: string;
  /** Addresses or networks (CIDR) whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  limits: 'on' | 'off';
  /** Processes that answer calls, on one port. */
  workers: number;
};
