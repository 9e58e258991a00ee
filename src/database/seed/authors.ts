/** Who wrote the sample posts and advises the sample clients. */
export const sampleAuthors = [
  {
    id: 'rita-falcao',
    name: 'Rita Falcão',
    isConsultant: true,
    sort: 0,
    role: 'Company law and tax',
    rolePt: 'Direito das sociedades e fiscalidade',
    about: 'Registers companies, prepares bank applications and keeps the calendar of filings.',
    aboutPt: 'Constitui empresas, trata dos processos bancários e gere o calendário de obrigações.',
    languages: ['Portuguese', 'English', 'French'],
    languagesPt: ['português', 'inglês', 'francês'],
  },
  {
    id: 'tiago-meireles',
    name: 'Tiago Meireles',
    isConsultant: true,
    sort: 1,
    role: 'Online shops and payments',
    rolePt: 'Lojas online e pagamentos',
    about: 'Builds the shop, the payments and the certified invoices, and reads the numbers.',
    aboutPt: 'Monta a loja, os pagamentos e a faturação certificada, e acompanha os números.',
    languages: ['Portuguese', 'English'],
    languagesPt: ['português', 'inglês'],
  },
];
