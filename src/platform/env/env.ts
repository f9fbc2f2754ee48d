import type { PostgresSettings } from '#platform/database/postgres-settings.ts';

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

/** How connections are kept, and how they end. */
export type HttpSettings = {
  /** How long a copy that was told to stop serves on and says that it is not ready. */
  drainSeconds: number;
  /** How long a connection without a call is kept: longer than the proxy in front keeps it. */
  keepAliveSeconds: number;
  /** How long a request may take to arrive. */
  requestTimeoutSeconds: number;
  /** How long a client may take nothing of its answer, or send nothing. */
  silentTimeoutSeconds: number;
  /** Origin of a CDN that has what is under `/assets/`; undefined where that comes from here. */
  assetOrigin: string | undefined;
};

/** Names that OpenTelemetry has for what of all requests is traced. */
export const TRACE_SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

/** Where traces are sent, by OpenTelemetry's own variables. */
export type TraceSettings = {
  /** A collector that takes OTLP over HTTP. */
  endpoint: string;
  serviceName: string;
  sampler: (typeof TRACE_SAMPLERS)[number];
  /** What part of all, where the sampler takes a part. */
  ratio: number;
};

/** Everything that is configured from outside, parsed once at start. */
export type Env = {
  appEnv: AppEnv;
  host: string;
  port: number;
  /** Origin people reach the product at, without a slash at its end. */
  publicUrl: string;
  dataDir: string;
  /** May name several servers: database/servers.ts. */
  databaseUrl: string | undefined;
  /** Whether a database on another machine must be reached by TLS, in production. */
  databaseTls: 'on' | 'off';
  postgres: PostgresSettings;
  /** Absent locally: then one is made and kept in the data directory. */
  appSecret: string | undefined;
  /** The secret before it; what was made with it is taken for another day. */
  previousAppSecret: string | undefined;
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
  /** Where weaknesses are reported: `mailto:`, `https:` or `tel:`. */
  securityContact: string;
  /** Addresses or networks (CIDR) whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  limits: 'on' | 'off';
  http: HttpSettings;
  /** Where collectors read figures; nobody does where it is not set. */
  metrics: { host: string; port: number } | undefined;
  /** Nothing is traced where it is not set. */
  traces: TraceSettings | undefined;
  /** A line a request, or only those of requests that failed or took long. */
  requestLog: 'on' | 'off';
  /** Whether a production start ends where its mail server or Stripe refuses what is set up, or only says so. */
  startChecks: 'refuse' | 'log';
  /** Processes that answer calls, on one port. */
  workers: number;
};
