const fees = {
  source: 'Decree-Law 322-A/2001 (fees of the registries), article 27',
  sourcePt: 'Decreto-Lei n.º 322-A/2001 (emolumentos dos registos), artigo 27.º',
  sourceDate: '2024-04',
};
const ours = {
  source: 'Our own estimate; banks differ',
  sourcePt: 'Estimativa nossa; varia de banco para banco',
  sourceDate: '2026-11',
};

/** What each step costs and takes until the owner edits it. Euros and working days. */
export const setupCostSeeds = {
  nif: {
    title: 'Tax number (NIF) for someone living abroad',
    titlePt: 'NIF para quem vive no estrangeiro',
    ...{ costFrom: 0, costTo: 0, daysFrom: 1, daysTo: 10 },
    source: 'Decree-Law 14/2013 (tax numbers); issued on the day or sent by post',
    sourcePt: 'Decreto-Lei n.º 14/2013 (NIF); atribuído no próprio dia ou enviado por correio',
    sourceDate: '2026-11',
  },
  company: {
    title: 'Registering the company (Empresa na Hora)',
    titlePt: 'Registo da sociedade (Empresa na Hora)',
    ...{ costFrom: 360, costTo: 360, daysFrom: 1, daysTo: 1 },
    ...fees,
  },
  capital: {
    title: 'Share capital, at least one euro per partner; it stays yours',
    titlePt: 'Capital social, pelo menos um euro por sócio; continua a ser seu',
    ...{ costFrom: 1, costTo: 1, daysFrom: 0, daysTo: 0 },
    source: 'Commercial Companies Code, articles 201 and 219',
    sourcePt: 'Código das Sociedades Comerciais, artigos 201.º e 219.º',
    sourceDate: '2024-04',
  },
  branch: {
    title: 'Registering the branch (Sucursal na Hora)',
    titlePt: 'Registo da sucursal (Sucursal na Hora)',
    ...{ costFrom: 200, costTo: 200, daysFrom: 1, daysTo: 5 },
    ...fees,
  },
  sole: {
    title: 'Declaring the start of activity at the tax office',
    titlePt: 'Início de atividade nas Finanças',
    ...{ costFrom: 0, costTo: 0, daysFrom: 1, daysTo: 1 },
    source: 'VAT Code, article 31: a declaration, without a fee',
    sourcePt: 'Código do IVA, artigo 31.º: uma declaração, sem custo',
    sourceDate: '2026-11',
  },
  owners: {
    title: 'Declaring the beneficial owners (RCBE), within 30 days',
    titlePt: 'Declaração do beneficiário efetivo (RCBE), no prazo de 30 dias',
    ...{ costFrom: 0, costTo: 0, daysFrom: 1, daysTo: 1 },
    source: 'Law 89/2017 and Ordinance 233/2018',
    sourcePt: 'Lei n.º 89/2017 e Portaria n.º 233/2018',
    sourceDate: '2024-04',
  },
  bank: {
    title: 'A bank account for the business',
    titlePt: 'Conta bancária da empresa',
    ...{ costFrom: 0, costTo: 0, daysFrom: 5, daysTo: 20 },
    ...ours,
  },
  certificate: {
    title: 'Online certificate of registration, one year',
    titlePt: 'Certidão permanente, um ano',
    ...{ costFrom: 25, costTo: 25, daysFrom: 0, daysTo: 0 },
    source: 'Ordinance 1416-A/2006, article 16',
    sourcePt: 'Portaria n.º 1416-A/2006, artigo 16.º',
    sourceDate: '2024-04',
  },
};
