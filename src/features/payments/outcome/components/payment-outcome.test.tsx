import { describe, expect, it } from 'vitest';
import { type Language, prefixOf } from '#i18n/language.ts';
import type { Payment } from '../payment.ts';
import { paidOrder, renderPaymentPage, paidService as service } from '../sample-payment.tsx';
import { PaymentOutcome } from './payment-outcome.tsx';
import type { PaymentStatus } from './use-payment-status.ts';

function found(payment: Payment, email: string | null = null): PaymentStatus {
  return { kind: 'found', payment, order: paidOrder, email };
}

function render(given: Payment | PaymentStatus, language: Language = 'en'): string {
  const status = 'kind' in given ? given : found(given);
  return renderPaymentPage(
    <PaymentOutcome status={status} retry={() => {}} check={async () => {}} />,
    language,
  );
}

/** The texts of a description list, term by term. */
function detailsOf(markup: string): Record<string, string> {
  const pairs = markup.matchAll(/<dt>(.*?)<\/dt>\s*<dd[^>]*>(.*?)<\/dd>/g);
  return Object.fromEntries([...pairs].map(([, dt, dd]) => [dt, dd?.replace(/<[^>]+>/g, '')]));
}

it.each([
  ['en', 'Reverse charge', 'Withdraw from contract here'],
  ['pt', 'autoliquidação', 'Resolver o contrato aqui'],
] as const)(
  'a business sees why it pays no tax, and no way to withdraw: %s',
  (language, reason, withdraw) => {
    const untaxed = { net: 1450, vat: 0, vatRate: 0, vatTreatment: 'reverse_charge' as const };
    const business = { ...service, ...untaxed, isConsumer: false };
    const shown = render({ status: 'paid', ...business }, language);
    expect(shown).toContain(reason);
    expect(shown).not.toContain(withdraw);
    const consumer = render({ status: 'paid', ...service }, language);
    expect(consumer).not.toContain(reason);
    expect(consumer).toContain(withdraw);
    const older = render({ status: 'paid', ...service, net: null, vat: null }, language);
    expect(older).not.toContain('IVA');
  },
);

describe('a successful payment', () => {
  const markup = render({ status: 'paid', ...service });

  it('shows service, amount, the day in Lisbon and the status Completed', () => {
    expect(detailsOf(markup)).toEqual({
      Net: '€1,178.86',
      'VAT (IVA) 23%': '€271.14',
      Service: 'Company Setup',
      Amount: '€1,450.00',
      Date: '17\u00a0April 2025',
      Order: 'EN-7K2M9P',
      Status: 'Completed',
    });
  });

  it('says what happens next', () => {
    expect(markup).toContain('<h2>What happens next</h2>');
    expect(markup).toMatch(/E-mail confirmation.*within 24 hours.*schedule a session/is);
  });

  it('dates the call of the consultant and leads to the booking', () => {
    expect(markup).toContain('By 00:30 on Friday 18\u00a0April');
    expect(markup).toMatch(/href="\/book-consultation"[^>]*>Schedule a session</);
  });

  it('names the address that the receipt goes to, once it is known', () => {
    expect(markup).toContain('Where should we send the confirmation and the receipt?');
    const known = render(found({ status: 'paid', ...service }, 'noor@tessera.example'));
    expect(known).toContain('on its way to noor@tessera.example');
    expect(known).not.toContain('type="email"');
  });

  it('leads to the client portal and home', () => {
    expect(markup).toContain('href="/client-portal"');
    expect(markup).toContain('href="/"');
  });

  it('has a place for confetti, and no style in its markup', () => {
    expect(markup).toContain('class="confetti"');
    expect(markup).not.toContain('style=');
  });

  it('speaks Portuguese', () => {
    const portuguese = render({ status: 'paid', ...service }, 'pt');
    expect(detailsOf(portuguese)).toEqual({
      Serviço: 'Abertura de Empresa',
      'Valor sem IVA': '1178,86\u00a0€',
      'IVA 23\u00a0%': '271,14\u00a0€',
      Valor: '1450,00\u00a0€',
      Data: '17\u00a0de\u00a0abril de\u00a02025',
      Encomenda: 'EN-7K2M9P',
      Estado: 'Concluído',
    });
    expect(portuguese).toContain('O que se segue');
    expect(portuguese).toContain('href="/pt/client-portal"');
  });
});

describe('a pending payment', () => {
  it('has the same parts, the status Pending and no confetti', () => {
    const markup = render({ status: 'pending', waiting: null, ...service });
    expect(detailsOf(markup)).toMatchObject({ Service: 'Company Setup', Status: 'Pending' });
    expect(markup).toContain('What happens next');
    expect(markup).not.toContain('confetti');
    expect(markup).not.toMatch(/completed|received\./i);
    expect(detailsOf(render({ status: 'pending', waiting: null, ...service }, 'pt')).Estado).toBe(
      'Pendente',
    );
  });
});

describe('a failed payment', () => {
  it('shows the message of the provider and a link back to the checkout', () => {
    const markup = render({ status: 'failed', message: 'Your card has <expired>.', ...service });
    expect(markup).toContain('Your card has &lt;expired&gt;.');
    expect(markup).toContain('Your details are still in the form');
    expect(markup).toContain('href="/checkout"');
    expect(markup).not.toMatch(/confetti|Completed|What happens next/);
    const { Amount: amount, Order: order, Status: status } = detailsOf(markup);
    expect([amount, order, status]).toEqual(['€1,450.00', 'EN-7K2M9P', 'Not paid']);
    expect(render({ status: 'failed', message: 'x', ...service }, 'pt')).toContain(
      'href="/pt/checkout"',
    );
  });
});

describe('a payment that was never made', () => {
  it('says that nothing has been charged and leads back', () => {
    const markup = render({ status: 'failed', message: null, ...service });
    expect(markup).toContain('nothing has been charged');
    expect(markup).toContain('href="/checkout"');
    expect(markup).not.toMatch(/card provider says|usual reasons|confetti/);
  });
});

describe('a refunded payment', () => {
  it('has the status Refunded, promises nothing and throws no confetti', () => {
    const markup = render({ status: 'refunded', ...service });
    expect(detailsOf(markup)).toMatchObject({ Amount: '€1,450.00', Status: 'Refunded' });
    expect(markup).not.toMatch(/confetti|Completed|What happens next/);
    const portuguese = render({ status: 'refunded', ...service }, 'pt');
    expect(detailsOf(portuguese).Estado).toBe('Reembolsado');
  });
});

describe('a payment that could not be checked', () => {
  it.each([
    ['en', 'do not pay again', 'Try again'],
    ['pt', 'não volte a pagar', 'Tentar de novo'],
  ] as const)('claims nothing and can be asked again (%s)', (language, warning, button) => {
    const markup = render({ kind: 'unreachable' }, language);
    expect(markup).toContain(warning);
    expect(markup).toMatch(new RegExp(`<button[^>]*>${button}</button>`));
    expect(markup).not.toMatch(/confetti|Completed|Concluído|<dl/);
  });

  it('claims nothing while it loads', () => {
    const markup = render({ kind: 'loading' });
    expect(markup).toContain('Looking up</span>');
    expect(markup).not.toMatch(/confetti|Completed|received|<dl/);
  });
});

describe('no payment', () => {
  it.each(['en', 'pt'] as const)(
    'claims nothing and leads on, and says whom to ask (%s)',
    (language) => {
      const markup = render({ kind: 'none' }, language);
      const prefix = prefixOf[language];
      expect(markup).toContain('href="tel:+351210000000"');
      expect(markup).toContain('href="mailto:ola@entrada.example"');
      expect(markup).toContain(`href="${prefix}/client-portal"`);
      expect(markup).toContain(`href="${prefix || '/'}"`);
      expect(markup).not.toMatch(/confetti|Completed|Concluído|Pending|Pendente|<dl/);
    },
  );
});

const waiting = {
  kind: 'multibanco',
  entity: '11249',
  reference: '999000123',
  phoneEnd: null,
  orderedAt: '2026-12-01T14:32:00.000Z',
  until: '2026-12-09T23:59:00.000Z',
} as const;

describe('a payment that waits', () => {
  const unpaid = { ...service, contactBy: null };
  function waitingFor(kind: 'multibanco' | 'mb_way' | 'sepa_debit', order = {}): Payment {
    return { status: 'pending', ...unpaid, ...order, waiting: { ...waiting, kind } };
  }

  it.each([
    ['en', 'Until Wednesday 9\u00a0December 2026, 23:59, Lisbon time', 'Copy the reference'],
    [
      'pt',
      'Até quarta-feira, 9\u00a0de\u00a0dezembro de\u00a02026, às\u00a023:59',
      'Copiar a referência',
    ],
  ] as const)('for a voucher shows its numbers and its end (%s)', (language, until, copy) => {
    const markup = render(waitingFor('multibanco'), language);
    expect(markup).toContain('999 000 123');
    expect(markup).toContain(until);
    expect(markup).toContain(copy);
    expect(markup).not.toMatch(/confetti|Completed|wait-test/);
  });

  it('for a phone names the end of its number', () => {
    const phone = { ...waiting, kind: 'mb_way', phoneEnd: '210' } as const;
    const markup = render({ status: 'pending', ...unpaid, waiting: phone });
    expect(markup).toContain('the number that ends in 210');
    expect(markup).toContain('Send it again');
  });

  it('for a debit names the days on which it may arrive', () => {
    const markup = render(waitingFor('sepa_debit'));
    expect(markup).toContain(
      'between Thursday\u00a03\u00a0December and Wednesday\u00a09\u00a0December',
    );
  });

  it('lets a tester end it, in the sandbox alone', () => {
    const sandbox = waitingFor('multibanco', { isTest: true, provider: 'sandbox' });
    expect(render(sandbox)).toContain('Pay the voucher now');
    const testKeys = waitingFor('multibanco', { isTest: true });
    expect(render(testKeys)).toContain('Test mode');
    expect(render(testKeys)).not.toContain('Pay the voucher now');
  });

  it.each([
    ['multibanco', 'The reference has lapsed', 'Start again'],
    ['mb_way', 'The request was not accepted', 'Send it again'],
    ['sepa_debit', 'Your bank did not pay the debit', 'Start again'],
  ] as const)('in vain, for %s, says so and that nothing was charged', (kind, title, again) => {
    const markup = render({ status: 'lapsed', ...unpaid, waiting: { ...waiting, kind } });
    expect(markup).toContain(title);
    expect(markup).toContain('Nothing was charged');
    expect(markup).toContain('href="/checkout?packageId=company-setup&amp;');
    expect(markup).toContain(again);
    expect(markup).toContain('href="tel:+351210000000"');
    expect(detailsOf(markup)).toMatchObject({
      Service: 'Company Setup',
      Order: 'EN-7K2M9P',
      Amount: '€1,450.00',
      Status: 'Not paid',
    });
  });
});
