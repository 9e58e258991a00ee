import { expect } from 'vitest';
import type { CreatedRequest } from '#features/payments/requests/create-request.server.ts';
import type { BankStatement } from '#features/payments/statements/statements.ts';
import { readAs } from '../../factories/staff-orders.ts';
import {
  addStaff,
  type Browser,
  becomeOwner,
  test as it,
  signIn,
} from '../../factories/staff-site.ts';

const account = {
  isOn: true,
  iban: 'PT50 0002 0123 1234 5678 9015 4',
  bic: '',
  holder: 'Entrada, Lda',
};

async function ask(owner: Browser, name: string, amount: number): Promise<CreatedRequest> {
  const response = await owner.send('/api/admin/payment-requests', {
    email: `${name.split(' ')[0]?.toLowerCase()}@tessera.example`,
    name,
    title: 'Second half',
    titlePt: 'Segunda metade',
    amount,
    dueDay: '2026-12-24',
  });
  return (await response.json()) as CreatedRequest;
}

function upload(staff: Browser, file: string | Uint8Array): Promise<Response> {
  const bytes = new Uint8Array(Buffer.from(file));
  return staff.sendBytes('/api/admin/bank-statements', bytes, { 'Content-Type': 'text/csv' });
}

async function propose(staff: Browser, file: string): Promise<BankStatement> {
  const response = await upload(staff, file);
  expect(response.status).toBe(200);
  return (await response.json()) as BankStatement;
}

const statesOf = ({ rows }: BankStatement) => rows.map(({ status }) => status);

const note = (
  staff: Browser,
  { request, day, amount, note: said }: BankStatement['rows'][number],
) => staff.send(`/api/admin/payment-requests/${request?.id}/received`, { day, amount, note: said });

it('proposes, notes what a person confirms, and knows it when the file comes again', async ({
  site,
}) => {
  const owner = await becomeOwner(site);
  await owner.send('/api/admin/bank-account', account, { method: 'PUT' });
  const first = await ask(owner, 'Noor Haddad', 500);
  await ask(owner, 'Ana Silva', 1_234.56);
  const third = await ask(owner, 'Rui Paz', 80);
  await addStaff(site, { email: 'bruno@entrada.example', role: 'bookkeeper' });
  const bookkeeper = await signIn(site, 'bruno@entrada.example');
  const file = [
    'Conta;0123456789',
    '',
    'Data mov.;Data valor;Descrição;Débito;Crédito;Saldo',
    `19-11-2026;19-11-2026;TRF DE N HADDAD ${first.reference.replace('-', ' ').toLowerCase()};;500,00;1,00`,
    '19-11-2026;19-11-2026;TRF DE ANA SILVA;;1.234,56;1,00',
    '19-11-2026;19-11-2026;TRF DE ANA SILVA;;1.234,56;1,00',
    `19-11-2026;19-11-2026;TRF ${third.reference};;79,00;1,00`,
    '19-11-2026;19-11-2026;AGUA;12,00;;1,00',
    '39-11-2026;19-11-2026;TRF;;12,00;1,00',
  ].join('\r\n');
  const read = await propose(bookkeeper, file);
  expect(statesOf(read)).toEqual(['sure', 'likely', 'unknown', 'differs']);
  expect(read).toMatchObject({
    kind: 'csv',
    outgoing: 1,
    problems: [{ line: 9, code: 'no_day', detail: '39-11-2026' }],
  });
  expect(read.rows[0]).toMatchObject({
    line: 4,
    amount: 500,
    by: 'reference',
    request: { reference: first.reference, total: 500, person: { name: 'Noor Haddad' } },
  });
  // Nothing is noted by being read.
  expect(statesOf(await propose(bookkeeper, file))).toEqual(statesOf(read));

  const [sure, likely] = read.rows;
  if (!sure || !likely) throw new Error('nothing was proposed');
  expect((await note(bookkeeper, { ...sure, amount: 501 })).status).toBe(409);
  for (const row of [sure, likely]) expect((await note(bookkeeper, row)).status).toBe(200);
  expect((await note(bookkeeper, sure)).status).toBe(409);
  const order = await readAs<{ entries: { label: string; note: string | null }[] }>(
    owner,
    `/api/admin/orders/${(await propose(owner, file)).rows[0]?.request?.paidBy}`,
  );
  expect(order.entries).toContainEqual(
    expect.objectContaining({ label: 'transfer_noted', note: sure.note }),
  );
  // Another payment of the same amount: of two equal lines one was noted, the other may be it.
  await ask(owner, 'Eva Lima', 500);
  expect(statesOf(await propose(owner, file))).toEqual([
    'received',
    'received',
    'unknown',
    'differs',
  ]);
  const camt = (iban: string) => `<Document><BkToCstmrStmt><Stmt>
    <Acct><Id><IBAN>${iban}</IBAN></Id></Acct><Ntry><Amt Ccy="EUR">500.00</Amt>
    <CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>
    <NtryDtls><TxDtls><RltdPties><DbtrAcct><Id><IBAN>PT50003506510000000000033</IBAN></Id></DbtrAcct>
    </RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
  const other = await propose(owner, camt(account.iban.replaceAll(' ', '')));
  expect(other).toMatchObject({
    kind: 'camt',
    otherAccount: null,
    rows: [{ status: 'likely', by: 'amount' }],
  });
  expect(other.rows[0]?.note).toBe('2026-11-20');
  const foreign = await propose(owner, camt('ES9121000418450200051332'));
  expect(foreign.otherAccount).toBe('ES9121000418450200051332');
  expect(statesOf(foreign)).toEqual(['likely']);
});

it('says what is no statement, who may read one, and that transfers are off', async ({ site }) => {
  const owner = await becomeOwner(site);
  const codeOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { code: string }).code,
  ];
  const file = 'Data;Descrição;Montante\n20-11-2026;TRF;5,00\n';
  expect(await codeOf(await upload(owner, file))).toEqual([409, 'transfers_off']);
  await owner.send('/api/admin/bank-account', account, { method: 'PUT' });
  expect((await upload(owner, file)).status).toBe(200);
  for (const [code, bytes] of [
    ['no_statement', 'Dear owner, the money came.'],
    ['no_lines', 'Data;Descrição;Montante\n'],
    ['spreadsheet', Buffer.from([0x50, 0x4b, 3, 4])],
  ] as const)
    expect(await codeOf(await upload(owner, bytes))).toEqual([422, code]);
  const large = await upload(owner, Buffer.alloc(2 * 1024 * 1024 + 1, 'a'));
  expect(await codeOf(large)).toEqual([413, 'too_large']);
  await addStaff(site, { email: 'tiago@entrada.example' });
  const staff = await signIn(site, 'tiago@entrada.example');
  expect((await upload(staff, file)).status).toBe(403);
});
