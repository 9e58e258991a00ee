import { describe, expect, it } from 'vitest';
import { readStatement } from './read-statement.server.ts';
import { UnreadableStatement } from './statements.ts';

async function* body(bytes: Uint8Array | string) {
  yield Buffer.from(bytes);
}

const read = (bytes: Uint8Array | string) => readStatement(body(bytes));

const cgd = `Consultar saldos e movimentos à ordem;

Conta ;0123456789 - EUR - Conta Extracto
Data de início ;01-11-2026
Data de fim ;30-11-2026

Data mov. ;Data valor ;Descrição ;Débito ;Crédito ;Saldo contabilístico ;Saldo disponível ;Categoria ;
20-11-2026;19-11-2026;TRF DE NOOR HADDAD EN-7K4QXM ;;1.234,56;5.000,00;5.000,00;Diversos ;
19-11-2026;19-11-2026;PAGAMENTO ÁGUA ;45,10;;3.765,44;3.765,44;Casa ;
31-02-2026;19-11-2026;TRF DIA ERRADO ;;10,00;3.765,44;3.765,44;Diversos ;
18-11-2026;18-11-2026;TRF SEM VALOR ;;;3.765,44;3.765,44;Diversos ;
 ; ; ; ;Saldo contabilístico ;5.000,00 EUR ; ;
`;

const millennium = `Movimentos de conta
Conta\tConta Negócios
Moeda\tEUR

Data lançamento\tData valor\tDescrição\tMontante\tTipo\tSaldo
2026-11-20\t2026-11-20\tTRF. P/O NOOR HADDAD\t500,00\tCrédito\t1 500,00
2026-11-21\t2026-11-21\tCOMISSÃO "PLUS\t7,50\tDébito\t1 492,50
2026-11-22\t2026-11-22\tTRANSF en 7k4qxm\t+1 000,00\tCrédito\t2 492,50
`;

const santander = `"Conta","0003.1234"
"Data Operação","Data valor","Descrição","Montante( EUR )","Saldo Contabilístico( EUR )"
"20/11/2026","20/11/2026","TRF CRÉD SEPA+ DE, NOOR","500,00","1.500,00"
"20/11/2026","20/11/2026","DÉBITO DIRETO","-39,90","1.460,10"
`;

const activo = `Data Lanc.;Data Valor;Descrição;Valor;Moeda;Saldo
20/11/2026;20/11/2026;TRF NOOR;500.00;EUR;1500.00
20/11/2026;20/11/2026;TRF LONDON;500.00;GBP;1500.00
`;

describe('the file of a bank', () => {
  it('is read below what stands above its header, in Windows-1252', async () => {
    const { kind, movements, problems } = await read(Buffer.from(cgd, 'latin1'));
    expect(kind).toBe('csv');
    expect(movements).toEqual([
      {
        line: 8,
        day: '2026-11-20',
        isIncoming: true,
        cents: 123_456,
        text: 'TRF DE NOOR HADDAD EN-7K4QXM',
      },
      { line: 9, day: '2026-11-19', isIncoming: false, cents: 4_510, text: 'PAGAMENTO ÁGUA' },
    ]);
    expect(problems).toEqual([
      { line: 10, code: 'no_day', detail: '31-02-2026' },
      { line: 11, code: 'no_amount', detail: '' },
    ]);
  });

  it('is read with tabs in UTF-16, whatever quotation mark is left open', async () => {
    const { movements, problems } = await read(Buffer.from(`\ufeff${millennium}`, 'utf16le'));
    expect(movements.map(({ isIncoming, cents }) => (isIncoming ? cents : -cents))).toEqual([
      50_000, -750, 100_000,
    ]);
    expect(movements[1]?.text).toBe('COMISSÃO "PLUS');
    expect(problems).toEqual([]);
  });

  it('is read with commas in quotes, and without another currency', async () => {
    const { movements } = await read(santander);
    expect(movements).toMatchObject([
      { cents: 50_000, isIncoming: true, text: 'TRF CRÉD SEPA+ DE, NOOR' },
      { cents: 3_990, isIncoming: false },
    ]);
    const other = await read(activo);
    expect(other.movements).toMatchObject([{ day: '2026-11-20', cents: 50_000 }]);
    expect(other.problems).toEqual([{ line: 3, code: 'other_currency', detail: '500.00 GBP' }]);
  });

  it.each([
    ['no_statement', 'a letter\nwith lines;and signs'],
    ['no_statement', 'name;email;language\nNoor;noor@tessera.example;en'],
    ['no_statement', ''],
    ['no_statement', '<?xml version="1.0"?><Document><Other/></Document>'],
    ['no_lines', 'Data;Descrição;Montante\n'],
    ['no_text', Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0x01, 0xff, 0xfe, 0x80])],
    ['spreadsheet', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x00])],
    ['too_large', Buffer.alloc(2 * 1024 * 1024 + 1, 'a')],
    ['too_large', `Data;Descrição;Montante\n${'20-11-2026;TRF;1,00\n'.repeat(5_001)}`],
  ])('is refused as %s', async (code, bytes) => {
    const refusal = await read(bytes).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnreadableStatement);
    expect(refusal).toMatchObject({ code });
  });

  it('lets others have their turn while it is read', async () => {
    const row = `20-11-2026;${'TRF DE NOOR '.repeat(20)};1.234,56\n`;
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const { movements } = await read(`Data;Descrição;Montante\n${row.repeat(5_000)}`);
    clearImmediate(next);
    expect(movements).toHaveLength(5_000);
    expect(turns).toBeGreaterThan(5);
  });
});

const entry = (more: string, amount = '500.00', currency = 'EUR') => `
<ns:Ntry>
  <ns:Amt Ccy="${currency}">${amount}</ns:Amt><ns:CdtDbtInd>CRDT</ns:CdtDbtInd>
  <ns:Sts><ns:Cd>BOOK</ns:Cd></ns:Sts><ns:BookgDt><ns:Dt>2026-11-20</ns:Dt></ns:BookgDt>${more}
</ns:Ntry>`;

const payment = (name: string, words: string, amount = '') => `
<ns:NtryDtls><ns:TxDtls><ns:Refs><ns:EndToEndId>NOTPROVIDED</ns:EndToEndId></ns:Refs>${amount}
  <ns:RltdPties><ns:Dbtr><ns:Nm>${name}</ns:Nm></ns:Dbtr></ns:RltdPties>
  <ns:RmtInf>${words}</ns:RmtInf></ns:TxDtls></ns:NtryDtls>`;

const camt = (entries: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
<ns:BkToCstmrStmt><ns:Stmt>${entries}
</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`;

describe('a statement in CAMT.053', () => {
  it('says who paid, with which words', async () => {
    const words = '<ns:Ustrd>Second half</ns:Ustrd><ns:Ustrd>en 7k4qxm</ns:Ustrd>';
    const structured =
      '<ns:Strd><ns:CdtrRefInf><ns:Ref>EN-7K4QXM</ns:Ref></ns:CdtrRefInf></ns:Strd>';
    const file = camt(
      entry(payment('Noor &amp; Haddad', words)) +
        entry(payment('Ana', structured)).replace('CRDT', 'DBIT'),
    );
    const { kind, movements, problems } = await read(file);
    expect(kind).toBe('camt');
    expect(problems).toEqual([]);
    expect(movements).toMatchObject([
      {
        line: 4,
        day: '2026-11-20',
        cents: 50_000,
        isIncoming: true,
        text: 'Noor & Haddad, Second half, en 7k4qxm',
      },
      { cents: 50_000, isIncoming: false, text: 'Ana, EN-7K4QXM' },
    ]);
  });

  it('takes the payments of a batch apart, and names the entries that are wrong', async () => {
    const amount = (cents: string) => `<ns:Amt Ccy="EUR">${cents}</ns:Amt>`;
    const batch =
      payment('Noor', '<ns:Ustrd>a</ns:Ustrd>', amount('200')) +
      payment('Ana', '<ns:Ustrd>b</ns:Ustrd>', amount('300'));
    const file = camt(
      [
        entry(batch),
        entry('').replace('</ns:Ntry>', ''),
        entry('').replace('>2026-11-20<', '><'),
        entry('', '9.00', 'USD'),
        entry('').replace('BOOK', 'PDNG'),
        entry('', '7.00'),
      ].join(''),
    );
    const { movements, problems } = await read(file);
    expect(movements.map(({ cents, text }) => [cents, text])).toEqual([
      [20_000, 'Noor, a'],
      [30_000, 'Ana, b'],
      [700, ''],
    ]);
    expect(problems.map(({ code }) => code)).toEqual([
      'broken',
      'no_day',
      'other_currency',
      'pending',
    ]);
  });
});
