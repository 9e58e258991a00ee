const reasons: readonly (readonly [RegExp, string])[] = [
  [
    /self[- ]signed certificate|DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN/i,
    'is signed by itself or by an authority that this machine does not know. Set NODE_EXTRA_CA_CERTS to a file (PEM) with the certificate that signed it, in the environment and not in .env, and start again',
  ],
  [
    /unable to (get (local )?issuer|verify the first) certificate|UNABLE_TO_(GET_ISSUER|VERIFY_LEAF)/i,
    'is signed by an authority that this machine does not know, or comes without the certificates between. Let the mail server send its whole chain, or set NODE_EXTRA_CA_CERTS to a file (PEM) with the missing ones, in the environment and not in .env, and start again',
  ],
  [/certificate has expired|CERT_HAS_EXPIRED/i, 'has expired. Renew it on the mail server'],
  [
    /Hostname\/IP does not match certificate|ERR_TLS_CERT_ALTNAME_INVALID/i,
    'is for another name than the one in SMTP_URL. Write the name that the certificate has into SMTP_URL',
  ],
];

/** Returns what is wrong with a mail server's certificate and the remedy, or null for any other failure. */
export function explainCertificate(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as { code?: unknown };
  const text = `${String(code)} ${error.message}`;
  const found = reasons.find(([pattern]) => pattern.test(text));
  return found ? `The mail server's certificate ${found[1]}.` : null;
}
