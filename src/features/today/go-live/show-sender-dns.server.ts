import { Resolver } from 'node:dns/promises';
import { requireCompany } from '#features/company/company.server.ts';
import type { Context } from '#platform/context/context.server.ts';
import type { Settings } from '#platform/env.server.ts';
import { createSender } from '#platform/mailer/sender.server.ts';
import type { SenderDns } from './go-live.schema.ts';
import { judgeDkim, judgeDmarc, judgeSpf, type Records } from './sender-records.ts';

/** The names that large mail providers and usual mail servers give their keys. */
const selectors = ['default', 'dkim', 'mail', 'google', 'selector1', 'selector2', 'k1', 's1', 's2'];

const noRecord = new Set(['ENODATA', 'ENOTFOUND']);

type Ask = (name: string) => Promise<Records>;

function createAsk(servers: readonly string[]): Ask {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  return async (name) => {
    try {
      const texts = (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
      return { kind: 'found', texts };
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!noRecord.has(code)) return { kind: 'unanswered' };
      return { kind: 'none', nameExists: code === 'ENODATA' };
    }
  };
}

/** A domain without a policy of its own has that of the domain above it. */
async function askDmarc(ask: Ask, domain: string): Promise<Records> {
  const records = await ask(`_dmarc.${domain}`);
  const above = domain.slice(domain.indexOf('.') + 1);
  return records.kind === 'none' && above.includes('.') ? askDmarc(ask, above) : records;
}

/** Asks DNS what protects mail of the sender's domain. A server that does not answer is no finding. */
export async function showSenderDns(
  { database }: Context,
  { mailFrom, dnsServers }: Pick<Settings, 'mailFrom' | 'dnsServers'>,
): Promise<SenderDns> {
  const { address } = await createSender(mailFrom, () => database.read(requireCompany))();
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const ask = createAsk(dnsServers);
  const [spf, dmarc, below, ...keys] = await Promise.all([
    ask(domain),
    askDmarc(ask, domain),
    ask(`_domainkey.${domain}`),
    ...selectors.map(async (selector) => ({
      selector,
      records: await ask(`${selector}._domainkey.${domain}`),
    })),
  ]);
  return { domain, items: [judgeSpf(spf), judgeDkim(below, keys), judgeDmarc(dmarc)] };
}
