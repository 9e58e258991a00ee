/** Providers whose domain belongs to strangers as well: blocking it would block them all. */
const domains = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'outlook.pt', 'hotmail.com', 'hotmail.pt'],
  ...['live.com', 'live.com.pt', 'msn.com', 'yahoo.com', 'yahoo.co.uk', 'icloud.com', 'me.com'],
  ...['proton.me', 'protonmail.com', 'gmx.net', 'gmx.de', 'sapo.pt', 'mail.pt', 'netcabo.pt'],
  ...['aol.com', 'mail.com', 'orange.fr', 'web.de', 'libero.it', 'uol.com.br', 'bol.com.br'],
]);

/** Returns whether anyone can have an address of a domain. */
export function isPublicMailDomain(domain: string): boolean {
  return domains.has(domain.toLowerCase());
}
