import { axeViolationsInEveryLook, expect } from '../../harness/browser-fixtures.ts';
import { test } from '../../harness/signed-in-owner.ts';

const cases = {
  en: {
    size: { width: 1440, height: 900 },
    read: 'Read the bank’s file',
    choose: 'Choose a file',
    other: 'Choose another file',
    wrong: 'This is no statement of a bank.',
    confirm: 'To confirm',
    note: 'Note as received',
    noted: 'Noted',
    already: 'Noted already',
    went: 'One line is of money that went out; it is not shown.',
    bad: 'not a day: 39-11-2026',
  },
  pt: {
    size: { width: 390, height: 844 },
    read: 'Ler o ficheiro do banco',
    choose: 'Escolher um ficheiro',
    other: 'Escolher outro ficheiro',
    wrong: 'Isto não é um extrato bancário.',
    confirm: 'Por confirmar',
    note: 'Registar como recebido',
    noted: 'Registado',
    already: 'Já registados',
    went: 'Uma linha é de dinheiro que saiu; não é mostrada.',
    bad: 'data inválida: 39-11-2026',
  },
} as const;

const file = (text: string) => ({
  name: 'movimentos.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text, 'latin1'),
});

for (const [language, say] of Object.entries(cases))
  test(`the bank's file is read and a transfer confirmed, at ${say.size.width}, in ${language}`, async ({
    page,
    allowConsole,
    server,
  }) => {
    // A file that is no statement is refused.
    allowConsole(/bank-statements/);
    await page.setViewportSize(say.size);
    await page.addInitScript((shown) => localStorage.setItem('admin-language', shown), language);
    const headers = { Origin: server.origin };
    const account = { isOn: true, iban: 'PT50000201231234567890154', bic: '', holder: 'Entrada' };
    await page.request.put('/api/admin/bank-account', { data: account, headers });
    const ask = async (name: string, amount: number) => {
      const email = `${name.split(' ')[0]}-${language}-${Date.now()}@tessera.example`;
      const data = { email, name, title: 'Half', titlePt: 'Metade', amount, dueDay: '2027-12-24' };
      const asked = await page.request.post('/api/admin/payment-requests', { data, headers });
      return (await asked.json()) as { reference: string };
    };
    const cents = language === 'en' ? '11' : '22';
    const { reference } = await ask('Noor Haddad', Number(`1700.${cents}`));
    await ask('Ana Silva', Number(`1800.${cents}`));

    await page.goto('/admin/orders/asked');
    await page.getByRole('link', { name: say.read }).click();
    await page.getByLabel(say.choose).setInputFiles(file('Dear owner, the money came.'));
    await expect(page.getByRole('alert').filter({ hasText: say.wrong })).toBeVisible();
    const statement = file(
      [
        'Data mov.;Data valor;Descrição;Débito;Crédito;Saldo',
        `20-11-2026;20-11-2026;TRANSFERÊNCIA ${reference.replace('-', '')};;1.700,${cents};1,00`,
        `20-11-2026;20-11-2026;TRF DE ANA SILVA;;1.800,${cents};1,00`,
        `20-11-2026;20-11-2026;TRF DE ANA SILVA;;1.799,${cents};1,00`,
        '20-11-2026;20-11-2026;ÁGUA;12,00;;1,00',
        '39-11-2026;20-11-2026;TRF;;12,00;1,00',
      ].join('\r\n'),
    );
    await page.getByLabel(say.choose).setInputFiles(statement);
    const panel = page.getByRole('region', { name: say.confirm });
    await expect(panel.getByText('TRANSFERÊNCIA')).toBeVisible();
    await expect(page.getByText(say.went)).toBeVisible();
    await expect(page.getByText(say.bad)).toBeVisible();
    expect(await axeViolationsInEveryLook(page)).toEqual([]);
    await page.setViewportSize(say.size);

    // By keyboard: the first is confirmed, and the next is one step away.
    const buttons = panel.getByRole('button', { name: say.note });
    await expect(buttons).toHaveCount(2);
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    await expect(panel.getByText(say.noted, { exact: true })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(buttons).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(buttons).toHaveCount(0);

    await page.getByLabel(say.other).setInputFiles(statement);
    const already = page.getByRole('region', { name: say.already });
    await expect(already.getByRole('listitem')).toHaveCount(2);
    await expect(panel).toHaveCount(0);
  });
