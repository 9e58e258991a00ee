/** Every variable that the product reads, as `.env.example` explains it. */
export const settingNames = [
  'PORT',
  'HOST',
  'ORIGIN',
  'DATA_DIR',
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'PORTAL_DEMO',
  'TRUSTED_PROXIES',
  'RATE_LIMITS',
  'LOG_LEVEL',
] as const;
