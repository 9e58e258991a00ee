import { describe, expect, it } from 'vitest';
import { guessColumns, problemOfRoles } from './list-columns.ts';
import { type Reading, readRow } from './read-row.ts';

const rolesOf = (header: string, ...rows: string[]) =>
  guessColumns(
    header.split(','),
    rows.map((row) => row.split(',')),
  ).map(({ header: name, role }) => (role === '' ? '' : `${name}=${role}`));

const guessed = (header: string, ...rows: string[]) => rolesOf(header, ...rows).filter(Boolean);

describe('the columns of a list', () => {
  it.each([
    [
      'Mailchimp',
      'Email Address,First Name,Last Name,Address,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LAST_CHANGED,TAGS',
      'ana@x.pt,Ana,Melo,Rua A,3,2021-02-03 10:00:00,1.1.1.1,2021-02-03 10:01:00,1.1.1.1,2022-01-01,',
      ['Email Address=email', 'First Name=first', 'Last Name=last', 'CONFIRM_TIME=day'],
    ],
    [
      'those who left Mailchimp',
      'Email Address,First Name,UNSUB_TIME,UNSUB_REASON',
      'ana@x.pt,Ana,2021-02-03 10:00:00,N/A',
      ['Email Address=email', 'First Name=first', 'UNSUB_TIME=state'],
    ],
    [
      'listmonk',
      'uuid,email,name,attributes,status,created_at,updated_at',
      'u,ana@x.pt,Ana,{},enabled,2021-02-03T10:00:00Z,2021-02-03T10:00:00Z',
      ['email=email', 'name=name', 'status=state', 'created_at=day'],
    ],
    [
      'Ghost',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,created_at,deleted_at,labels',
      '1,ana@x.pt,Ana,,true,,2021-02-03T10:00:00.000Z,,',
      ['email=email', 'name=name', 'subscribed_to_emails=state', 'created_at=day'],
    ],
    [
      'Substack',
      'email,active_subscription,expiry,plan,email_disabled,created_at',
      'ana@x.pt,false,,other,false,2021-02-03T10:00:00.000Z',
      ['email=email', 'email_disabled=state', 'created_at=day'],
    ],
    [
      'a spreadsheet in Portuguese',
      'Nome,Endereço,Idioma,Data do consentimento,Origem',
      'Ana,ana@x.pt,Português,02/03/2021,Feira',
      [
        'Nome=name',
        'Endereço=email',
        'Idioma=language',
        'Data do consentimento=day',
        'Origem=source',
      ],
    ],
    ['a street that is called address', 'Address,Contact', 'Rua A,ana@x.pt', ['Contact=email']],
  ])('are guessed in a file of %s', (_, header, row, expected) => {
    expect(guessed(header, row)).toEqual(expected);
  });

  it('are guessed without headers, and hold each thing once', () => {
    expect(guessColumns(null, [['Ana', 'ana@x.pt']]).map(({ role }) => role)).toEqual([
      '',
      'email',
    ]);
    expect(guessed('email,E-mail', 'a@x.pt,b@x.pt')).toEqual(['email=email']);
    expect(problemOfRoles(['name'])).toBe('no_address');
    expect(problemOfRoles(['email', 'email'])).toBe('role_twice');
    expect(problemOfRoles(['email', '', ''])).toBeNull();
  });
});

describe('a row of a list', () => {
  const reading: Reading = {
    columns: [
      { header: 'email', role: 'email', isMonthFirst: false },
      { header: 'day', role: 'day', isMonthFirst: false },
      { header: 'source', role: 'source', isMonthFirst: false },
      { header: 'status', role: 'state', isMonthFirst: false },
    ],
    language: 'pt',
    statement: '',
    statementDay: null,
    today: '2026-11-28',
  };
  const read = (row: string, given: Partial<Reading> = {}) =>
    readRow(row.split(','), { ...reading, ...given });

  it('proves a consent by its day and its source, of which a statement may say either', () => {
    const statement = { statement: 'Form on our old site', statementDay: '2019-01-01' };
    const consents = [
      read('a@x.pt,2021-03-02,Fair').consent,
      read('a@x.pt,02/03/2021,').consent,
      read('a@x.pt,,Fair').consent,
      read('a@x.pt,02/03/2021,', statement).consent,
      read('a@x.pt,,', statement).consent,
      read('a@x.pt,2030-01-01,', statement).consent,
    ];
    expect(consents).toEqual([
      { day: '2021-03-02', source: 'Fair' },
      null,
      null,
      { day: '2021-03-02', source: 'Form on our old site' },
      { day: '2019-01-01', source: 'Form on our old site' },
      null,
    ]);
    expect(read('a@x.pt,soon,Fair').detail).toBe('soon');
  });

  it('is refused without an address, and of those who are not on the list that it comes from', () => {
    const refusals = ['not one', 'a@x.pt', 'a@x.pt,,,enabled', 'a@x.pt,,,blocklisted'].map(
      (row) => read(row).refusal,
    );
    expect(refusals).toEqual(['malformed', null, null, 'left_there']);
    const by = (header: string, cell: string) =>
      readRow(['a@x.pt', cell], {
        ...reading,
        columns: [
          { header: 'email', role: 'email', isMonthFirst: false },
          { header, role: 'state', isMonthFirst: false },
        ],
      }).refusal;
    expect([
      by('subscribed_to_emails', 'true'),
      by('subscribed_to_emails', 'false'),
      by('email_disabled', 'false'),
      by('email_disabled', 'true'),
      by('UNSUB_TIME', '2021-02-03'),
      by('Estado', 'Cancelado'),
    ]).toEqual([null, 'left_there', null, 'left_there', 'left_there', 'left_there']);
    expect(read('Ana <ANA@X.PT>').refusal).toBe('malformed');
    expect(read('<ANA@X.PT>')).toMatchObject({ email: 'ANA@X.PT', emailKey: 'ana@x.pt' });
  });
});
